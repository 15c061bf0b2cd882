-- One commit: everything or nothing.
-- KEYS: table, log, seen, wake, shown
-- ARGV: table id, expected version, what it is, schema, body, rules ('' for those that are stored),
--       input ('' for none), token, wake time, mark of the process, life of seen, size that starts a sweep, inputs kept by it,
--       characters kept of tokens, new version, digest of the input, bytes kept of digests, effects,
--       1 if what is told has to become safe, else '', log entries…
-- Answers {'done'}, {'done', 'unheard'}, {result} or {result, version, what, schema, body, rules} of the newest table, or
-- {'refused', number of the condition that does not hold, what stands there instead}.
local expected = tonumber(ARGV[2])
local input, token = ARGV[7], ARGV[8]

-- What has to become safe is written once more, as in `read.lua`.
local function newest(result)
  local now = redis.call('HMGET', KEYS[1], 'version', 'what', 'schema', 'body', 'rules')
  if not now[1] then return {result} end
  if ARGV[19] ~= '' then redis.call('HSET', KEYS[1], 'read', now[1]) end
  return {result, unpack(now)}
end

-- Whether a digest (of eight bytes) stands in a row of them.
local function among(row, one)
  local at = string.find(row, one, 1, true)
  while at and at % 8 ~= 1 do at = string.find(row, one, at + 1, true) end
  return at
end

-- A token is one call's own: finding it means that the call is repeated, because its answer was lost, or because it is
-- not safe yet. It is written once more then: a server waits for the writes of a connection, and this may be a new one.
-- The input comes before the version: a redelivery finds a newer version too, and need not load it to learn why.
local head = redis.call('HMGET', KEYS[1], 'version', 'resting', 'tokens', 'digests')
local applied = input ~= '' and redis.call('HGET', KEYS[3], input)
if applied then
  if string.match(applied, ':(.*)$') == token then
    redis.call('EXPIRE', KEYS[3], ARGV[11])
    return {'done'}
  end
  return newest('duplicate')
end
local digests = head[4] or ''
if input ~= '' and among(digests, ARGV[16]) then return newest('duplicate') end

local tokens = head[3] or ''
if input == '' and string.find(tokens, token, 1, true) then
  redis.call('HSET', KEYS[1], 'tokens', tokens)
  return {'done'}
end
if tonumber(head[1] or '0') ~= expected then return newest('conflict') end
local number, held = unmet()
if number then return {'refused', number, held} end

local version = ARGV[15]
-- First, so that a server out of memory refuses it before anything is written.
redis.call('HSET', KEYS[1], 'version', version, 'schema', ARGV[4], 'body', ARGV[5])
if ARGV[6] ~= '' then redis.call('HSET', KEYS[1], 'rules', ARGV[6]) end
if expected == 0 then
  redis.call('HSET', KEYS[1], 'what', ARGV[3])
  redis.call('DEL', KEYS[2], KEYS[5])
end
if head[2] then -- it was forgotten, and is alive again
  redis.call('HDEL', KEYS[1], 'resting')
  redis.call('PERSIST', KEYS[1])
  redis.call('PERSIST', KEYS[2])
  redis.call('PERSIST', KEYS[5])
end
carry_out() -- one effect cuts the log, so that the entries of this commit come after it
for i = 20, #ARGV do redis.call('RPUSH', KEYS[2], ARGV[i]) end
redis.call('ZADD', KEYS[4], ARGV[9], ARGV[1])

if input == '' then
  redis.call('HSET', KEYS[1], 'tokens', string.sub(tokens .. token, -tonumber(ARGV[14])))
else
  redis.call('HSET', KEYS[3], input, version .. ':' .. token)
  redis.call('EXPIRE', KEYS[3], ARGV[11])
  redis.call('HSET', KEYS[1], 'digests', string.sub(digests .. ARGV[16], -tonumber(ARGV[17])))
  if redis.call('HLEN', KEYS[3]) > tonumber(ARGV[12]) then
    local entries, made = redis.call('HGETALL', KEYS[3]), {}
    for i = 2, #entries, 2 do made[i / 2] = tonumber(string.match(entries[i], '^(%d+):')) end
    local newer = {unpack(made)}
    table.sort(newer)
    local oldest = newer[#newer - tonumber(ARGV[13]) + 1]
    for i = 1, #made do
      if made[i] < oldest then redis.call('HDEL', KEYS[3], entries[2 * i - 1]) end
    end
  end
end

-- The wake-up may fail, as when the user of this connection has no channels: what is written stays written.
if type(redis.pcall('PUBLISH', 'commits', ARGV[1] .. ' ' .. ARGV[10])) == 'table' then return {'done', 'unheard'} end
return {'done'}
