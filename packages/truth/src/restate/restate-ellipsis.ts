import { forms, isUnbroken, listShared } from './shared.ts'
import { cut, listTokens, type Token } from './tokens.ts'

function findWords(text: string, words: readonly string[]): readonly Token[] | undefined {
  const tokens = listTokens(text)
  const at = tokens.findIndex((_, from) =>
    words.every((form, index) => tokens[from + index]?.form === form),
  )
  const run = at < 0 ? [] : tokens.slice(at, at + words.length)
  return run.length > 0 && isUnbroken(text, run) ? run : undefined
}

const put = (text: string, run: readonly Token[], words: string) =>
  text.slice(0, run[0]?.start) + words + text.slice(run.at(-1)?.end)

/** A text that says what two things share once or twice as its sources do: 'day and night shifts' as 'day shifts and night shifts', and the other way round. */
export function restateEllipsis(told: string, sources: readonly string[]): string {
  let text = told
  for (const source of sources) {
    for (const { long, short } of listShared(source)) {
      const run = findWords(text, short)
      if (run && !findWords(text, forms(long)))
        text = put(text, run, cut(source, long[0], long.at(-1)))
    }
    for (const { long, short } of listShared(text)) {
      const run = findWords(source, short)
      const isThere = findWords(text, forms(long))
      if (run && isThere && !findWords(source, forms(long)))
        text = put(text, isThere, cut(source, run[0], run.at(-1)))
    }
  }
  return text
}
