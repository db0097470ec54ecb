import { foldCase } from '../fold.ts'
import type { Language } from '../language.ts'
import type { HeadingKind, HeadingNames, HeadingStems } from './kinds.ts'
import { arabic } from './ar.ts'
import { czech } from './cs.ts'
import { danish } from './da.ts'
import { german, germanStems } from './de.ts'
import { greek } from './el.ts'
import { english, englishStems } from './en.ts'
import { spanish, spanishStems } from './es.ts'
import { finnish } from './fi.ts'
import { french, frenchStems } from './fr.ts'
import { hebrew } from './he.ts'
import { hindi } from './hi.ts'
import { hungarian } from './hu.ts'
import { italian, italianStems } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { dutch, dutchStems } from './nl.ts'
import { norwegian } from './no.ts'
import { polish, polishStems } from './pl.ts'
import { portuguese, portugueseStems } from './pt.ts'
import { romanian } from './ro.ts'
import { russian } from './ru.ts'
import { swedish } from './sv.ts'
import { thai } from './th.ts'
import { turkish } from './tr.ts'
import { ukrainian } from './uk.ts'
import { simplifiedChinese } from './zh-hans.ts'
import { traditionalChinese } from './zh-hant.ts'

export type { HeadingKind } from './kinds.ts'

/** Of a name with two meanings the first stands. */
const LANGUAGES: readonly HeadingNames[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  arabic,
  czech,
  danish,
  greek,
  finnish,
  hebrew,
  hindi,
  hungarian,
  japanese,
  korean,
  norwegian,
  romanian,
  russian,
  swedish,
  thai,
  turkish,
  ukrainian,
  simplifiedChinese,
  traditionalChinese,
]

/** The headings of the languages that we read well. */
export const OWN_HEADINGS: Readonly<Record<Language, HeadingNames>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}

const STEMS: readonly HeadingStems[] = [
  englishStems,
  germanStems,
  frenchStems,
  spanishStems,
  italianStems,
  portugueseStems,
  dutchStems,
  polishStems,
]

/** Volunteers' experience is no employment, so the sections that fit nowhere else come first. */
const STEMS_ORDER: readonly HeadingKind[] = [
  'other',
  'summary',
  'languages',
  'contact',
  'experience',
  'education',
  'certifications',
  'achievements',
  'skills',
]

const about = STEMS_ORDER.map((kind) => {
  const stems = STEMS.flatMap((one) => one[kind] ?? [])
  return { kind, pattern: new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'u') }
})

let kinds: ReadonlyMap<string, HeadingKind> | undefined

/** In capitals Turkish has two letters I, which other people's programs make one. */
const plain = (heading: string) => foldCase(heading).replaceAll('’', "'").replaceAll('ı', 'i')

function listKinds(): ReadonlyMap<string, HeadingKind> {
  const all = LANGUAGES.flatMap((names) =>
    Object.entries(names).flatMap(([kind, words]) =>
      words.map((word) => [plain(word), kind as HeadingKind] as const),
    ),
  )
  return new Map(all.toReversed())
}

/**
 * What section a heading opens in one of the languages of this folder, whatever its case and accents; undefined when
 * it is not a known one.
 */
export function sectionNamed(heading: string): HeadingKind | undefined {
  kinds ??= listKinds()
  return kinds.get(plain(heading))
}

/** What a heading that nobody listed is about, by how its words begin; the first kind that fits. */
export function sectionAbout(heading: string): HeadingKind | undefined {
  const name = plain(heading)
  return about.find(({ pattern }) => pattern.test(name))?.kind
}
