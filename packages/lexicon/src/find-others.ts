import { readHolder } from './holders.ts'
import { BREAK, type Token } from './tokens.ts'
import { listOthers, matchOthers } from './words/index.ts'

/** Words of a text that name somebody else: 'Python developer' in 'Assisted a Python developer'. */
export interface OthersSpan {
  start: number
  /** Where the holder's own word begins: 'developer'. */
  holder: number
  end: number
  /** 'Cross-functional teams' is what one works with; a 'project manager' has what the name says. */
  isGroup: boolean
}

const words = (text: string) => new Set(text.split(' '))

const DETERMINERS = listOthers('determiners')
const OWN = listOthers('own')
const JOINTS = listOthers('joints')
const SMALL = listOthers('small')
const BESIDE = listOthers('beside')
/** Verbs whose object is who is served or chosen. Who helps with something takes part in it. */
const SERVES = matchOthers('serves')
/** As `SERVES`, where they are no nouns: 'to support', but not 'customer support'. */
const SERVE = words('assist support shadow recruit interview hire')
/** With 'to': what goes to others. 'Promoted to', 'moved to' make one of them. */
const GIVES = matchOthers('gives')
/** With 'with': what is done across a border. 'Worked with' may be within. */
const MEETS =
  /^(?:liais(?:e|ed|ing)|coordinat(?:e|ed|ing)|collaborat(?:e|ed|ing)|partner(?:ed|ing)?|correspond(?:ed|ing)?|communicat(?:e|ed|ing))$/
/** With 'for': work that makes the person one of them. */
const OWN_WORK =
  /^(?:led$|lead|manag|supervis|head|direct|run$|ran$|own|responsib|accountab|charge|train|mentor|coach|teach|taught|cover|work|car(?:e|ed|ing)$|join|member|volunteer|interim|master|develop|engineer|shift|duty|call|stand|hir|recruit|interview)/
const LINKS = listOthers('links')
const WITH = listOthers('with')
const FOR = listOthers('for')
const NEXT_DOOR = words('door nearby')

const MAX_WORDS = 5
const MAX_REACH = 12

const isDeterminer = (norm: string) => DETERMINERS.has(norm) || /^\d+$/.test(norm)

const isBorder = (norm: string | undefined) =>
  norm === undefined || norm === BREAK || norm === '.' || norm === '/'

/** The words before a place in its clause. */
function readClause(tokens: readonly Token[], end: number): string[] {
  const norms: string[] = []
  for (let at = end - 1; at >= 0 && norms.length < MAX_REACH; at -= 1) {
    const norm = tokens[at]?.norm
    if (norm === undefined || isBorder(norm)) break
    norms.push(norm)
  }
  return norms
}

/** Whether the word at a place says that what follows is somebody else. */
function pointsAway(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  if (SERVES.test(norm)) return true
  const last = tokens[at - 1]?.norm
  if (SERVE.has(norm)) return isBorder(last) || last === 'to' || JOINTS.has(last ?? '')
  const before = readClause(tokens, at)
  if (norm === 'to') return before.some((word) => GIVES.test(word))
  if (WITH.has(norm)) return before.some((word) => MEETS.test(word))
  if (FOR.has(norm)) return !before.some((word) => OWN_WORK.test(word))
  return false
}

const standsBeside = (tokens: readonly Token[], at: number) =>
  BESIDE.has(tokens[at]?.norm ?? '') ||
  (tokens[at]?.norm === 'to' && tokens[at - 1]?.norm === 'next')

/** The first word of the name that a holder ends, and the word before its articles; undefined when there is none. */
function findName(
  tokens: readonly Token[],
  holder: number,
): { first: number; cue: number } | undefined {
  const isCue = (at: number) => pointsAway(tokens, at) || standsBeside(tokens, at)
  let at = holder - 1
  for (; holder - at <= MAX_WORDS + 1; at -= 1) {
    const norm = tokens[at]?.norm
    if (norm === undefined || isBorder(norm) || OWN.has(norm) || SMALL.has(norm)) return undefined
    if (isDeterminer(norm) || isCue(at)) break
    if (LINKS.has(norm)) return undefined
    // 'For the bank and coached engineers': a verb opens another part.
    if (JOINTS.has(norm) && tokens[at + 1]?.norm.endsWith('ed')) return undefined
  }
  const first = at + 1
  while (isDeterminer(tokens[at]?.norm ?? '')) at -= 1
  return { first, cue: at }
}

/**
 * Where a text names others by what they do: 'reported to the construction manager', 'the nursing
 * home next door'. Only plain cases count: who leads, joins or works as one of them has it themselves,
 * and so has everybody where the text does not say. Reads English and simple German; linear.
 * @param tokens the text's own
 */
export function findOthers(text: string, tokens: readonly Token[]): OthersSpan[] {
  return tokens.flatMap(({ norm, start, end }, at): OthersSpan[] => {
    // 'Company-wide', 'team-based' hold nothing.
    const holder = text.charAt(end) === '-' ? undefined : readHolder(norm)
    if (holder === undefined || holder === 'public') return []
    const name = findName(tokens, at)
    const first = name && tokens[name.first]
    if (!name || !first || name.first >= at) return []
    const isFar =
      standsBeside(tokens, name.cue) ||
      (holder !== 'place' && pointsAway(tokens, name.cue)) ||
      [tokens[at + 1], tokens[at + 2]].some((next) => NEXT_DOOR.has(next?.norm ?? ''))
    return isFar ? [{ start: first.start, holder: start, end, isGroup: holder === 'group' }] : []
  })
}

/** Whether the words at a place name somebody else, or are a part of such a name. */
export const isOfOthers = (spans: readonly OthersSpan[], start: number, end: number) =>
  spans.some(
    (span) => start >= span.start && start < span.end && (!span.isGroup || end <= span.holder),
  )
