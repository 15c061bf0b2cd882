-- Record surfaces as shown, unless another process leads; set the time of attention if nobody has committed since.
-- KEYS: table, wake, shown, lead
-- ARGV: table id, version, time, fence and mark of the leader ('' for none), (surface, JSON)…
-- Answers asleep, woken or lost.
if ARGV[4] ~= '' then
  local lead = redis.call('HMGET', KEYS[4], 'fence', 'mark')
  if (lead[1] or '') .. ' ' .. (lead[2] or '') ~= ARGV[4] then return 'lost' end
end
local version = redis.call('HGET', KEYS[1], 'version')
if not version then return 'woken' end -- the table is gone, and nothing about it is to be kept for ever
for i = 5, #ARGV, 2 do redis.call('HSET', KEYS[3], ARGV[i], ARGV[i + 1]) end
if version ~= ARGV[2] then return 'woken' end
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
return 'asleep'
