-- Whether a table's last round ended at its newest version, since its partition lies on the server that it lies on now.
-- KEYS: table, lease
local server = redis.call('HGET', KEYS[2], 'server')
local facts = server and redis.pcall('INFO', 'server')
local now = type(facts) == 'string' and string.match(facts, 'run_id:(%x+)')
if not now or string.match(server, '^%x*') ~= string.sub(now, 1, 16) then return 0 end
local marks = redis.call('HMGET', KEYS[1], 'version', 'settled')
return marks[1] and marks[2] == marks[1] .. ':' .. server and 1 or 0
