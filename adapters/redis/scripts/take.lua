-- Take one call from all budgets of a chat and from the token's, or from none.
-- Each budget of a chat is one moment, "full again at": with `burst` calls, one coming back every `every` seconds, a call
-- may go out when that moment is at most (burst - 1) * every away (the generic cell rate algorithm). The token's is a row
-- of moments, `every` seconds apart; the next one is taken if it is near enough.
-- KEYS: limit of the chat, limit of the token (left out for a call that no token makes)
-- ARGV: now, number of the chat's budgets, (burst, every)…, every of the token, how far ahead its moment may lie,
--       (refusals, slower)…: after so many refusals in ten minutes the moments lie so many times as far apart
-- Answers the seconds to wait for the chat, the seconds until the token's next moment, the seconds between two moments,
-- and 1 if the call is taken.
local now, budgets = tonumber(ARGV[1]), tonumber(ARGV[2])
local wait, moments = tonumber(redis.call('HGET', KEYS[1], 'until') or '0') - now, {}
for i = 1, budgets do
  local burst, every = tonumber(ARGV[1 + 2 * i]), tonumber(ARGV[2 + 2 * i])
  local moment = math.max(now, tonumber(redis.call('HGET', KEYS[1], tostring(i)) or '0'))
  wait = math.max(wait, moment - (burst - 1) * every - now)
  moments[i] = moment + every
end
if wait < 0.0005 then wait = 0 end

local at, every, near = now, 0, true
if KEYS[2] then
  local first = 3 + 2 * budgets
  local held, following, refused, slower = 0, 0, 0, 1
  local known = redis.call('HGETALL', KEYS[2])
  for i = 1, #known, 2 do
    local value = tonumber(known[i + 1])
    if known[i] == 'until' then held = value
    elseif known[i] == 'next' then following = value
    elseif tonumber(known[i]) > math.floor(now / 60) - 10 then refused = refused + value end
  end
  for i = first + 2, #ARGV, 2 do
    if refused >= tonumber(ARGV[i]) then slower = tonumber(ARGV[i + 1]) end
  end
  every = tonumber(ARGV[first]) * slower
  at = math.max(now, following, held)
  near = held <= now and at - now <= tonumber(ARGV[first + 1])
end

local taken = wait == 0 and near
if taken then
  local last = now
  for i = 1, budgets do
    redis.call('HSET', KEYS[1], tostring(i), string.format('%.3f', moments[i]))
    last = math.max(last, moments[i])
  end
  if budgets > 0 then redis.call('PEXPIRE', KEYS[1], math.ceil((last - now) * 1000) + 1000) end
  if KEYS[2] then
    redis.call('HSET', KEYS[2], 'next', string.format('%.4f', at + every))
    if redis.call('PTTL', KEYS[2]) < 660000 then redis.call('PEXPIRE', KEYS[2], 660000) end
  end
end
return {string.format('%.3f', wait), string.format('%.4f', at - now), string.format('%.4f', every), taken and 1 or 0}
