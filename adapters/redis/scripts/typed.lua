-- Decide whether the text of a message is to be obeyed: not if it is as before, nor if an earlier text was obeyed.
-- KEYS: the message
-- ARGV: its text, the input that brought it (both hashed), life in seconds
local text, input, refused = unpack(redis.call('HMGET', KEYS[1], 'text', 'input', 'refused'))
if text and input ~= ARGV[2] then
  if text == ARGV[1] then return 'same' end
  if not refused then return 'late' end
end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'text', ARGV[1], 'input', ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 'obey'
