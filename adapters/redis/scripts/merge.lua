-- Merge fields into a document, and begin its life anew.
-- KEYS: document
-- ARGV: life in seconds, number of fields set, (field, JSON)…, fields taken away…
local last = 2 + 2 * tonumber(ARGV[2])
for i = 3, last, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
for i = last + 1, #ARGV do redis.call('HDEL', KEYS[1], ARGV[i]) end
redis.call('EXPIRE', KEYS[1], ARGV[1])
return 1
