import { umlauts, writtenOut } from '../words/equals/small-words.ts'
import { listTokens } from './tokens.ts'

const UMLAUT = new RegExp(`[${umlauts}]`, 'iu')
const WRITTEN_OUT = new RegExp(`(${writtenOut})`, 'gu')

/** 'Hoerspiele' and 'Hörspiele' are 'horspiele'. */
const shorten = (form: string) => form.replaceAll(WRITTEN_OUT, (letters) => letters.charAt(0))

/** A text with umlauts as letters or written out as in its sources: 'Hörspiele' as 'Hoerspiele'. */
export function restateSpelled(told: string, sources: readonly string[]): string {
  const known = sources.flatMap(listTokens)
  if (![told, ...sources].some((text) => UMLAUT.test(text))) return told
  const said = new Set(known.map(({ form }) => form))
  const spelled = Map.groupBy(known, ({ form }) => shorten(form))
  return listTokens(told).reduceRight((text, { written, form, start, end }) => {
    if (said.has(form)) return text
    const same = spelled
      .get(shorten(form))
      ?.find((one) => UMLAUT.test(one.written) !== UMLAUT.test(written))
    return same ? text.slice(0, start) + same.written + text.slice(end) : text
  }, told)
}
