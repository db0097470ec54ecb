import { decodeHTML } from 'entities'
import { readHtmlText } from '../html-text.ts'
import { isObject, showValue, type JsonObject } from './json-values.ts'

/** What a page tells machines of a job (schema.org/JobPosting), as text that is read like any posting. */
export interface MarkedPosting {
  title: string
  company: string
  place: string
  link: string
  text: string
}

const PERIODS: Record<string, string> = {
  HOUR: 'per hour',
  DAY: 'per day',
  WEEK: 'per week',
  MONTH: 'per month',
  YEAR: 'per year',
}
const MAX_PLACES = 3

export const isJobPosting = (value: unknown): value is JsonObject =>
  isObject(value) && [value['@type']].flat().includes('JobPosting')

const decode = (value: unknown) => decodeHTML(showValue(value)).replaceAll(/\s+/g, ' ').trim()

function readAddress(value: unknown): string {
  if (typeof value === 'string') return decode(value)
  if (!isObject(value)) return ''
  const address = value['address'] ?? value
  if (!isObject(address)) return decode(address)
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((key) =>
    decode(address[key]),
  )
  return [...new Set(parts.filter((part) => part !== ''))].join(', ')
}

const readPlaces = (job: JsonObject) =>
  [job['jobLocation']]
    .flat()
    .slice(0, MAX_PLACES)
    .map(readAddress)
    .filter((place) => place !== '')
    .join(' | ')

/** 'Salary: 18 - 24 USD per hour'; '' when it states none. */
function writePay(salary: unknown): string {
  if (!isObject(salary)) return ''
  const value = isObject(salary['value']) ? salary['value'] : salary
  const amounts = [value['minValue'] ?? value['value'], value['maxValue']]
    .map(Number)
    .filter((amount) => Number.isFinite(amount) && amount > 0)
  const currency = showValue(salary['currency'] ?? value['currency'])
  if (amounts.length === 0 || currency === '') return ''
  const unit = showValue(value['unitText'] ?? salary['unitText']).toUpperCase()
  return `Salary: ${[...new Set(amounts)].join(' - ')} ${currency} ${PERIODS[unit] ?? ''}`.trim()
}

const readDate = (value: unknown) => /^\d{4}-\d\d-\d\d/.exec(showValue(value))?.[0]

/** A description is HTML, and on many pages HTML that was escaped once more. */
function readDescription(value: unknown): string {
  const once = showValue(value)
  const html = /<[a-z]/i.test(once) ? once : decodeHTML(once)
  return readHtmlText(html)
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * A JobPosting as a posting: who hires for what, where, for how much and until when, then its description.
 * @param job as isJobPosting says; what is missing or of another kind is left out
 */
export function readJobPosting(job: JsonObject): MarkedPosting {
  const title = decode(job['title'] ?? job['name'])
  const company = decode(job['hiringOrganization'])
  const isRemote = showValue(job['jobLocationType']).includes('TELECOMMUTE')
  const place = readPlaces(job)
  const posted = readDate(job['datePosted'])
  const closes = readDate(job['validThrough'])
  const head = [
    title,
    [company, place].filter((part) => part !== '').join(', '),
    isRemote ? 'Remote' : '',
    writePay(job['baseSalary']),
    posted === undefined ? '' : `Posted: ${posted}`,
    closes === undefined ? '' : `Closing date: ${closes}`,
  ]
  const description = readDescription(job['description'])
  return {
    title,
    company,
    place: place || (isRemote ? 'Remote' : ''),
    link: showValue(job['url'] ?? job['@id']),
    text:
      description === '' ? '' : [...head.filter((line) => line !== ''), '', description].join('\n'),
  }
}
