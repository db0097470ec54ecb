import { expect, test } from 'vitest'
import { changeGlyphMap, readGlyphMap } from './glyph-map.ts'

const MAP = `/CMapName /Adobe-Identity-UCS def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
2 beginbfchar
<0003> <0020>
<39BD> <2F47>
endbfchar
1 beginbfrange
<0041> <0043> <0061>
endbfrange
endcmap
end
`

test('reads single glyphs and ranges', () => {
  expect([...readGlyphMap(MAP)]).toEqual([
    [0x3, ' '],
    [0x39bd, '\u2F47'],
    [0x41, 'a'],
    [0x42, 'b'],
    [0x43, 'c'],
  ])
})

test('writes other texts for some glyphs and keeps the rest, head and end', () => {
  const texts = new Map([
    [0x39bd, '日'],
    [0x42, '𠮷क्ष'],
  ])
  const changed = changeGlyphMap(MAP, texts)
  expect(readGlyphMap(changed)).toEqual(new Map([...readGlyphMap(MAP), ...texts]))
  expect(changed).toMatch(/^\/CMapName [^]*endcodespacerange\n5 beginbfchar\n[^]*endcmap\nend\n$/)
})

test('a list has at most 100 rows, as the format wants it', () => {
  const texts = new Map(Array.from({ length: 250 }, (_, glyph) => [glyph + 1000, 'x']))
  const counts = [...changeGlyphMap(MAP, texts).matchAll(/(\d+) beginbfchar/g)].map(
    ([, count]) => count,
  )
  expect(counts).toEqual(['100', '100', '55'])
})
