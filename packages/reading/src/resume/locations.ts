import { remember } from '@tailorbird/language'
import { anyOf } from './words/index.ts'

const COUNTRIES = anyOf('lands')
const CITY = String.raw`\p{Lu}[\p{L}.'’-]*(?:[ -][\p{L}.'’-]+){0,3}`
const CITY_AND_REGION = new RegExp(
  String.raw`^${CITY}, ?(?:\p{Lu}{2,3}|${COUNTRIES})(?:,? [A-Z]\d[A-Z] ?\d[A-Z]\d|,? \d{5})?(?:, ?(?:\p{Lu}{2,3}|${COUNTRIES})| (?:${anyOf('landsBehindCodes')}))?$`,
  'u',
)
const STREET = new RegExp(
  String.raw`^\d{1,5}[a-z]? (?:\p{Lu}[\p{L}.'’-]* ){1,4}(?:${anyOf('streetEnds')})\.?$`,
  'u',
)
const REMOTE = new RegExp(
  String.raw`^\(?(?:\p{Lu}[\p{L} .-]{1,30}(?: (?:${anyOf('modeJoints')}|&|/) |, ))?(?:${anyOf('modes')})\b[^|]{0,40}$`,
  'iu',
)
/** How people work there. */
const MODE = new RegExp(String.raw` \((?:${anyOf('modes')}|${anyOf('modesBehind')})\)$`, 'iu')
const REGION_END = new RegExp(String.raw`^(?:\p{Lu}{2,3}|${COUNTRIES})$`, 'u')
const POSTAL =
  /(?:^|[\s,])(?:\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?=$|[\s,])/u

const MAX_CHARS = 80

/** Whether a text is a place: 'Leeds, UK', 'Ottawa, ON K1A 0B1', '10115 Berlin', 'Remote'. */
export const isLocation = remember((text: string): boolean => {
  if (text.length > MAX_CHARS) return false
  return (
    CITY_AND_REGION.test(text.replace(MODE, '')) ||
    REMOTE.test(text) ||
    POSTAL.test(text) ||
    STREET.test(text)
  )
})

const TOWN_AND_STATE = new RegExp(
  String.raw`^\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2} (?:${anyOf('regionCodes')})$`,
  'u',
)

/** 'Houston TX': a place where one is expected; elsewhere it can be a person with a degree, 'Jo Doe MD'. */
export const isTownAndState = (text: string) =>
  text.length <= MAX_CHARS && TOWN_AND_STATE.test(text)

/** Whether a text is a country, a state or a region's two or three letters. */
export function isRegion(text: string): boolean {
  return text.length <= MAX_CHARS && REGION_END.test(text)
}

const TOWN = new RegExp(
  String.raw`^\p{Lu}[\p{L}\p{M}.'’-]*(?:[ -](?:\p{Lu}[\p{L}\p{M}.'’-]*|${anyOf('townParticles')}))*$`,
  'u',
)

/** Whether a text can be a town behind an employer's name: one to four words with capitals, perhaps with a land in brackets. */
export function isTown(text: string): boolean {
  const plain = text.replace(/ \([^()]{2,30}\)$/, '')
  return plain.length <= 40 && plain.split(' ').length <= 4 && TOWN.test(plain)
}
