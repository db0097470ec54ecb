import type { StandingWords } from './standing-words.ts'

export const english: StandingWords = {
  weak: 'basics|basic|beginner|beginners?|novice|elementary|some exposure|self[ -]learning|currently learning|still learning',
  strong:
    'fluent(?:ly)?|fluency|proficien(?:t|cy)|excellent|advanced|native|business|very good|strong',
  notYet:
    'not yet|booked|planned|pending|in preparation|in training|provisional|lapsed|expired|applied for|waiting list',
  denied: 'no|none',
}
