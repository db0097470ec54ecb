import { answerTasks } from '@tailorbird/threads'
import { reviseText } from '@tailorbird/tailoring'
import { tailorText } from './tailor-text.ts'
import { warmUp } from './warm-up.ts'

const tasks = { reviseText, tailorText }

/** What the threads of the tailor worker do. */
export type TextTasks = typeof tasks

// Now, so that no job has to wait for it.
await warmUp()

export default answerTasks(tasks)
