-- Put a body in another form, if nobody has committed since.
-- KEYS: table
-- ARGV: version and schema that were read, schema and body
local now = redis.call('HMGET', KEYS[1], 'version', 'schema')
if now[1] ~= ARGV[1] or now[2] ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], 'schema', ARGV[3], 'body', ARGV[4])
return 1
