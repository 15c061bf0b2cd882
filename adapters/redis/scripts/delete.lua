-- Delete a table whole, if nobody has committed since.
-- KEYS: table, log, shown, seen, review, wake
-- ARGV: table id, version
local version = redis.call('HGET', KEYS[1], 'version')
if version and version ~= ARGV[2] then return 0 end
redis.call('UNLINK', KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5])
redis.call('ZREM', KEYS[6], ARGV[1])
return 1
