-- Read a table by a write, so that whoever waits for this connection's writes waits for all that was read.
-- KEYS: table
-- Answers version, schema and body.
local found = redis.call('HMGET', KEYS[1], 'version', 'schema', 'body')
if found[1] then redis.call('HSET', KEYS[1], 'read', found[1]) end
return found
