-- Record surfaces as shown, take a table off the wake set, and let its data expire, unless another process leads or
-- somebody has committed since. All at once: a store that came back with an older state without these records would keep
-- the table's time, so that it is visited again.
-- KEYS: table, log, shown, wake, lead
-- ARGV: table id, version, life in seconds, fence and mark of the leader ('' for none), (surface, JSON)…
-- Answers asleep, woken or lost.
if ARGV[4] ~= '' then
  local lead = redis.call('HMGET', KEYS[5], 'fence', 'mark')
  if (lead[1] or '') .. ' ' .. (lead[2] or '') ~= ARGV[4] then return 'lost' end
end
local version = redis.call('HGET', KEYS[1], 'version')
if version then
  for i = 5, #ARGV, 2 do redis.call('HSET', KEYS[3], ARGV[i], ARGV[i + 1]) end
end
if (version or ARGV[2]) ~= ARGV[2] then return 'woken' end
redis.call('ZREM', KEYS[4], ARGV[1])
if version then redis.call('HSET', KEYS[1], 'resting', 1) end
redis.call('HDEL', KEYS[1], 'digests')
redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('EXPIRE', KEYS[2], ARGV[3])
redis.call('EXPIRE', KEYS[3], ARGV[3])
return 'asleep'
