-- Ask which commands the user of this connection may not give. It gives none of them.
-- ARGV: commands, their words with spaces between
-- Answers those that are not allowed.
local missing = {}
for _, command in ipairs(ARGV) do
  local words = {}
  for word in string.gmatch(command, '%S+') do words[#words + 1] = word end
  if not redis.acl_check_cmd(unpack(words)) then missing[#missing + 1] = command end
end
return missing
