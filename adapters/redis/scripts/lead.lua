-- Register what a process serves, and take or renew the lead if the process may have it. The lease is like any other
-- (lease.lua), but only a process that serves every platform that some process has registered lately may hold it, and a
-- process of a newer release asks for it.
-- KEYS: lead, serving
-- ARGV: mark of the process, life of the lead in milliseconds, life of a registration in milliseconds, release, now,
--       what it serves (platform …, app …)…
-- Answers {mine, wanted (by a newer release), theirs or free, fence, number of windows' origins of other processes, run of
-- the server, run that documents were last gone through on}.
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local mark, ends, fence, release, asking, asked, server = unpack(
  redis.call('HMGET', KEYS[1], 'mark', 'ends', 'fence', 'release', 'asking', 'asked', 'server'))
redis.call('PERSIST', KEYS[1]) -- does nothing, but lets a write through where the server's memory is full

local serves, shows = {}, false
for i = 6, #ARGV do
  serves[ARGV[i]] = true
  shows = shows or string.sub(ARGV[i], 1, 4) == 'app '
  redis.call('HSET', KEYS[2], ARGV[i], string.format('%d', now + ARGV[3]))
end
local may, origins, known = true, 0, redis.call('HGETALL', KEYS[2])
for i = 1, #known, 2 do
  if tonumber(known[i + 1]) <= now then
    redis.call('HDEL', KEYS[2], known[i])
  elseif not serves[known[i]] then
    if string.sub(known[i], 1, 4) ~= 'app ' then may = false elseif shows then origins = origins + 1 end
  end
end

fence = tonumber(fence or '0')
local mine, held = mark == ARGV[1], mark and tonumber(ends) > now
local newer = asking and tonumber(asked) > now and tonumber(asking) > tonumber(ARGV[4])
if held and not mine then
  if may and tonumber(ARGV[4]) > tonumber(release) then
    redis.call('HSET', KEYS[1], 'asking', ARGV[4], 'asked', string.format('%d', now + ARGV[2]))
  end
  return {'theirs', fence, origins}
end
if not may or (newer and not mine) then
  if mine then redis.call('HDEL', KEYS[1], 'mark', 'ends') end
  return {'free', fence, origins}
end
if not mine then fence = fence + 1 end
redis.call('HSET', KEYS[1], 'mark', ARGV[1], 'fence', fence, 'ends', string.format('%d', now + ARGV[2]),
  'release', ARGV[4], 'led', ARGV[5])
local facts = redis.pcall('INFO', 'server')
local run = type(facts) == 'string' and string.match(facts, 'run_id:(%x+)') or ''
return {newer and 'wanted' or 'mine', fence, origins, run, server or ''}
