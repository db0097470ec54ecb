import { expect, test } from 'vitest'
import { placeWarnings } from './place-warnings.ts'

const TEXT = '# Noor\n\n- **Tools:** Docker\n- Baked 900 loaves \\- daily'

test.each([
  ['No number 900. (“Baked 900 loaves - daily”)', 'No number 900.', 4],
  ['Too long. (“Baked 900…”)', 'Too long.', 4],
  ['New skill. (“Tools: Docker”)', 'New skill.', 3],
  ['Gone. (“Sold cakes”)', 'Gone. (“Sold cakes”)', 0],
  ['An edit was refused.', 'An edit was refused.', 0],
])('%s', (warning, text, line) => {
  expect(placeWarnings(TEXT, [warning])).toEqual([{ text, line }])
})
