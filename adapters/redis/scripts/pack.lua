-- Put one packed text in the place of the first entries of a log, if they still are what was packed.
-- KEYS: log
-- ARGV: number of entries packed, the first and the last of them, the text
local entries = redis.call('LRANGE', KEYS[1], 0, -1)
local packed = tonumber(ARGV[1])
if #entries < packed or entries[1] ~= ARGV[2] or entries[packed] ~= ARGV[3] then return 0 end
local left = redis.call('PTTL', KEYS[1])
redis.call('DEL', KEYS[1]) -- frees memory: what follows is let through where the server's is full
redis.call('RPUSH', KEYS[1], ARGV[4])
for i = packed + 1, #entries do redis.call('RPUSH', KEYS[1], entries[i]) end
if left >= 0 then redis.call('PEXPIRE', KEYS[1], left) end
return 1
