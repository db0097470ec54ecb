import { foldCase } from '../text/fold.ts'

const undouble = (word: string) => (/([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word)

/**
 * An English word without its ending, so that 'indexing' and 'indexes' are one; a light relative of
 * Porter's stemmer. Words of other languages mostly stay as they are, which only makes the check stricter.
 */
export function stem(word: string): string {
  let base = foldCase(word).replaceAll(/['’](?:s$)?/g, '')
  if (/\d|[+#]/.test(base) || base.length <= 3) return base
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`
  else if (/(?:sses|xes|ches|shes)$/.test(base)) base = base.slice(0, -2)
  else if (/[^siu]s$/.test(base)) base = base.slice(0, -1)
  if (base.length >= 6 && base.endsWith('ing')) base = undouble(base.slice(0, -3))
  else if (base.length >= 5 && /[^e]ed$/.test(base)) base = undouble(base.slice(0, -2))
  else if (base.length >= 8 && base.endsWith('ment')) base = base.slice(0, -4)
  else if (base.length >= 7 && base.endsWith('ion')) base = base.slice(0, -3)
  return base.length > 4 && base.endsWith('e') ? base.slice(0, -1) : base
}
