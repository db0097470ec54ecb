export { append } from './append.ts'
export { countSigns } from './count-signs.ts'
export {
  type DateSpan,
  addDuration,
  findDate,
  findRange,
  formatSpan,
  isDate,
  isNow,
  isOpened,
  readDuration,
} from './dates.ts'
export { HEIGHTS, type Height } from './degrees/degree-patterns.ts'
export { findDegreeWords } from './degrees/find-degree-words.ts'
export { type AskedDegree, readAskedDegree } from './degrees/read-asked-degree.ts'
export { endSentence } from './end-sentence.ts'
export { foldCase } from './fold.ts'
export { type HeadingKind, sectionAbout, sectionNamed } from './headings/index.ts'
export { languageOfHeading } from './headings/heading-language.ts'
export { type GuessedLanguage, guessLanguage } from './guess-language.ts'
export { rankLanguages } from './rank-languages.ts'
export { isLeave } from './is-leave.ts'
export { type Language, detectLanguage } from './language.ts'
export { type MonthSpan, readMonth } from './read-month.ts'
export { remember, rememberOf } from './remember.ts'
export { foldSpaces, sanitizeText } from './sanitize.ts'
export { foldWord } from './stems/fold-word.ts'
export { SMALL_WORDS } from './small-words.ts'
export { spell } from './stems/spell.ts'
export { stem } from './stems/stem.ts'
export { trimEnds } from './trim-ends.ts'
export { namesLanguage } from './names-language.ts'
export { namesLevel } from './names-level.ts'
