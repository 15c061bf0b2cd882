-- Merge fields into a document.
-- KEYS: document
-- ARGV: number of fields set, (field, JSON)…, fields taken away…
local last = 1 + 2 * tonumber(ARGV[1])
for i = 2, last, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
for i = last + 1, #ARGV do redis.call('HDEL', KEYS[1], ARGV[i]) end
return 1
