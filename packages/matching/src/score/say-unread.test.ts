import { parseResume, readPosting } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { scoreMatch } from './score-match.ts'

const POSTING = readPosting(
  'Waiter\nHill Park\n\nRequirements\n- Excel\n- Python\n- SQL\n- Photoshop',
)
const score = (summary: string) =>
  scoreMatch(
    parseResume(
      `# Ada Reyes\n\nada@example.org\n\n## Summary\n\n${summary}\n\n## Skills\n\n- Excel\n`,
    ),
    POSTING,
  )

test('a resume in a language that we do not read well is not scored, and says why', () => {
  const polish =
    'Kelner w restauracji. Obsługa gości oraz praca na kasie. Szkolenie nowych osób od 2015 roku.'
  expect(score(polish)).toMatchObject({
    score: null,
    ceiling: null,
    confidence: 'none',
    reason: expect.stringMatching(/Polish/),
  })
  expect(score('Waiter in a restaurant, in charge of the till.').score).toBeGreaterThan(0)
})
