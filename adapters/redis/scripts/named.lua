-- Say which keys hold one of the texts: in their names, fields, members or values.
-- KEYS: keys of one slot
-- ARGV: texts
-- Answers a 1 or 0 for each key, 2 for a table that may hold one in its packed body.
local function has(text)
  for i = 1, #ARGV do
    if string.find(text, ARGV[i], 1, true) then return true end
  end
  return false
end
local function among(list)
  for i = 1, #list do
    if has(list[i]) then return true end
  end
  return false
end
local found = {}
for i = 1, #KEYS do
  local kind = redis.call('TYPE', KEYS[i]).ok
  local named = has(KEYS[i])
  if not named and kind == 'string' then named = has(redis.call('GET', KEYS[i]) or '') end
  if not named and kind == 'hash' then named = among(redis.call('HGETALL', KEYS[i])) end
  if not named and kind == 'zset' then named = among(redis.call('ZRANGE', KEYS[i], 0, -1)) end
  local packed = not named and kind == 'hash'
    and redis.call('HEXISTS', KEYS[i], 'body') == 1
  found[i] = named and 1 or packed and 2 or 0
end
return found
