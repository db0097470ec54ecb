import { type Tier } from '@tailorbird/lexicon'
import { findItems } from './find-items.ts'
import type { Item, ItemGroup } from './item.ts'
import { findPartners } from './find-partners.ts'
import { groupItems } from './group-terms.ts'
import type { Found } from './merge-found.ts'
import type { PostingSentence } from '../lines/read-sentences.ts'
import { findUnneeded } from './find-unneeded.ts'
import { readTones } from './read-tones.ts'
import { takePapers } from './find-papers.ts'
import { readYears, type YearsAsked } from './read-years.ts'
import { takesExperience } from './takes-experience.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { phrases } from '../words/phrase-patterns.ts'
import { speech } from '../words/speech-patterns.ts'

/** What the sentences of a posting ask for. */
interface Asked {
  found: Found[]
  /** Years of experience that belong to no term. */
  years: number[]
  /** Points of requirements in which nothing was found that one can search for: 'own steel-toed boots'. */
  unread: PostingSentence[]
}

/** Farther behind a term, years belong to something else. */
const NEAR_CHARS = 60
/** 'Anglais opérationnel.': a sentence of few words asks for what it names. */
/** 'You must pass a medical with drug and alcohol testing': no skill. */
const PASSED = new RegExp(
  String.raw`(?<!\p{L})(?:${phrases('passes')}) [^,;.]{0,80}(?:${phrases('tests')})(?!\p{L})`,
  'giu',
)
/** Says nothing beside the languages themselves. */
const BILINGUAL = 'Bilingual'
const FEW_WORDS = 4
/** A shorter first word of a name may open any sentence. */
const MIN_NAME_CHARS = 5
const SPOKEN = new RegExp(phrases('speaking'), 'iu')

/** 'Verbal and written English', 'Englisch in Wort und Schrift': how one has the language, no quality of its own. */
const OF_LANGUAGE = new RegExp(
  String.raw`^(?:(?:${speech('wayLead')}) )?(?:(?:${speech('ways')})(?: (?:(?:${speech('wayJoints')}|&) )?)?)+$`,
  'iu',
)
const isOfLanguage = ({ kind, term }: Item) => kind === 'soft' && OF_LANGUAGE.test(term)

/** A longer line is prose. */
const MAX_POINT_WORDS = 10

/** A point, or a sentence to whoever applies, that opens with a degree asks for it, whatever stands above. */
const isDemanded = (
  { opens }: Item,
  { isAddressed, text, line }: Pick<PostingSentence, 'isAddressed' | 'text' | 'line'>,
) => opens === true && (isAddressed || (text === line && text.split(' ').length <= MAX_POINT_WORDS))

/** A degree, a language or an industry that is only talked about is not asked for. */
function isAsked(item: Item, sentence: PostingSentence): boolean {
  const { tier, section, isAddressed, text } = sentence
  const { kind } = item
  if (tier !== 'mentioned' || isDemanded(item, sentence)) return true
  if (section === undefined && !isAddressed) return false
  if (kind === 'language') return SPOKEN.test(text) || text.split(' ').length <= FEW_WORDS
  return kind !== 'degree' && kind !== 'domain'
}

/** 'St. Brendan is a 312-bed hospital': what opens with the company's name tells of the company, unless it asks. */
function isAboutCompany(
  { text, isBullet, isAddressed }: PostingSentence,
  company: string,
): boolean {
  const [first = '', second = ''] = company.split(' ')
  const opening = first.length >= MIN_NAME_CHARS ? first : `${first} ${second}`
  return company !== '' && !isBullet && !isAddressed && text.startsWith(opening)
}

/** Where a name stands in a text. */
function findPlaces(text: string, name: string): [number, number][] {
  const places: [number, number][] = []
  if (name === '') return places
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    places.push([at, at + name.length])
  return places
}

/** The years asked for with a group: those before it, else those right behind it. */
function findYears([{ kind, start }]: ItemGroup, asked: readonly YearsAsked[]): number | null {
  if (kind !== 'skill' && kind !== 'domain') return null
  const before = asked.findLast((years) => years.end <= start)
  const behind = asked.find((years) => years.start > start && years.start - start <= NEAR_CHARS)
  return (before ?? behind)?.years ?? null
}

