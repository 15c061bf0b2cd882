-- Record surfaces as shown, unless the partition has a newer holder; set the time of attention if nobody has committed since.
-- KEYS: table, wake, shown, lease
-- ARGV: table id, version, time, fence ('' for none), whether every message shows what is written down (1 or 0),
--       (surface, JSON)…
-- Answers asleep, woken or lost.
if ARGV[4] ~= '' and (redis.call('HGET', KEYS[4], 'fence') or '0') ~= ARGV[4] then return 'lost' end
local version = redis.call('HGET', KEYS[1], 'version')
if not version then return 'woken' end -- the table is gone, and nothing about it is to be kept for ever
for i = 6, #ARGV, 2 do redis.call('HSET', KEYS[3], ARGV[i], ARGV[i + 1]) end
if version ~= ARGV[2] then return 'woken' end
local server = ARGV[5] == '1' and redis.call('HGET', KEYS[4], 'server')
if server then redis.call('HSET', KEYS[1], 'settled', version .. ':' .. server) end
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
return 'asleep'
