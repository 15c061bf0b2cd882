-- Add a finished game to the sums of a person or chat, once.
-- KEYS: sums, counted
-- ARGV: game, time, games remembered, life of that memory, life of the sums, number of sums, number of highest values,
--       (field, number)…, (field, number)…, (field, text)…
-- First, so that a server out of memory refuses it before anything is written.
if redis.call('ZADD', KEYS[2], 'NX', ARGV[2], ARGV[1]) == 0 then return 0 end
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -tonumber(ARGV[3]) - 1)
redis.call('EXPIRE', KEYS[2], ARGV[4])
local summed = 7 + 2 * tonumber(ARGV[6])
local highest = summed + 2 * tonumber(ARGV[7])
for i = 8, summed, 2 do redis.call('HINCRBYFLOAT', KEYS[1], ARGV[i], ARGV[i + 1]) end
for i = summed + 1, highest, 2 do
  local known = redis.call('HGET', KEYS[1], ARGV[i])
  if not known or tonumber(known) < tonumber(ARGV[i + 1]) then redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
end
for i = highest + 1, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
redis.call('EXPIRE', KEYS[1], ARGV[5])
return 1
