-- Hold a chat's calls back until a time; an earlier time changes nothing.
-- KEYS: limit
-- ARGV: until, life in milliseconds
if tonumber(ARGV[1]) <= tonumber(redis.call('HGET', KEYS[1], 'until') or '0') then return 0 end
redis.call('HSET', KEYS[1], 'until', ARGV[1])
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 1
