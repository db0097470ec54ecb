import type { Item } from './item.ts'
import type { Span } from '../lines/span.ts'
import { degrees } from '../words/degree-patterns.ts'

const BEFORE_FIELD = String.raw`(?: (?:${degrees('nouns')}))?(?: \([^()]{1,30}\))?,? (?:(?:${degrees('softly')}) )?`
const FIELD_OF = String.raw`(?: (?:${degrees('article')}))?(?: (?:${degrees('field')}))?(?: (?:${degrees('ofThe')}))?`
/** Behind a degree that the lexicon knows: 'in Accounting', 'als Elektroniker'. */
const LINK = new RegExp(
  String.raw`^${BEFORE_FIELD}(?:${degrees('link')})${FIELD_OF} (?=[\p{L}\d])`,
  'iu',
)
/** Ends a known degree that has the link in it: 'Grado en', 'diploma in'. */
const LINKED = new RegExp(String.raw`(?:^|\s)(?:${degrees('linked')})$`, 'iu')
/** Degrees by words that are no terms alone: 'degree in', 'Licence en', 'Titulación en'. */
const HEAD = new RegExp(
  String.raw`(?<![\p{L}-])(?:${degrees('heads')})${BEFORE_FIELD}(?:${degrees('headLink')})${FIELD_OF} (?=[\p{L}\d])|(?<![\p{L}-])(?:${degrees('headsOf')}) (?=[\p{L}\d])`,
  'giu',
)
/** 'MS in Biology': an abbreviation is a degree only in capitals. */
const SHORT_HEAD = new RegExp(
  String.raw`(?<![\p{L}.-])(?:[BM]\.?[SA]\.?|[BM]\.?Sc\.?|[BM]\.?Eng\.?|Ph\.?D\.?)(?: (?:${degrees('shortNouns')}))? (?:${degrees('shortLink')})${FIELD_OF} (?=[\p{L}\d])`,
  'gu',
)
const MASTERS = new RegExp(`^(?:${degrees('masters')})`, 'i')
const DIPLOMA = new RegExp(degrees('diplomas'), 'i')
const LOOK_AHEAD = 120
/** No sentence asks for more degrees. */
const MAX_HEADS = 8
/** Degrees of the lexicon that name no field, but for bachelors, masters and doctors. */
const GENERAL = new Set(
  'College diploma|Associate degree|University degree|Postgraduate degree|Postgraduate diploma|Honours degree|Foundation degree|Higher National Diploma|Higher National Certificate|Apprenticeship|Diplom degree|Magister|Dutch MBO|Dutch HBO|Laurea|Bac+2|Bac+3|Bac+5|NVQ|NVQ Level 2|NVQ Level 3|BTEC|Duales Studium|Licence professionnelle|Trade school diploma|Formación profesional|Ciclo formativo de grado superior|Ciclo formativo de grado medio'.split(
    '|',
  ),
)
const OF = "(?:['’]?s)?(?: of (?:science|arts|engineering|applied science|philosophy))?(?: degree)?"
const BACHELOR = new RegExp(`^bachelor${OF}$`, 'i')
const MASTER = new RegExp(`^master${OF}$`, 'i')
const DOCTOR = new RegExp(`^doctor(?:ate)?${OF}$`, 'i')

/** A degree that says what it is in. */
interface DegreeHead extends Span {
  /** Where the field begins. */
  at: number
  /** The lexicon's name of the degree. */
  name: string
}

/** Whether a degree of the lexicon names no field. */
export const isGeneralDegree = (name: string) =>
  GENERAL.has(name) || [BACHELOR, MASTER, DOCTOR].some((pattern) => pattern.test(name))

/** 'Bachelor of Arts' is a bachelor's degree; other degrees keep their name. */
export function nameLevel(name: string): string {
  if (BACHELOR.test(name)) return "Bachelor's degree"
  if (MASTER.test(name)) return "Master's degree"
  return DOCTOR.test(name) ? 'Doctorate' : name
}

function readLevel(head: string): string {
  if (/^ph/i.test(head)) return 'Doctorate'
  if (DIPLOMA.test(head)) return 'College diploma'
  return MASTERS.test(head) ? "Master's degree" : "Bachelor's degree"
}

/** The degrees of a sentence that say what they are in, in order. */
export function findDegreeHeads(text: string, items: readonly Item[]): DegreeHead[] {
  const known = items.flatMap(({ start, end, term, name }): DegreeHead[] => {
    if (!isGeneralDegree(name)) return []
    const behind = text.slice(end, end + LOOK_AHEAD)
    const link = LINKED.test(term) ? /^\s?/.exec(behind)?.[0] : LINK.exec(behind)?.[0]
    return link === undefined ? [] : [{ start, end, at: end + link.length, name: nameLevel(name) }]
  })
  const worded = [...text.matchAll(HEAD), ...text.matchAll(SHORT_HEAD)].map(
    ({ 0: found, index }): DegreeHead => ({
      start: index,
      end: index + found.length,
      at: index + found.length,
      name: readLevel(found),
    }),
  )
  // 'Bachelor of Science' is in no field.
  const isWhole = (at: number) =>
    items.some(({ start, end, name }) => start < at && end > at && isGeneralDegree(name))
  const others = worded.filter(({ at }) => !known.some((head) => head.at === at) && !isWhole(at))
  return [...known, ...others].toSorted((one, other) => one.at - other.at).slice(0, MAX_HEADS)
}
