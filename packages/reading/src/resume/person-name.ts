import { anyOf } from './words/index.ts'

const WORD = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*`
const NAME = new RegExp(
  String.raw`^${WORD}(?: (?:${WORD}|${anyOf('particles')}|[(“"]${WORD}[)”"])){1,6}$`,
  'u',
)
const MAX_CHARS = 60

/** Whether a text has the shape of a person's name: two to seven words with capitals, particles among them. */
export const isPersonName = (text: string) =>
  text.length <= MAX_CHARS && NAME.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) > 4
