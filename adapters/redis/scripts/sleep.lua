-- Set the time of attention if nobody has committed since.
-- KEYS: table, wake
-- ARGV: table id, version, time
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[2] then return 0 end
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
return 1
