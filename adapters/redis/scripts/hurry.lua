-- A partition has a new server: what was written last may be lost. Let its live tables be looked at now, once.
-- KEYS: lease, wake
-- ARGV: run id of the server, now, end of the times near by, beginning of the times far off
-- Those whose time is near come first, the most urgent before the others; then those that were put off for long last.
local before = redis.call('HGET', KEYS[1], 'server')
if before and string.match(before, '^%x*') == ARGV[1] then return 0 end
-- With the moment, since a server may come back: what was settled on it earlier does not count any more.
redis.call('PERSIST', KEYS[1]) -- does nothing, but lets a write through where the server's memory is full
redis.call('HSET', KEYS[1], 'server', ARGV[1] .. '@' .. ARGV[2])
if not before then return 0 end
local found = redis.call('ZRANGE', KEYS[2], '(' .. ARGV[2], ARGV[3], 'BYSCORE')
for _, id in ipairs(redis.call('ZRANGE', KEYS[2], '+inf', '(' .. ARGV[4], 'BYSCORE', 'REV')) do
  found[#found + 1] = id
end
for place, id in ipairs(found) do
  redis.call('ZADD', KEYS[2], string.format('%.6f', tonumber(ARGV[2]) - (#found - place) * 0.000001), id)
end
return #found
