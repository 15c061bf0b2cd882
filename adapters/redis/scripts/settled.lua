-- Whether a table's last round came to its end at this version, since its partition lies on the server that it lies on.
-- KEYS: table, lease
-- ARGV: version
local server = redis.call('HGET', KEYS[2], 'server')
local facts = server and redis.pcall('INFO', 'server')
local now = type(facts) == 'string' and string.match(facts, 'run_id:(%x+)')
if not now or string.match(server, '^%x*') ~= string.sub(now, 1, 16) then return 0 end
return redis.call('HGET', KEYS[1], 'settled') == ARGV[1] .. ':' .. server and 1 or 0
