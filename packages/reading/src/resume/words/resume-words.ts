import type { LineLists } from './line-lists.ts'
import type { NameLists } from './name-lists.ts'
import type { PersonLists } from './person-lists.ts'
import type { PlaceLists } from './place-lists.ts'

/** What a label of a form or of a table's column stands for. */
export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'linkedin'
  | 'website'
  | 'languages'
  | 'company'
  | 'position'
  | 'period'
  | 'from'
  | 'to'
  | 'institution'
  | 'degree'

/** Lists of words by what they are for: words and phrases with commas between them. */
export type WordLists = NameLists & PersonLists & PlaceLists & LineLists

/** The words that resumes of one language are read by; a language may have few. */
export interface LanguageWords extends Partial<WordLists> {
  /** Whether roles' names also count at the end of a longer word: 'Softwareentwickler'. */
  compounds?: boolean
  /** Whether the first noun of a role's name says which one it is ('chef de projet'), and not the last. */
  rolesFirst?: boolean
  /** What no words can say: patterns with ' | ' between them; a bar inside brackets has no space around it. */
  patterns?: Partial<WordLists>
  /** How forms and tables label their fields; without accents. */
  labels?: Partial<Record<FieldKind, string>>
  /** Labels that no words can say, as `patterns`. */
  labelPatterns?: Partial<Record<FieldKind, string>>
}
