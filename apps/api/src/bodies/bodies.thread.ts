import { answerTasks } from '@tailorbird/threads'
import { readJson } from './read-json.ts'

const tasks = { readJson }

/** What the threads for bodies do. */
export type BodyTasks = typeof tasks

export default answerTasks(tasks)
