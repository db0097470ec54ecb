import { type Tier, findTerms } from '@tailorbird/lexicon'
import { foldCase, SMALL_WORDS } from '@tailorbird/language'
import { findsAnywhere, findsFirst, findsWhole, sections } from '../words/section-patterns.ts'
import { speaksAnywhere, speech } from '../words/speech-patterns.ts'

/** What the lines below a heading are: asked for with a tier, or boilerplate. */
export type SectionTier = Tier | 'boilerplate'

/** A section of a posting. */
export interface Section {
  tier: SectionTier
  /** The lines are nothing but names: the tools of the job, the industries it is in, or the fields of a job site's form. */
  list: 'tools' | 'industry' | 'form' | null
}

const FORM = findsWhole('form')
const TOOLS = findsWhole('tools')
const INDUSTRY = findsWhole('industry')
const ASKING = findsAnywhere('asking')
const PREFERRED = findsAnywhere('preferred')
const MUST = findsAnywhere('must')
const DUTIES = findsAnywhere('duties')
const DUTIES_FIRST = findsAnywhere('dutiesFirst')
const MUST_FIRST = findsAnywhere('mustFirst')
const BOILERPLATE = findsAnywhere('boilerplate')
const BOILERPLATE_FIRST = findsFirst('boilerplateFirst')
const MUST_CUE = findsAnywhere('mustCue')
/** Whom a company looks for, and what for: 'We are seeking an Electrician to keep our lines running'. */
const SEEKS = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${speech('seeks')}) (?:(?:${speech('seeksArticle')}) )?[^.]{2,120}?(?:${speech('seeksPurpose')})(?!\p{L})`,
  'u',
)
/** What such a sentence asks for all the same: 'with experience in refrigeration'. */
const SEEKS_WITH = new RegExp(String.raw`(?:^|[^\p{L}])(?:${speech('seeksWith')})`, 'u')
const LEGAL = findsAnywhere('legal')
const REWARD = findsAnywhere('reward')
/** 'We use Python': what the company works with is what the job needs. */
const WE_USE = speaksAnywhere('weUse')
const BOAST = findsAnywhere('boast')
/** What begins a sentence about the company itself. */
const PITCH = new RegExp(String.raw`^(?:${speech('pitch')})(?![\p{L}'])`, 'iu')
const ADDRESSED = speaksAnywhere('addressed')

/** 'What you can expect from us': such a heading may be longer. */
const WHAT = new RegExp(`^(?:${speech('what')}) `, 'u')

/** Small words of headings. */
const HEADING_WORDS = new Set(speech('headingWords').split(/[|\s]+/))

const MAX_HEADING_CHARS = 70
const LABEL = /^(\p{L}[^:]{2,40}?) ?: \S/u

const foldHeading = (line: string) =>
  foldCase(line)
    .replaceAll('’', "'")
    .replaceAll(/[*#_:?!]+/g, ' ')
    .trim()

/** 'III. Requirements', 'TERCERA. Requisitos', 'b) Skills' */
const ORDINAL = /^(?:\p{Lu}{4,12}[.)]|[IVX]{1,4}[.)]|\d{1,2}[.)]|\p{Ll}[)]) (?=\p{L})/u

