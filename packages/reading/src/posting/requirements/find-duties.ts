import { foldCase } from '@tailorbird/language'
import type { PostingSentence } from '../lines/read-sentences.ts'
import { tellsWhomTheySeek } from '../lines/sections.ts'

const MAX_DUTIES = 15
const MAX_CHARS = 80
const MIN_CHARS = 12
const MAX_POINT_CHARS = 160
const LEAD =
  /^(?:(?:you|you'll|you’ll|the successful candidate|this role|this position)\s+(?:will\s+)?(?:also\s+)?(?:be\s+)?(?:responsible for\s+)?|responsible for\s+|sie sind verantwortlich für\s+|vous serez (?:responsable|chargée?) d[eu]\s+)/iu
const CLAUSE_END = /[,;:.!?](?=\s|$)|[()–—]/gu
const DANGLING =
  /\s(?:and|or|the|a|an|to|of|for|with|in|on|by|und|oder|der|die|das|mit|für|von|et|ou|de|la|le|les|du|des|y|o|el|con|en)$/iu

/** The first clause of a duty, as it stands there; '' when it has none. */
function readClause(text: string): string {
  const body = text.slice(LEAD.exec(text)?.[0].length ?? 0)
  const ends = [...body.slice(0, MAX_CHARS + 1).matchAll(CLAUSE_END)].map(({ index }) => index)
  const end = ends.find((at) => at >= MIN_CHARS)
  let clause = body.slice(0, end ?? body.length).trim()
  if (clause.length > MAX_CHARS) clause = clause.slice(0, clause.lastIndexOf(' ', MAX_CHARS))
  for (let found = DANGLING.exec(clause); found; found = DANGLING.exec(clause))
    clause = clause.slice(0, found.index)
  return clause.trim()
}

/** A point of a list, with its bullet or without. */
const isPoint = ({ isBullet, line }: PostingSentence) =>
  isBullet || (line.length <= MAX_POINT_CHARS && !/[.!?]$/.test(line))

/** What one would do in the job: the first clause of each line below a heading such as 'Responsibilities', at most 15. */
export function findDuties(
  sentences: readonly PostingSentence[],
): { term: string; line: string }[] {
  const duties = new Map<string, { term: string; line: string }>()
  for (const sentence of sentences) {
    const { text, line, section, tier, isAddressed } = sentence
    const isTold = isPoint(sentence) ? tier !== 'boilerplate' : tier === 'mentioned' && isAddressed
    const isDuty =
      section === 'mentioned' &&
      isTold &&
      line.startsWith(text) &&
      !tellsWhomTheySeek(foldCase(text))
    const term = isDuty ? readClause(text) : ''
    if (term.length >= 4 && duties.size < MAX_DUTIES && !duties.has(term.toLowerCase()))
      duties.set(term.toLowerCase(), { term, line })
  }
  return [...duties.values()]
}
