import { expect, test } from 'vitest'
import { describeSaved, placeWarnings } from './place-warnings.ts'

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

test.each([
  [[], /follow your text/],
  [[4], /^One line says/],
  [[4, 4, 4], /^One line says/],
  [[4, 3, 0, 4], /^2 lines say/],
  [[0], /see the notes/],
])('notes at the lines %j', (lines, said) => {
  expect(describeSaved(lines.map((line) => ({ text: 'x', line })))).toMatch(said)
})
