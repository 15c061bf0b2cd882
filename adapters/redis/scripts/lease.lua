-- Take, renew or give back a lease. It ends by the server's clock. The fence grows with every change of holder, and stays
-- when the lease is given back.
-- KEYS: lease
-- ARGV: step (take, drop), mark of the process, life in milliseconds
-- Answers {mine, free or theirs, fence}.
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local mark, ends, fence = unpack(redis.call('HMGET', KEYS[1], 'mark', 'ends', 'fence'))
fence = tonumber(fence or '0')
if mark ~= ARGV[2] then
  if mark and tonumber(ends) > now then return {'theirs', fence} end
  if ARGV[1] == 'drop' then return {'free', fence} end
  fence = fence + 1
elseif ARGV[1] == 'drop' then
  redis.call('HDEL', KEYS[1], 'mark', 'ends')
  return {'free', fence}
end
redis.call('PERSIST', KEYS[1]) -- does nothing, but lets a write through where the server's memory is full
redis.call('HSET', KEYS[1], 'mark', ARGV[2], 'fence', fence, 'ends', string.format('%d', now + ARGV[3]))
return {'mine', fence}
