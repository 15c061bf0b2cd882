-- Take one call from all budgets of a chat, or from none.
-- Each budget is one moment, "full again at": with `burst` calls, one coming back every `every` seconds, a call may go out
-- when that moment is at most (burst - 1) * every away (the generic cell rate algorithm).
-- KEYS: limit
-- ARGV: now, (burst, every)…
-- Answers the seconds to wait, '0' when the call is taken.
local now = tonumber(ARGV[1])
local wait, moments = tonumber(redis.call('HGET', KEYS[1], 'until') or '0') - now, {}
for i = 2, #ARGV, 2 do
  local burst, every = tonumber(ARGV[i]), tonumber(ARGV[i + 1])
  local moment = math.max(now, tonumber(redis.call('HGET', KEYS[1], tostring(i)) or '0'))
  wait = math.max(wait, moment - (burst - 1) * every - now)
  moments[i] = moment + every
end
if wait > 0.0005 then return string.format('%.3f', wait) end
local last = now
for i = 2, #ARGV, 2 do
  redis.call('HSET', KEYS[1], tostring(i), string.format('%.3f', moments[i]))
  last = math.max(last, moments[i])
end
redis.call('PEXPIRE', KEYS[1], math.ceil((last - now) * 1000) + 1000)
return '0'
