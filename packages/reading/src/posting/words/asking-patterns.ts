import { germanAsking } from './de/asking.ts'
import { englishAsking } from './en/asking.ts'
import { spanishAsking } from './es/asking.ts'
import { frenchAsking } from './fr/asking.ts'
import { joinPatterns } from './join-patterns.ts'

const LANGUAGES = [englishAsking, germanAsking, frenchAsking, spanishAsking]

/** The patterns of all languages for one thing. */
export const asking = joinPatterns(LANGUAGES)

/** An expression for one thing as whole words, anywhere in a text. */
export const asksAnywhere = (kind: Parameters<typeof asking>[0], flags = 'iu') =>
  new RegExp(String.raw`(?<!\p{L})(?:${asking(kind)})(?!\p{L})`, flags)

/** Numbers as words of all languages. */
export const NUMBERS: Readonly<Record<string, number>> = Object.assign(
  {},
  ...LANGUAGES.map(({ numbers }) => numbers),
)
