-- Carry out effects without a commit, if their conditions hold.
-- ARGV: effects
-- Answers {'done'}, or {'refused', number of the condition, what stands there instead}.
local number, held = unmet()
if number then return {'refused', number, held} end
carry_out()
return {'done'}
