import type { StoredData } from '@tailorbird/contracts'
import { describeSize } from '../../lib/describe-size.ts'
import { sayDays } from '../../lib/say-days.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** A day in words, such as '22 December 2026'. @param iso a moment */
export const sayDay = (iso: string) => day.format(new Date(iso))

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** A day and its time, so that two of one day can be told apart. @param iso a moment */
export const sayMoment = (iso: string) => moment.format(new Date(iso))

/**
 * How long what is stored is kept.
 * @param resultDays after which a result goes, whoever's it is; null: never by itself
 */
export function sayUntil(
  { totals, deletedOn }: StoredData,
  isAccount: boolean,
  resultDays: number | null,
): string {
  const most = resultDays === null ? '' : ` A result goes ${sayDays(resultDays)} after it was made.`
  if (isAccount) return `Kept until you delete it, or your account.${most}`
  if (deletedOn === null || isEmpty(totals)) return 'Nothing of yours is stored here.'
  return `Kept until ${sayDay(deletedOn)} if you don’t come back. Each visit starts that time anew.${most}`
}

/** What there is of each kind, for people. */
export function listTotals(totals: StoredData['totals']): [string, string][] {
  return [
    ['Tailored resumes', String(totals.resumes)],
    ['Job descriptions', String(totals.jobs)],
    ['PDFs', String(totals.pdfs)],
    ['Your words: what you said of texts', String(totals.ownTexts)],
    ['Postings on your list', String(totals.postings)],
    ['Payments', String(totals.payments)],
    ['Size of all texts and PDFs', describeSize(totals.bytes)],
  ]
}

function isEmpty({ resumes, jobs, ownTexts, postings }: StoredData['totals']): boolean {
  return resumes + jobs + ownTexts + postings === 0
}

/** What deleting everything means. */
export function sayWhatGoes({ payments }: StoredData['totals'], isAccount: boolean): string {
  const all =
    'All resumes, job descriptions, postings, PDFs and your words go at once, here and in this browser. Jobs that still run are stopped. Nobody can bring anything back.'
  if (isAccount) return `${all} Your account, your payments and what is left of your plan stay.`
  return payments === 0
    ? all
    : `${all} What is left of what you bought goes, too: sign in first to keep it.`
}
