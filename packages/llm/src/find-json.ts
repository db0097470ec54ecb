/** Braces in prose before the answer cost one scan each; more than this is no answer. */
const MAX_STARTS = 20

function findEnd(text: string, start: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at + 1
  }
  return undefined
}

/** A text as JSON; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Finds the JSON object in what a model wrote: alone, in a code fence, or between sentences. The
 * longest one counts, as models that think aloud write small ones on the way.
 * @returns the parsed object, or undefined when there is none
 */
export function findJson(text: string): unknown {
  const whole = parseJson(text)
  if (whole !== undefined) return whole
  let best = { value: undefined as unknown, length: 0 }
  let start = text.indexOf('{')
  for (let tries = 0; start >= 0 && tries < MAX_STARTS; tries++) {
    const end = findEnd(text, start)
    const value = end === undefined ? undefined : parseJson(text.slice(start, end))
    const next = end === undefined || value === undefined ? start + 1 : end
    if (value !== undefined && next - start > best.length) best = { value, length: next - start }
    start = text.indexOf('{', next)
  }
  return best.value
}
