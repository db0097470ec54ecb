import { parseResume } from '@tailorbird/reading'
import { findLift, groupDuplicates } from '@tailorbird/matching'
import { reviseText } from '@tailorbird/tailoring'
import { answerTasks } from '@tailorbird/threads'
import { checkPostings } from './check-postings.ts'
import { checkOriginal, readHeadings } from './read-headings.ts'
import { scorePostings } from './score-postings.ts'
import { warmUp } from './warm-up.ts'

const tasks = {
  checkOriginal,
  checkPostings,
  findLift,
  groupDuplicates,
  parseResume: (text: string) => parseResume(text),
  readHeadings,
  reviseText,
  scorePostings,
}

/** What the threads of the API do. */
export type TextTasks = typeof tasks

const answer = answerTasks(tasks)

// Now, so that nobody has to wait for it; behind the above, since it goes behind whoever works already.
warmUp()

export default answer
