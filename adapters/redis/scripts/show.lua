-- Record surfaces as shown, unless the partition has a newer holder.
-- KEYS: shown, table, lease
-- ARGV: fence ('' for none), life of a table that is gone in seconds, number of surfaces set, (surface, JSON)…, surfaces forgotten…
if ARGV[1] ~= '' and (redis.call('HGET', KEYS[3], 'fence') or '0') ~= ARGV[1] then return 0 end
local last = 3 + 2 * tonumber(ARGV[3])
for i = 4, last, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
for i = last + 1, #ARGV do redis.call('HDEL', KEYS[1], ARGV[i]) end
local left = redis.call('PTTL', KEYS[2])
if left == -2 then
  redis.call('EXPIRE', KEYS[1], ARGV[2])
elseif left >= 0 then
  redis.call('PEXPIRE', KEYS[1], left)
end
return 1
