-- Record surfaces as shown, unless another process leads.
-- KEYS: shown, table, lead
-- ARGV: fence and mark of the leader ('' for none), life of a table that is gone in seconds, number of surfaces set, (surface, JSON)…, surfaces forgotten…
if ARGV[1] ~= '' then
  local lead = redis.call('HMGET', KEYS[3], 'fence', 'mark')
  if (lead[1] or '') .. ' ' .. (lead[2] or '') ~= ARGV[1] then return 0 end
end
local last = 3 + 2 * tonumber(ARGV[3])
for i = 4, last, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
for i = last + 1, #ARGV do redis.call('HDEL', KEYS[1], ARGV[i]) end
local left = redis.call('PTTL', KEYS[2])
if left == -2 then
  redis.call('EXPIRE', KEYS[1], ARGV[2])
elseif left >= 0 then
  redis.call('PEXPIRE', KEYS[1], left)
end
return 1
