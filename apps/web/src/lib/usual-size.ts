import { DEFAULT_PAGE_SIZE, type PaperChoice } from '@tailorbird/contracts'

/** Where Letter is the usual paper, by the Unicode CLDR; everywhere else it is A4. */
const LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

/** The paper that is usual where a person is, as far as the browser's language tells: 'en-GB' is British, 'de' is probably German. */
export function findUsualSize(language = navigator.language): PaperChoice['size'] {
  try {
    const { region } = new Intl.Locale(language).maximize()
    return region === undefined || LETTER.has(region) ? DEFAULT_PAGE_SIZE : 'a4'
  } catch {
    return DEFAULT_PAGE_SIZE
  }
}
