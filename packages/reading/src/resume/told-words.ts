import { anyOf, listPatterns } from './words/index.ts'

const withCapital = (pattern: string) =>
  pattern.replace(/^\p{Ll}/u, (first) => `[${first.toUpperCase()}${first}]`)
const told = listPatterns('told').map(withCapital).join('|')
const as = String.raw`(?:\s+(?:${anyOf('as')}))?`
const article = String.raw`(?:\s+(?:${anyOf('toldArticles')})(?!\p{L}))?`

/** What tells that a sentence says where somebody worked, when it has a date; an article may stand behind. */
export const TOLD = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('toldLead')}) )?(?:${told})(?!\p{L})${as}${article}`,
  'u',
)
