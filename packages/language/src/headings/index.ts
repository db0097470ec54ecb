import { foldCase } from '../fold.ts'
import type { HeadingKind, HeadingNames } from './kinds.ts'
import { arabic } from './ar.ts'
import { czech } from './cs.ts'
import { danish } from './da.ts'
import { greek } from './el.ts'
import { finnish } from './fi.ts'
import { hebrew } from './he.ts'
import { hindi } from './hi.ts'
import { hungarian } from './hu.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { dutch } from './nl.ts'
import { norwegian } from './no.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { romanian } from './ro.ts'
import { russian } from './ru.ts'
import { swedish } from './sv.ts'
import { thai } from './th.ts'
import { turkish } from './tr.ts'
import { ukrainian } from './uk.ts'
import { simplifiedChinese } from './zh-hans.ts'
import { traditionalChinese } from './zh-hant.ts'

export type { HeadingKind } from './kinds.ts'

const LANGUAGES: readonly HeadingNames[] = [
  arabic,
  czech,
  danish,
  greek,
  finnish,
  hebrew,
  hindi,
  hungarian,
  italian,
  japanese,
  korean,
  dutch,
  norwegian,
  polish,
  portuguese,
  romanian,
  russian,
  swedish,
  thai,
  turkish,
  ukrainian,
  simplifiedChinese,
  traditionalChinese,
]

let kinds: ReadonlyMap<string, HeadingKind> | undefined

/** In capitals Turkish has two letters I, which other people's programs make one. */
const plain = (heading: string) => foldCase(heading).replaceAll('’', "'").replaceAll('ı', 'i')

/** Of a name with two meanings the first stands. */
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
