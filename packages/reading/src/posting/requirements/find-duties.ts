import { type Tier } from '@tailorbird/lexicon'
import { listOrdinaryWords } from '../words/find-language-words.ts'
import { foldCase } from '@tailorbird/language'
import type { PostingSentence } from '../lines/read-sentences.ts'
import { tellsWhomTheySeek } from '../lines/sections.ts'
import { speech } from '../words/speech-patterns.ts'

/** A part of the job, or a condition of it, in the posting's own words. */
interface Duty {
  term: string
  line: string
  tier: Tier
}

const MAX_DUTIES = 15
const MAX_CHARS = 80
const MIN_CHARS = 12
const MAX_POINT_CHARS = 160
const LEAD = new RegExp(`^(?:${speech('dutyLead')})`, 'iu')
const CLAUSE_END = /[,;:.!?](?=\s|$)|[()–—]/gu
const DANGLING = new RegExp(String.raw`\s(?:${speech('dangling')})$`, 'iu')

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

/** 'Base: Civic Centre', 'Grade: J': a field of a form. */
const FIELD = /^[^:.,]{2,40} ?:\s/u
/** Without a bullet, a line of fewer words is a heading, a greeting or a field. */
const MIN_WORDS = 4

/** A point of a list, with its bullet or without. */
const isPoint = ({ isBullet, line }: PostingSentence) =>
  isBullet ||
  (line.length <= MAX_POINT_CHARS &&
    !/[.!?]$/.test(line) &&
    !FIELD.test(line) &&
    line.split(' ').length >= MIN_WORDS)

/** 'To apply call Dave on 0113 496 0000': a person and a number are no duty. */
const CONTACT = /@\S+\.\p{L}{2}|(?:\d[\s().-]?){8,}|^to apply\b|[<>]/iu

/** The first clauses of some sentences, each once, at most 15. */
function listClauses(sentences: readonly PostingSentence[]): Duty[] {
  const duties = new Map<string, Duty>()
  for (const { text, line, tier } of sentences) {
    const term = readClause(text)
    const isNew = term.length >= 4 && !CONTACT.test(text) && !duties.has(term.toLowerCase())
    if (isNew && duties.size < MAX_DUTIES && tier !== 'boilerplate')
      duties.set(term.toLowerCase(), { term, line, tier })
  }
  return [...duties.values()]
}

/** What one would do in the job: the first clause of each line below a heading such as 'Responsibilities', at most 15. */
export const findDuties = (sentences: readonly PostingSentence[]): Duty[] =>
  listClauses(
    sentences.filter((sentence) => {
      const { text, line, section, tier, isAddressed } = sentence
      const isTold = isPoint(sentence) || (tier === 'mentioned' && isAddressed)
      return (
        section === 'mentioned' &&
        isTold &&
        line.startsWith(text) &&
        !tellsWhomTheySeek(foldCase(text))
      )
    }),
  ).map((duty) => ({ ...duty, tier: 'mentioned' }))

/** 'Valid license', 'good relations with customers': nothing that this posting alone asks for. */
const isPlain = ({ term }: Duty, ordinary: ReadonlySet<string>) =>
  (term.toLowerCase().match(/\p{L}{2,}/gu) ?? []).every((word) => ordinary.has(word))

/** What is asked for in words that name nothing one can search for: the first clause of each such point, at most 15. */
export const findConditions = (unread: readonly PostingSentence[]): Duty[] =>
  listClauses(
    unread.filter((sentence) => isPoint(sentence) && sentence.line.startsWith(sentence.text)),
  ).filter((duty) => !isPlain(duty, listOrdinaryWords()))
