-- Read a table by a write, so that whoever waits for this connection's writes waits for all that was read.
-- KEYS: table
-- Answers version, what, schema, body and rules.
local found = redis.call('HMGET', KEYS[1], 'version', 'what', 'schema', 'body', 'rules')
if found[1] then redis.call('HSET', KEYS[1], 'read', found[1]) end
return found
