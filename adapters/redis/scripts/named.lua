-- Say whether a key holds one of the texts: in its name, fields, members or value.
-- KEYS: key
-- ARGV: texts
-- Answers 1 or 0, 2 for a table that may hold one in its packed body.
local function among(list)
  for _, held in ipairs(list) do
    for _, text in ipairs(ARGV) do
      if string.find(held, text, 1, true) then return 1 end
    end
  end
  return 0
end
local kind, held = redis.call('TYPE', KEYS[1]).ok, {}
if kind == 'string' then held = {redis.call('GET', KEYS[1]) or ''} end
if kind == 'hash' then held = redis.call('HGETALL', KEYS[1]) end
if kind == 'zset' then held = redis.call('ZRANGE', KEYS[1], 0, -1) end
held[#held + 1] = KEYS[1]
local found = among(held)
return found == 0 and kind == 'hash' and redis.call('HEXISTS', KEYS[1], 'body') == 1 and 2 or found
