-- Take a table off the wake set and let its data expire, if nobody has committed since.
-- KEYS: table, log, shown, wake
-- ARGV: table id, version ('' for any), life in seconds
if ARGV[2] ~= '' and (redis.call('HGET', KEYS[1], 'version') or ARGV[2]) ~= ARGV[2] then return 0 end
redis.call('ZREM', KEYS[4], ARGV[1])
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'resting', 1) end
redis.call('HDEL', KEYS[1], 'digests')
redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('EXPIRE', KEYS[2], ARGV[3])
redis.call('EXPIRE', KEYS[3], ARGV[3])
return 1