/** What the heading of a posting's section announces; undefined when the line is no heading that we know. */
export function readHeading(whole: string, isBullet: boolean): Section | undefined {
  const line = whole.replace(ORDINAL, '')
  if (isBullet || line.length > MAX_HEADING_CHARS || /[.,]$/.test(line)) return undefined
  const text = foldHeading(line)
  const words = text.split(/\s+/).length
  const isMarked = /^[#*_]|[:?*!;]$/.test(line) || line === line.toUpperCase()
  if (FORM.test(text) && isMarked) return { tier: 'boilerplate', list: 'form' }
  if (TOOLS.test(text)) return { tier: 'must', list: 'tools' }
  if (INDUSTRY.test(text)) return { tier: isMarked ? 'must' : 'boilerplate', list: 'industry' }
  const isTelling = ASKING.test(text) || WHAT.test(text)
  if (words > (isMarked ? 9 : isTelling ? 8 : 5)) return undefined
  const tier = readHeadingTier(text)
  const isAsked = tier === 'must' || tier === 'preferred'
  if (tier === undefined || (isAsked && !/^[#*_]|[:?*!;]$/.test(line) && namesThings(line, text)))
    return undefined
  return { tier, list: null }
}

const BRACKETED = new RegExp(String.raw`\((?:${sections('bracketed')})\)`)

/** 'CPIM certification desirable' has a heading's words in it and asks for something itself. */
function namesThings(line: string, text: string): boolean {
  const plain = text.replace(BRACKETED, '')
  if (/[\d(]/.test(plain)) return true
  const rest = [ASKING, PREFERRED, MUST, MUST]
    .reduce((left, known) => left.replace(known, ' '), plain)
    .split(/[^\p{L}'-]+/u)
    .filter(
      (word) =>
        word !== '' &&
        !HEADING_WORDS.has(word) &&
        !SMALL_WORDS.has(word) &&
        !MUST.test(word) &&
        !PREFERRED.test(word),
    )
  return (
    rest.length > 1 ||
    findTerms(line).some(({ written }) => foldCase(written).includes(rest[0] ?? '|'))
  )
}

function readHeadingTier(text: string): SectionTier | undefined {
  if (ASKING.test(text)) return PREFERRED.test(text) ? 'preferred' : 'must'
  if (BOILERPLATE.test(text) || BOILERPLATE_FIRST.test(text)) return 'boilerplate'
  if (PREFERRED.test(text)) return 'preferred'
  if (MUST.test(text) && (!DUTIES_FIRST.test(text) || MUST_FIRST.test(text))) return 'must'
  return DUTIES.test(text) ? 'mentioned' : undefined
}

/** Whether a line is a heading of its own, known or not: after benefits, something else begins. */
export const looksLikeHeading = (line: string, isBullet: boolean) =>
  !isBullet && line.length <= MAX_HEADING_CHARS && /^#|:$/.test(line) && line.split(' ').length <= 6

/** The section that a sentence opens for itself by its label ('Requirements: …'); undefined when it has none. */
export function readLabel(sentence: string): Section | undefined {
  const label = LABEL.exec(sentence.slice(0, 60))?.[1]
  return label === undefined ? undefined : readHeading(`${label}:`, false)
}

/** Whether a folded sentence tells of the company and asks nothing; among requirements only a full sentence can. */
function isPitch(text: string, isAsked: boolean): boolean {
  if (ADDRESSED.test(text) || WE_USE.test(text)) return false
  return (PITCH.test(text) && (!isAsked || /[.!]$/.test(text))) || BOAST.test(text)
}

/** Whether a sentence speaks to whoever applies. */
export const isAddressed = (sentence: string) => ADDRESSED.test(sentence.slice(0, 2_000))

/** How firmly one sentence asks, given its section's tier; 'boilerplate' when it asks nothing. */
export function readTier(sentence: string, section: SectionTier | undefined): SectionTier {
  if (section === 'boilerplate') return 'boilerplate'
  const text = foldCase(sentence.slice(0, 2_000)).replaceAll('’', "'")
  const isAsked = section === 'must' || section === 'preferred'
  if (LEGAL.test(text) || (!isAsked && REWARD.test(text))) return 'boilerplate'
  if (isPitch(text, isAsked)) return 'boilerplate'
  if (PREFERRED.test(text)) return 'preferred'
  if (!isAsked && tellsWhomTheySeek(text)) return 'mentioned'
  return isAsked ? section : MUST_CUE.test(text) ? 'must' : 'mentioned'
}

/** Whether a text, folded, says whom a company looks for and what for, and asks for nothing. */
export const tellsWhomTheySeek = (folded: string) => SEEKS.test(folded) && !SEEKS_WITH.test(folded)

/** Whether a text, folded, says that something is welcome and not needed. */
export const isOptional = (folded: string) => PREFERRED.test(folded)
