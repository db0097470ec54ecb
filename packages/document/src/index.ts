export {
  listLines,
  type ResumeEntry,
  type ResumeLine,
  type ResumePart,
} from './compare/list-lines.ts'
export { PAPER_MM, SHEET_MAIN, toScreenStyle } from './screen/screen-style.ts'
export { findAddress } from './links/find-address.ts'
export { listLinks, type Link } from './links/list-links.ts'
export { joinFileName } from './html/file-name.ts'
export { toHtml } from './html/to-html.ts'
export { countPages } from './pages/count-pages.ts'
export { readJsonResume } from './json-resume/read-json-resume.ts'
export { toJsonResume } from './json-resume/to-json-resume.ts'
export { hideEscapes, resolveEscapes, restoreEscapes } from './markdown/escapes.ts'
export { dropInline, readInline } from './markdown/inline.ts'
export { readCanonical } from './markdown/read-canonical.ts'
export {
  hidesRange,
  readContact,
  readEducation,
  readJob,
  readSkills,
  splitCells,
} from './markdown/read-parts.ts'
export { toMarkdown } from './markdown/to-markdown.ts'
export { writeContact, writeEducationHeading, writeJobHeading } from './markdown/write-parts.ts'
export { isCertificationsTitle } from './sections/certifications-title.ts'
export { completeSections } from './sections/complete-sections.ts'
export { TITLES, showSectionName } from './sections/default-sections.ts'
export {
  headingOf,
  listSections,
  type PrintedSection,
  showsLanguagesAbove,
} from './sections/list-sections.ts'
export { nameSections, recallKinds, recallSections } from './sections/name-sections.ts'
export { orderAdditional } from './sections/order-additional.ts'
export { listHeadings, orderSections, settleSections } from './sections/order-sections.ts'
export {
  flattenBullets,
  headOf,
  listFlat,
  nestLines,
  readNested,
  replaceLine,
  type NestedLine,
} from './texts/nested.ts'
export { findRewordings } from './texts/find-rewordings.ts'
export { idOf, keepIds, nameLines, type NamedLine, type Rewording } from './texts/line-ids.ts'
export { type ResumeText, listTexts } from './texts/list-texts.ts'
export { findUnprintable } from './scripts/find-unprintable.ts'
export { isCovered } from './scripts/is-covered.ts'
export { sayNow } from './words/say-now.ts'
export { ALL_WORDS, documentWords, languageOf, wordsOf } from './words/find-words.ts'
