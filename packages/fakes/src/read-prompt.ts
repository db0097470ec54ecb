import { isObject, parseJson } from './json.ts'

/** A text of the resume, by the id that edits use for it. */
export interface PromptText {
  id: string
  text: string
}

/** A text that a second reader is asked about. */
interface ReadText {
  textId: string
  text: string
  sources: PromptText[]
}

/** What the model finds in its messages. */
export interface PromptData {
  texts: PromptText[]
  /** The posting's requirements, by term. */
  terms: string[]
  /** The posting's lines, when they stand alone: the question is what they ask for. */
  lines: string[]
  /** Ids whose edits were refused the last time; empty in a first conversation. */
  refused: string[]
  /** The texts that it is asked its opinion of, as a second reader. */
  read: ReadText[]
}

/**
 * Finds the data in a prompt: every line that is a JSON object counts, by the keys it has
 * (`id` and `text`, `term`, `line` alone, `textId` and `sources`, or `targetId` and `refusedBecause`). All other lines are prose.
 */
export function readPrompt(messages: readonly { content: string }[]): PromptData {
  const data: PromptData = { texts: [], terms: [], lines: [], refused: [], read: [] }
  for (const line of messages.flatMap(({ content }) => content.split('\n'))) {
    if (!line.startsWith('{')) continue
    const row = parseJson(line)
    if (!isObject(row)) continue
    const { id, text, term, line: postingLine, targetId, refusedBecause } = row
    if (typeof row.textId === 'string') data.read.push(row as unknown as ReadText)
    else if (typeof id === 'string' && typeof text === 'string') data.texts.push({ id, text })
    else if (typeof term === 'string') data.terms.push(term)
    else if (typeof postingLine === 'string') data.lines.push(postingLine)
    else if (typeof targetId === 'string' && typeof refusedBecause === 'string') {
      data.refused.push(targetId)
    }
  }
  return data
}
