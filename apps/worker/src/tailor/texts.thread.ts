import { answerTasks } from '@tailorbird/threads'
import { prepareLexicon } from '@tailorbird/resume'
import { tailorText } from './tailor-text.ts'

const tasks = { tailorText }

/** What the threads of the tailor worker do. */
export type TextTasks = typeof tasks

// Now, so that no job has to wait for it.
prepareLexicon()

export default answerTasks(tasks)