/** 'Bitte Urkunde beifügen', 'candidatures en dessous de cinq ans': what is firm counts in a sentence about applying as well. */
function findTold(
  sentence: PostingSentence,
  language: LanguageWords,
): Pick<Asked, 'found' | 'years'> {
  const { text, line, section, isAddressed: isToldYou } = sentence
  const { items, tones } = takePapers(text, findItems(sentence, language), false)
  const asked = section === 'must' || isToldYou ? readYears(text, [], true) : []
  return {
    found: items
      .filter((item) => tones.get(item) === 'firm')
      .map((item): Found => ({ group: [item], tier: 'must', years: null, line })),
    years: asked.filter(({ isLeast }) => isLeast).map(({ years }) => years),
  }
}

/** What sentences ask for, without what is only the company's or the job's name. */
export function findAsked(
  sentences: readonly PostingSentence[],
  { title, company }: { title: string; company: string },
  language: LanguageWords,
): Asked {
  const found: Found[] = []
  const years: number[] = []
  const unread: PostingSentence[] = []
  for (const sentence of sentences) {
    const { text, tier, line, section } = sentence
    if (isAboutCompany(sentence, company)) continue
    if (tier === 'boilerplate') {
      const told = section === 'boilerplate' ? undefined : findTold(sentence, language)
      found.push(...(told?.found ?? []))
      years.push(...(told?.years ?? []))
      continue
    }
    const names = findPlaces(text, company)
    const tests = [...text.matchAll(PASSED)].map(
      ({ 0: { length }, index }) => [index, index + length] as const,
    )
    const isTested = ({ kind, start }: Item) =>
      kind === 'skill' && tests.some(([from, to]) => start >= from && start < to)
    const partners = findPartners(text)
    const isPartner = ({ kind, start, end: to }: Item) =>
      (kind === 'skill' || kind === 'domain') &&
      partners.some((span) => start >= span.start && to <= span.end)
    const all = findItems(sentence, language)
    const namesLanguage = all.some(({ kind, name }) => kind === 'language' && name !== BILINGUAL)
    const unneeded = findUnneeded(text, all)
    const named = all.filter(
      (item) =>
        (!unneeded.items.has(item) || unneeded.welcome.has(item)) &&
        !(namesLanguage && (item.name === BILINGUAL || isOfLanguage(item))) &&
        !isTested(item) &&
        !isPartner(item) &&
        isAsked(item, sentence) &&
        !names.some(([start, end]) => item.start < end && item.end > start) &&
        !(tier === 'mentioned' && item.name.toLowerCase() === title.toLowerCase()),
    )
    const { items, tones: papers } = takePapers(text, named, tier === 'must')
    const asked = readYears(
      text,
      items.map(({ start }) => start),
      tier === 'must' || sentence.isAddressed,
    )
    const tones = tier === 'preferred' ? readTones(text, section) : []
    const tierAt = (at: number): Tier =>
      tones.find(({ start, end }) => at >= start && at < end)?.tier ?? tier
    const tierOf = (group: ItemGroup): Tier => {
      const paper = papers.get(group[0])
      if (paper === 'firm') return 'must'
      if (paper === 'waived') return 'mentioned'
      if (paper === 'welcome') return 'preferred'
      if (unneeded.welcome.has(group[0])) return 'preferred'
      const told = tierAt(group[0].start)
      const asks = told === 'mentioned' && isDemanded(group[0], sentence) ? 'must' : told
      return asks === 'must' && takesExperience(text, group, items) ? 'preferred' : asks
    }
    const groups = groupItems(text, items).map((group): Found => ({
      group,
      tier: tierOf(group),
      years: findYears(group, asked),
      line,
    }))
    found.push(...groups)
    if (all.length === 0 && tier !== 'mentioned' && section === tier) unread.push(sentence)
    // 'At least four years leading a team are needed' are asked for, whatever else the sentence only mentions.
    const isOpen = ({ years: own, tier: of }: Found) => own === null || of === 'mentioned'
    if (groups.every(isOpen))
      years.push(
        ...asked
          .filter((one) => one.isLeast || groups.every((group) => group.years === null))
          .map((one) => one.years),
      )
  }
  return { found, years, unread }
}
