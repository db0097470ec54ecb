import { foldCase, remember } from '@tailorbird/language'
import { indexPhrases, type Phrases } from './phrases.ts'
import { anyOf, listWords } from './words/index.ts'

const MAX_CHARS = 300
const MIN_ENDING_CHARS = 6
/** Some languages put nouns together: 'Software' and 'entwicklerin'. */
const endings = listWords('roles', ({ compounds }) => compounds === true).filter(
  (word) => word.length >= MIN_ENDING_CHARS,
)
const roles = indexPhrases(listWords('roles'), endings)
const openingRoles = indexPhrases(listWords('roles', ({ rolesFirst }) => rolesFirst === true))
const organisations = indexPhrases(listWords('organisations'))
const institutions = indexPhrases(listWords('institutions'), listWords('institutionEndings'))
const degrees = indexPhrases(listWords('degrees'))
const certificates = indexPhrases(listWords('certificates'))

const names = (phrases: Phrases) =>
  remember((text) => text.length <= MAX_CHARS && phrases.isIn(foldCase(text)))

/** Whether a text names a role ('Registered Nurse'). */
export const namesRole = names(roles)
const LEVEL = new RegExp(String.raw`(?:\s+(?:[ivx]{1,4}|\d|${anyOf('ranks')})\.?)+$`)
const HEAD_END = new RegExp(String.raw`\s*(?:[,(/]|\s(?:${anyOf('headEnds')})\s).*$`)

/** Whether a text's head noun is a role: 'Field Engineer II', 'Head of Sales', but not 'Baker Hughes'. */
export const isHeadedByRole = remember((text: string): boolean => {
  if (text.length > MAX_CHARS) return false
  const folded = foldCase(text)
  return roles.closes(folded.replace(HEAD_END, '').replace(LEVEL, '')) || openingRoles.opens(folded)
})

/** Whether a text names an employer by its kind ('Acme Ltd', 'City Hospital'). */
export const namesOrganisation = names(organisations)
/** Whether a text names a place of learning. */
export const namesInstitution = names(institutions)
/** Whether a text names a degree. */
export const namesDegree = names(degrees)
/** Whether a text names a certificate or licence. */
export const namesCertificate = names(certificates)
/** Whether a text names what a study ends with: a degree or a certificate. */
export const namesPaper = (text: string): boolean => namesDegree(text) || namesCertificate(text)
