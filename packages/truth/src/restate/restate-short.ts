import { byShort, type Form, isBent, put, toPlace, withPoint, words } from './short-forms.ts'
import { cut, findRun, listTokens, type Token } from './tokens.ts'

function findShort(text: string, tokens: readonly Token[], { short, loud }: Form) {
  const at = findRun(tokens, short)
  const run = at < 0 ? [] : tokens.slice(at, at + short.length)
  const written = [cut(text, run[0], run.at(-1)), run.map((token) => token.written).join(' ')]
  const isLoud = loud === undefined || written.includes(loud)
  return run.length > 0 && isLoud ? withPoint(text, toPlace(text, run)) : undefined
}

function findLong(text: string, tokens: readonly Token[], { long }: Form) {
  const at = tokens.findIndex((_, from) =>
    long.every((form, index) => isBent(tokens[from + index]?.form, form)),
  )
  return at < 0 ? undefined : toPlace(text, tokens.slice(at, at + long.length))
}

/** 'Lkw-Fahrer' and 'Lastkraftwagenfahrer'. */
function findCompounds(text: string, tokens: readonly Token[], { short, long, loud }: Form) {
  const head = long.join('')
  const whole = tokens.find(({ form }) => form.startsWith(head) && form.length > head.length + 2)
  const at = tokens.findIndex(
    ({ form, written, end }, index) =>
      form === short[0] && written === loud && text.charAt(end) === '-' && tokens[index + 1],
  )
  const parted = at < 0 || short.length > 1 ? [] : tokens.slice(at, at + 2)
  return {
    whole: whole && { ...toPlace(text, [whole]), tail: whole.form.slice(head.length) },
    parted: parted.length > 1 ? { ...toPlace(text, parted), tail: parted[1]?.form } : undefined,
  }
}

/** A text with one known short form, or what it stands for, as its source has it. */
function restateForm(text: string, source: string, form: Form): string {
  const [now, was] = [listTokens(text), listTokens(source)]
  const [isShort, isLong] = [findShort(text, now, form), findLong(text, now, form)]
  const [wasShort, wasLong] = [findShort(source, was, form), findLong(source, was, form)]
  if (isLong && wasShort && !isShort && !wasLong) return put(text, isLong, wasShort.written)
  if (isShort && wasLong && !isLong && !wasShort) return put(text, isShort, wasLong.written)
  const [here, there] = [findCompounds(text, now, form), findCompounds(source, was, form)]
  if (here.whole && there.parted && here.whole.tail === there.parted.tail)
    return put(text, here.whole, there.parted.written)
  if (here.parted && there.whole && here.parted.tail === there.whole.tail)
    return put(text, here.parted, there.whole.written)
  return text
}

/** A text with words short or in full as in its sources: 'department' as 'dept.', 'IVA' as 'impuesto sobre el valor añadido'. */
export function restateShort(told: string, sources: readonly string[]): string {
  return sources.reduce((text, source) => {
    const said = new Set([...words(text), ...words(source)])
    const near = [...said].flatMap((word) => byShort.get(word) ?? [])
    return near.reduce((one, form) => restateForm(one, source, form), text)
  }, told)
}
