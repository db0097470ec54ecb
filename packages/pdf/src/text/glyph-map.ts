const MOST_ROWS = 100
const LIST = /begin(bfchar|bfrange)\s([^]*?)\send(?:bfchar|bfrange)/g
const FIRST_LIST = /\d+ beginbf/

const readHex = (hex: string) => Number.parseInt(hex, 16)
const writeHex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0')

function writeText(text: string): string {
  return Array.from({ length: text.length }, (_, at) => writeHex(text.charCodeAt(at))).join('')
}

const readText = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => readHex(unit)))

/** A text some places further in the alphabet, as ranges count it. */
const shift = (text: string, places: number) =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + places)

/** Reads a font's map from glyphs to text (ToUnicode). */
export function readGlyphMap(map: string): Map<number, string> {
  const texts = new Map<number, string>()
  for (const [, kind, rows = ''] of map.matchAll(LIST))
    for (const row of rows.split('\n')) {
      const [first = '', ...rest] = [...row.matchAll(/<([0-9A-Fa-f]+)>/g)].map(
        ([, hex = '']) => hex,
      )
      const text = readText(rest.at(-1) ?? '')
      const last = kind === 'bfrange' ? readHex(rest[0] ?? first) : readHex(first)
      for (let glyph = readHex(first); glyph <= last; glyph += 1)
        texts.set(glyph, shift(text, glyph - readHex(first)))
    }
  return texts
}

/**
 * A font's map from glyphs to text (ToUnicode) with other texts for some glyphs, or with texts for glyphs that
 * had none.
 */
export function changeGlyphMap(map: string, changed: ReadonlyMap<number, string>): string {
  const rows = [...readGlyphMap(map), ...changed]
  const texts = [...new Map(rows)].map(
    ([glyph, text]) => `<${writeHex(glyph)}> <${writeText(text)}>`,
  )
  const lists = Array.from({ length: Math.ceil(texts.length / MOST_ROWS) }, (_, index) => {
    const list = texts.slice(index * MOST_ROWS, (index + 1) * MOST_ROWS)
    return `${list.length} beginbfchar\n${list.join('\n')}\nendbfchar\n`
  })
  const head = map.slice(0, map.search(FIRST_LIST))
  return `${head}${lists.join('')}${map.slice(map.search(/endcmap/))}`
}
