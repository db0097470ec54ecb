import type { OpenSuggestion, SuggestionAnswer } from '@tailorbird/contracts'

/** A text that waits for the person's answer, as it is shown. */
export interface Suggestion extends Pick<
  OpenSuggestion,
  'where' | 'before' | 'after' | 'words' | 'doubt' | 'reason'
> {
  id: string
  /** The posting's requirement that it serves; '' when none. */
  requirement?: string
  /** The jobs that it concerns, as far as they are named, and how many there are. */
  jobs?: readonly string[]
  results?: number
}

/** What a person says to it. */
export type Said = Pick<SuggestionAnswer, 'answer'> & { text?: string }

/** What was said to it, in a word for the line that tells so. */
export const SAID = {
  take: 'In use',
  reword: 'In use, in your words',
  leave: 'Left as it is',
  reopen: 'Open again',
} as const satisfies Record<SuggestionAnswer['answer'], string>
