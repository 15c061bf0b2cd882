-- Keeps or takes away one window of a person; returns how many they had and have.
-- KEYS: the person's windows (sorted set: window by when its presence ends). ARGV: now, window, until ('' takes it away)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
local before = redis.call('ZCARD', KEYS[1])
if ARGV[3] == '' then
  redis.call('ZREM', KEYS[1], ARGV[2])
else
  redis.call('ZADD', KEYS[1], ARGV[3], ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[4])
end
return {before, redis.call('ZCARD', KEYS[1])}
