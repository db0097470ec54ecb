import { ALL_WORDS } from '../words/find-words.ts'

const titles = new Set(ALL_WORDS.map(({ headings }) => headings.certifications))

/**
 * Whether a text is what heads the certifications inside of another section, in whichever language. It stands in
 * bold: a heading would be a place of learning.
 */
export const isCertificationsTitle = (text: string): boolean => titles.has(text)
