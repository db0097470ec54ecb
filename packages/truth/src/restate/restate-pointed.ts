import { unclearForms } from '../words/equals/short-forms.ts'
import { byShort, isBent, isPointed, type Place, put, toPlace, withPoint } from './short-forms.ts'
import { listTokens, type Token } from './tokens.ts'

const UNCLEAR = new RegExp(`^(?:${unclearForms})$`)
/** A shorter form opens many words. */
const MIN_SHORT = 3
const MAX_SHORT = 7

/** Whether letters with a point behind them open a word, or leave out some of its middle: 'approx.', 'dept.'. */
function isShortOf(short: string, long: string): boolean {
  if (short.length < MIN_SHORT || short.length > MAX_SHORT || long.length < short.length + 2)
    return false
  const known = byShort.get(short)?.filter((form) => form.short.length === 1) ?? []
  if (known.length > 0)
    return known.some((form) => form.long.length === 1 && isBent(long, form.long[0] ?? ''))
  if (UNCLEAR.test(short)) return false
  if (long.startsWith(short)) return true
  let at = 0
  for (const letter of long) if (letter === short.charAt(at)) at += 1
  return at === short.length && long.charAt(0) === short.charAt(0) && long.at(-1) === short.at(-1)
}

interface Change {
  place: Place
  words: string
}

/** A text with words that are cut short by a point where its source has them so, and in full where it has them in full, each in its place. */
function restateBeside(told: string, source: string): string {
  const [now, was] = [listTokens(told), listTokens(source)]
  const said = new Set(was.map(({ form }) => form))
  const kept = new Set(now.map(({ form }) => form))
  const gone = [...was.entries()].filter(([, { form }]) => !kept.has(form))
  // What is restated already stands beside the next: 'Aux. admva.'
  const written = now.map(({ form }) => form)
  const place = (text: string, token: Token, long: Token) => {
    const found = toPlace(text, [token])
    return token.form.length < long.form.length ? withPoint(text, found) : found
  }
  const changes: Change[] = []
  for (const [at, word] of now.entries()) {
    if (said.has(word.form)) continue
    const found = gone.find(
      ([index, one]) =>
        (was[index - 1]?.form === written[at - 1] || was[index + 1]?.form === written[at + 1]) &&
        ((isPointed(source, one) && isShortOf(one.form, word.form)) ||
          (isPointed(told, word) && isShortOf(word.form, one.form))),
    )
    if (!found) continue
    const [, other] = found
    written[at] = other.form
    changes.push({ place: place(told, word, other), words: place(source, other, word).written })
  }
  return changes.reduceRight((text, change) => put(text, change.place, change.words), told)
}

/** A text with words that are cut short by a point, or not, as in its sources: 'administrativa' as 'admva.'. */
export const restatePointed = (told: string, sources: readonly string[]): string =>
  sources.reduce(restateBeside, told)
