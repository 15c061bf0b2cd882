-- One step with a lease. The fence grows with every change of holder, and stays when the lease is given back.
-- KEYS: lease
-- ARGV: step (renew, take, drop), holder, now, new end
-- Answers {mine, free or theirs, fence, server written down, run id of the server now ('' for unknown)}.
local lease = redis.call('HMGET', KEYS[1], 'holder', 'fence', 'expires', 'server')
local holder, fence = lease[1], tonumber(lease[2] or '0')

local function answer(state)
  local facts = state == 'mine' and redis.pcall('INFO', 'server')
  local server = type(facts) == 'string' and string.match(facts, 'run_id:(%x+)') or ''
  return {state, fence, lease[4] or '', string.sub(server, 1, 16)}
end

if holder == ARGV[2] then
  if ARGV[1] == 'drop' then
    redis.call('HDEL', KEYS[1], 'holder', 'expires')
    return answer('free')
  end
  redis.call('PERSIST', KEYS[1]) -- does nothing, but lets a write through where the server's memory is full
  redis.call('HSET', KEYS[1], 'expires', ARGV[4])
  return answer('mine')
end
if holder and tonumber(lease[3]) > tonumber(ARGV[3]) then return answer('theirs') end
if ARGV[1] ~= 'take' then return answer('free') end
fence = fence + 1
redis.call('PERSIST', KEYS[1])
redis.call('HSET', KEYS[1], 'holder', ARGV[2], 'fence', fence, 'expires', ARGV[4])
return answer('mine')
