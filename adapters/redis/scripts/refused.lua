-- Count a refused call of a token by its minute, and hold the token back until a time; an earlier one changes nothing.
-- KEYS: limit of the token
-- ARGV: now, until (0 for not at all), life in milliseconds
local minute = math.floor(tonumber(ARGV[1]) / 60)
for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
  local counted = tonumber(field)
  if counted and counted <= minute - 10 then redis.call('HDEL', KEYS[1], field) end
end
redis.call('HINCRBY', KEYS[1], string.format('%d', minute), 1)
if tonumber(ARGV[2]) > tonumber(redis.call('HGET', KEYS[1], 'until') or '0') then
  redis.call('HSET', KEYS[1], 'until', ARGV[2])
end
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[3]) then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return 1
