-- What a commit writes beside its document. Other scripts begin with this text.
-- Conditions and commands come as JSON: {"if": [[kind, key, …], …], "do": [[command, key, …], …]}, or as '' for none.
local effects = EFFECTS ~= '' and cjson.decode(EFFECTS) or {['if'] = {}, ['do'] = {}}

-- Answers the number of the first condition that does not hold, from 1, and what stands there instead.
local function unmet()
  for number, condition in ipairs(effects['if']) do
    local kind, key, one, other = unpack(condition)
    if kind == 'free' then -- the key holds nothing, or one of two texts
      local held = redis.call('GET', key)
      if held and held ~= one and held ~= other then return number, held end
    elseif kind == 'room' then -- an owner is among the fields, or there are fewer than so many
      if redis.call('HEXISTS', key, one) == 0 and redis.call('HLEN', key) >= tonumber(other) then return number, '' end
    elseif tonumber(redis.call('HGET', key, one) or '0') ~= tonumber(other) then -- a number is as it was
      return number, ''
    end
  end
end

local function carry_out()
  for _, command in ipairs(effects['do']) do
    local name, key, one, other = unpack(command)
    if name == 'RAISE' then -- sets a number, unless a greater one stands there
      local held = redis.call('HGET', key, one)
      if not held or tonumber(held) < tonumber(other) then redis.call('HSET', key, one, other) end
    elseif name == 'CLEAR' then -- deletes a text, unless another one stands there
      if redis.call('GET', key) == one then redis.call('DEL', key) end
    else
      redis.call(unpack(command))
    end
  end
end
