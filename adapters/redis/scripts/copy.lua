-- Keys of one slot as they are now: for each its type, its remaining life in milliseconds (-1: for ever), and its
-- content: the string, or all elements in a row; nothing of a key that is gone.
-- KEYS: any of one slot
local found = {}
for i, key in ipairs(KEYS) do
  local kind = redis.call('TYPE', key)['ok']
  local content = false
  if kind == 'string' then content = redis.call('GET', key)
  elseif kind == 'hash' then content = redis.call('HGETALL', key)
  elseif kind == 'list' then content = redis.call('LRANGE', key, 0, -1)
  elseif kind == 'set' then content = redis.call('SMEMBERS', key)
  elseif kind == 'zset' then content = redis.call('ZRANGE', key, 0, -1, 'WITHSCORES')
  end
  found[i] = {kind, redis.call('PTTL', key), content}
end
return found
