-- Reserve the next moments at which calls of a token may go out: one every `every` seconds, each for one worker.
-- KEYS: limit of the token
-- ARGV: now, every, how far ahead the first has to lie, how many are wanted, (refusals, slower)…
-- After so many refusals in ten minutes the moments lie so many times as far apart; the later of these pairs count.
-- Answers the first moment, the seconds from one to the next, how many. None while the token is held back: then the
-- first is the end of that.
local now, every, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[4])
local held, following, refused, minute = 0, 0, 0, math.floor(now / 60)
local known = redis.call('HGETALL', KEYS[1])
for i = 1, #known, 2 do
  local value = tonumber(known[i + 1])
  if known[i] == 'until' then held = value
  elseif known[i] == 'next' then following = value
  elseif tonumber(known[i]) > minute - 10 then refused = refused + value end
end
local slower = 1
for i = 5, #ARGV, 2 do
  if refused >= tonumber(ARGV[i]) then slower = tonumber(ARGV[i + 1]) end
end
every = every * slower
if held > now then return {string.format('%.4f', held), string.format('%.4f', every), 0} end
local first = math.max(following, now + tonumber(ARGV[3]))
redis.call('HSET', KEYS[1], 'next', string.format('%.4f', first + wanted * every))
if redis.call('PTTL', KEYS[1]) < 660000 then redis.call('PEXPIRE', KEYS[1], 660000) end
return {string.format('%.4f', first), string.format('%.4f', every), wanted}
