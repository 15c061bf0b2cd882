-- A worker is alive. Answers how many are, and how many of them have windows at another origin, or none.
-- KEYS: live, alive, apps
-- ARGV: worker, now, end of its heartbeat, the origin of its windows ('' without any, '-' for one that shows no tables)
-- First a write that needs no memory: it lets the others through where the server's memory is full.
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2])
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
if tonumber(ARGV[2]) > tonumber(redis.call('GET', KEYS[2]) or '0') then redis.call('SET', KEYS[2], ARGV[2]) end

local others = 0
if ARGV[4] ~= '-' then
  redis.call('HSET', KEYS[3], ARGV[1], ARGV[4])
  local apps = redis.call('HGETALL', KEYS[3])
  for i = 1, #apps, 2 do
    if not redis.call('ZSCORE', KEYS[1], apps[i]) then
      redis.call('HDEL', KEYS[3], apps[i])
    elseif apps[i + 1] ~= ARGV[4] then
      others = others + 1
    end
  end
end
return {redis.call('ZCARD', KEYS[1]), others}
