-- Set a chat's open table, unless another holds the chat. Answers who holds it now.
-- KEYS: open
-- ARGV: table, table that may be replaced ('' for none), life in seconds
local held = redis.call('GET', KEYS[1])
if held and held ~= ARGV[2] then
  if held == ARGV[1] then redis.call('EXPIRE', KEYS[1], ARGV[3]) end
  return held
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return ARGV[1]
