-- A worker is alive. Answers how many are.
-- KEYS: live, alive
-- ARGV: worker, now, end of its heartbeat
-- First a write that needs no memory: it lets the others through where the server's memory is full.
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2])
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
if tonumber(ARGV[2]) > tonumber(redis.call('GET', KEYS[2]) or '0') then redis.call('SET', KEYS[2], ARGV[2]) end
return redis.call('ZCARD', KEYS[1])
