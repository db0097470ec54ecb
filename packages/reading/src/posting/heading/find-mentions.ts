import { companyExpressions } from './company-expressions.ts'
import type { HeadText } from './head-text.ts'
import { title as patterns } from '../words/title-patterns.ts'

const WORD = String.raw`(?:(?:St|Dr|Mt|Ste|Sta)\. )?[\p{Lu}\p{N}][\p{L}\p{N}\p{M}'’&+-]*(?:\.(?:\p{L}{2,3}|com|io)(?![\p{L}]))?`
const JOINT = String.raw`(?:&|\+|${patterns('jointsInNames')})`
const LEGAL_END = String.raw`(?:,? (?:Inc|Ltd|Co|Corp|e\. ?V|e\. ?G|e\. ?K|S\.A|S\.L|S\.A\.S|S\.L\.U|S\.p\.A|B\.V|N\.V|Pty Ltd|LLC|LLP|GmbH(?: & Co\.? KG)?)\.?)?`
/** A run of words with capitals, as names are written: 'Sedge & Heron Environmental', 'City of Port Haskell'. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.])${WORD}(?: (?:${JOINT} ?){0,2}${WORD}){0,6}${LEGAL_END}`,
  'gu',
)
/** Its dot ends no sentence. */
const ABBREVIATED = /(?<!\p{L})(?:Co|Inc|Ltd|Corp|Bros|St)$/u
const MAX_IN_LINE = 60
const AROUND = 200
const MAX_SEEKER_WORDS = 6

/** A name where it stands. */
export interface Mention {
  name: string
  line: number
  isBullet: boolean
  /** What stands before and behind it in its line. */
  before: string
  behind: string
}

/** 'PIZZAS DON EUSEBIO (LAURELES) NECESITA 4 REPARTIDORES': what stands before the verb in a line all in capitals. */
export function findSeeker(text: string, line: number, seeks: RegExp): Mention[] {
  const words = text.slice(0, AROUND).split(' ')
  for (let count = 2; count <= Math.min(MAX_SEEKER_WORDS, words.length - 1); count += 1) {
    const name = words.slice(0, count).join(' ')
    const behind = text.slice(name.length, name.length + AROUND)
    if (/[(,.!?:]$/.test(name)) return []
    if (seeks.test(behind))
      return [{ name, line, isBullet: false, before: '', behind: behind.toLowerCase() }]
  }
  return []
}

/** The names of a posting's lines; in a line all in capitals only what seeks somebody can be told. */
export function findMentions({ lines, matchers }: HeadText): Mention[] {
  const { seeksNext } = companyExpressions(matchers)
  return lines.flatMap(({ text, isBullet }, line) =>
    /\p{Ll}/u.test(text)
      ? [...text.matchAll(NAME)].slice(0, MAX_IN_LINE).map(({ 0: name, index }) => ({
          name,
          line,
          isBullet,
          before: text.slice(Math.max(0, index - AROUND), index),
          behind: text
            .slice(index + name.length, index + name.length + AROUND)
            .replace(ABBREVIATED.test(name) ? /^\./ : /^(?!)/, ''),
        }))
      : findSeeker(text, line, seeksNext),
  )
}
