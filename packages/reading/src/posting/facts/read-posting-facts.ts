import { type PostingFacts, UNKNOWN_COMPANY } from '@tailorbird/contracts'
import { detectLanguage, guessLanguage, rankLanguages } from '@tailorbird/language'
import type { Posting } from '@tailorbird/lexicon'
import { listFactLines } from './fact-lines.ts'
import { readDates } from './read-dates.ts'
import { readMode } from './read-mode.ts'
import { readPay } from './read-pay.ts'
import { readPlace } from './read-place.ts'
import { readUnpaid } from './read-unpaid.ts'

/** Fewer small words are chance. */
const FEW_WORDS = 2
const READ = new Set(['en', 'de', 'fr', 'es'])

/** The language of a text that may be a line or two: by all small words that are known, else by the commonest. */
function readLanguage(text: string): string {
  const other = guessLanguage(text)
  if (other) return other.code
  const best = rankLanguages(text).find(({ language }) => READ.has(language))
  return best && best.count >= FEW_WORDS ? best.language : detectLanguage(text)
}

/**
 * What a posting states besides who hires for what and what it asks for. What it does not state is null; nothing is guessed
 * but the period of pay that only a size can tell. Where nothing is paid but commission, no amount is pay.
 * @param text as it came in: plain text, markdown or HTML
 * @param posting the same text, read
 */
export function readPostingFacts(
  text: string,
  { title, company }: Pick<Posting, 'title' | 'company'>,
): PostingFacts {
  const lines = listFactLines(text)
  const whole = lines.join('\n')
  const known = { title, company: company === UNKNOWN_COMPANY ? '' : company }
  const mode = readMode(lines)
  const language = readLanguage(whole)
  const pay = readPay(lines, language)
  const { unpaid, commissionOnly, isPartly } = readUnpaid(lines, title, pay !== null)
  const isPaid = commissionOnly === null && (unpaid === null || isPartly)
  return {
    place: readPlace(lines, known, mode === 'remote'),
    mode,
    pay: isPaid ? pay : null,
    language,
    ...readDates(lines),
    unpaid,
    commissionOnly,
  }
}
