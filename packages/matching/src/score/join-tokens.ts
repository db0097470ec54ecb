import { tokenize } from '@tailorbird/lexicon'

/** The words of a text, folded (case, accents, plural), one space apart, for comparing names. */
export const joinTokens = (text: string) =>
  tokenize(text)
    .map(({ norm }) => norm)
    .join(' ')
