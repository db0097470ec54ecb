import { expect, test } from 'vitest'
import { learnGlyphs } from './learn-glyphs.ts'
import { dropMarks, listSpans } from './list-spans.ts'

const page = `BT
/ReversedChars BMC
/Span<</ActualText <FEFF0647> >> BDC
/F5 16 Tf
1 0 0 -1 446 38 Tm
4 0 Td <01DD> Tj
EMC
8 0 Td <0297> Tj
EMC
/NonStruct <</MCID 0 >>BDC
/Span<</ActualText <FEFF0939093F> >> BDC
<0FB6> Tj
4 0 Td <0F54> Tj
EMC
EMC
ET`

test('finds the stretches with a text of their own, and their fonts', () => {
  expect(listSpans(page)).toMatchObject([
    { text: 'ه', font: 5, glyphs: [0x1dd] },
    { text: 'हि', font: 5, glyphs: [0xfb6, 0xf54] },
  ])
})

test('takes the marks of a stretch away, and no other', () => {
  const [first] = listSpans(page)
  const plain = dropMarks(page, first ? [first] : [])
  expect(plain).not.toContain('0647')
  expect(plain).toContain('4 0 Td <01DD> Tj\n8 0 Td <0297> Tj\nEMC\n/NonStruct')
  expect(listSpans(plain)).toHaveLength(1)
})

const span = (text: string, ...glyphs: number[]) => ({ text, glyphs, font: 1, marks: [] })

test('a glyph alone is what it stands for most often, whatever the map says', () => {
  const spans = [span('日', 1), span('⽇', 1), span('日', 1)]
  expect(learnGlyphs(spans, new Map([[1, '⽇']]))).toEqual(new Map([[1, '日']]))
})

test('an unknown glyph is what its known neighbours leave of the text, in several rounds', () => {
  const spans = [span('त्रि', 8, 9), span('कि', 8, 7), span('क', 7)]
  expect(learnGlyphs(spans, new Map([[9, '\0']]))).toEqual(
    new Map([
      [7, 'क'],
      [8, 'ि'],
      [9, 'त्र'],
    ]),
  )
})

test('two unknown ones stay unknown, and so does the box of a missing glyph', () => {
  expect(learnGlyphs([span('त्रि', 8, 9), span('📞', 0)], new Map()).size).toBe(0)
})

test('two letters in one Arabic glyph stay the form that readers do not turn around', () => {
  expect(learnGlyphs([span('لا', 5)], new Map([[5, 'ﻻ']])).size).toBe(0)
})
