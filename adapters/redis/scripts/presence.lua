-- Notes what somebody does in front of a table: a window stays or goes, or they turn to the chat. Whatever changes what
-- the table's messages are to show is announced.
-- KEYS: the windows of a table (hash): w<window>:<person> -> by when it stops to count; drawn:<person> -> the newest
--   version drawn; chat:<person> -> 1, once they have turned to the chat
-- ARGV: now, until, life, the table's id, person, what (stay, go, chat), window, version drawn, touched (1)
local now, person, does = tonumber(ARGV[1]), ARGV[5], ARGV[6]
local all, here = redis.call('HGETALL', KEYS[1]), {}
for i = 1, #all, 2 do
  local whose = string.match(all[i], '^w[^:]*:(.+)$')
  if whose then
    if tonumber(all[i + 1]) > now then here[whose] = (here[whose] or 0) + 1 else redis.call('HDEL', KEYS[1], all[i]) end
  end
end
for i = 1, #all, 2 do
  local whose = string.match(all[i], '^drawn:(.+)$') or string.match(all[i], '^chat:(.+)$')
  if whose and not here[whose] then redis.call('HDEL', KEYS[1], all[i]) end
end

local windows, changed = here[person] or 0, false
if does == 'stay' then
  redis.call('HSET', KEYS[1], 'w' .. ARGV[7] .. ':' .. person, ARGV[2])
  changed = windows == 0
  if tonumber(ARGV[8]) > tonumber(redis.call('HGET', KEYS[1], 'drawn:' .. person) or 0) then
    redis.call('HSET', KEYS[1], 'drawn:' .. person, ARGV[8])
  end
  if ARGV[9] == '1' and redis.call('HDEL', KEYS[1], 'chat:' .. person) == 1 then changed = true end
elseif does == 'go' then
  if redis.call('HDEL', KEYS[1], 'w' .. ARGV[7] .. ':' .. person) == 1 and windows == 1 then
    redis.call('HDEL', KEYS[1], 'drawn:' .. person, 'chat:' .. person)
    changed = true
  end
elseif windows > 0 then
  changed = redis.call('HSET', KEYS[1], 'chat:' .. person, '1') == 1
end
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[3]) end
if changed then redis.pcall('PUBLISH', 'commits', ARGV[4]) end
return changed and 1 or 0
