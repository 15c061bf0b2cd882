-- Put a text in the place of another, if that is still what lies there. Its life goes on.
-- KEYS: string
-- ARGV: text before, text after
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'KEEPTTL')
return 1
