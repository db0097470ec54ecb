const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Counts fields and items of JSON, and how deep they are nested, without making anything of it. Time is
 * linear in its length; what is no JSON is counted somehow.
 * @param most counting ends above this
 */
export function countParts(json: Buffer, most: number): { parts: number; depth: number } {
  let parts = 0
  let open = 0
  let depth = 0
  for (let at = 0; at < json.length && parts <= most; at += 1) {
    const byte = json[at] as number
    if (byte === QUOTE) at = findEnd(json, at)
    else if (byte === COMMA || byte === COLON) parts += 1
    else if (OPENING.has(byte)) {
      parts += 1
      open += 1
      depth = Math.max(depth, open)
    } else if (CLOSING.has(byte)) open -= 1
  }
  return { parts, depth }
}

/** Where the text that begins at a quote ends. */
function findEnd(json: Buffer, start: number): number {
  let end = json.indexOf(QUOTE, start + 1)
  while (end !== -1) {
    let slashes = 0
    while (json[end - 1 - slashes] === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return end
    end = json.indexOf(QUOTE, end + 1)
  }
  return json.length
}
