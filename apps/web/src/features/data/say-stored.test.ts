import { expect, test } from 'vitest'
import { sayUntil } from './say-stored.ts'

const stored = {
  resumes: [],
  nextCursor: null,
  payments: [],
  totals: { resumes: 1, jobs: 1, pdfs: 1, ownTexts: 0, postings: 0, payments: 0, bytes: 10 },
  deletedOn: '2026-12-22T00:00:00.000Z',
}

test.each([
  [true, null, 'Kept until you delete it, or your account.'],
  [
    true,
    365,
    'Kept until you delete it, or your account. A result goes 365 days after it was made.',
  ],
  [
    false,
    1,
    'Kept until 22 December 2026 if you don’t come back. Each visit starts that time anew. A result goes 1 day after it was made.',
  ],
])('account: %s, results for %s days', (isAccount, days, said) => {
  expect(sayUntil(stored, isAccount, days)).toBe(said)
})
