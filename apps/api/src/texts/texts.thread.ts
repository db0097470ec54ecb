import { prepareLexicon } from '@tailorbird/lexicon'
import { parseResume } from '@tailorbird/reading'
import { answerTasks } from '@tailorbird/threads'
import { readJson } from './read-json.ts'
import { readSubmission } from './read-submission.ts'
import { reviseText } from './revise-text.ts'

const tasks = {
  parseResume: (text: string) => parseResume(text),
  readJson,
  readSubmission,
  reviseText,
}

/** What the threads of the API do. */
export type TextTasks = typeof tasks

// Now, so that nobody has to wait for it.
prepareLexicon()

export default answerTasks(tasks)
