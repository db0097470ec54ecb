import { foldCase, remember } from '@tailorbird/language'
import { CERTIFICATES, DEGREES, INSTITUTIONS, ORGANISATIONS } from './name-words.ts'
import { indexPhrases, type Phrases } from './phrases.ts'
import { ENGLISH_ROLES, GERMAN_ROLES, MORE_ROLES, ROMANCE_ROLES } from './role-words.ts'

const MAX_CHARS = 300
const MIN_ENDING_CHARS = 6
/** German puts nouns together: 'Software' and 'entwicklerin'. */
const endings = `${GERMAN_ROLES}|${MORE_ROLES}`
  .split('|')
  .filter((word) => word.length >= MIN_ENDING_CHARS)
const roles = indexPhrases(
  `${ENGLISH_ROLES}|${GERMAN_ROLES}|${ROMANCE_ROLES}|${MORE_ROLES}`,
  endings,
)
const romanceRoles = indexPhrases(ROMANCE_ROLES)
const organisations = indexPhrases(ORGANISATIONS)
const institutions = indexPhrases(INSTITUTIONS, [
  'schule',
  'kolleg',
  'gymnasium',
  'akademie',
  'universitat',
  'institut',
  'school',
  'skola',
])
const degrees = indexPhrases(DEGREES)
const certificates = indexPhrases(CERTIFICATES)

const names = (phrases: Phrases) =>
  remember((text) => text.length <= MAX_CHARS && phrases.isIn(foldCase(text)))

/** Whether a text names a role ('Registered Nurse'). */
export const namesRole = names(roles)
const LEVEL = /(?:\s+(?:[ivx]{1,4}|\d|sr|jr)\.?)+$/
const HEAD_END = /\s*(?:[,(/]|\s(?:of|for|in|und|fur|de|du|des|del)\s).*$/

/** Whether a text's head noun is a role: 'Field Engineer II', 'Head of Sales', but not 'Baker Hughes'. */
export const isHeadedByRole = remember((text: string): boolean => {
  if (text.length > MAX_CHARS) return false
  const folded = foldCase(text)
  return roles.closes(folded.replace(HEAD_END, '').replace(LEVEL, '')) || romanceRoles.opens(folded)
})

/** Whether a text names an employer by its kind ('Acme Ltd', 'City Hospital'). */
export const namesOrganisation = names(organisations)
/** Whether a text names a place of learning. */
export const namesInstitution = names(institutions)
/** Whether a text names a degree. */
export const namesDegree = names(degrees)
/** Whether a text names a certificate or licence. */
export const namesCertificate = names(certificates)
