import * as en from '../en/deeds/deed-endings.ts'
import * as de from '../de/deeds/deed-endings.ts'
import * as fr from '../fr/deeds/deed-endings.ts'
import * as es from '../es/deeds/deed-endings.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  openingNounEndings,
  participleEndings,
  fullGenitives,
  pastEnding,
  verbEndings,
  genitiveEndings,
  wholeParticiples,
  presentEnding,
  openerNounEndings,
  compoundEndings,
} = joinWords([en, de, fr, es])
