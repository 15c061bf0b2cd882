-- Take away what is written of somebody beside a table: their hands as shown, and the presses from their private chat.
-- Of earlier presses there are digests only, which do not say whose they are: all of them go.
-- KEYS: shown, seen, table
-- ARGV: places whose surfaces are forgotten…, '', texts whose inputs are forgotten…
local inputs = false
for i = 1, #ARGV do
  if ARGV[i] == '' then
    inputs = true
    redis.call('HDEL', KEYS[3], 'digests')
  else
    for _, field in ipairs(redis.call('HKEYS', KEYS[inputs and 2 or 1])) do
      local fits
      if inputs then fits = string.find(field, ARGV[i], 1, true)
      else fits = string.sub(field, -#ARGV[i] - 1) == ' ' .. ARGV[i] end
      if fits then redis.call('HDEL', KEYS[inputs and 2 or 1], field) end
    end
  end
end
return 1
