import { answerTasks } from '@tailorbird/threads'
import { reviseText } from '@tailorbird/tailoring'
import { tailorText } from './tailor-text.ts'
import { warmUp } from './warm-up.ts'

const tasks = { reviseText, tailorText }

/** What the threads of the tailor worker do. */
export type TextTasks = typeof tasks

const answer = answerTasks(tasks)

// Now, so that no job has to wait for it; behind the above, since it goes behind whoever works already.
await warmUp()

export default answer
