import { expect, test } from 'vitest'
import { checkClip } from './check-clip.ts'
import { CLIP_LIMITS } from './clip.ts'

const CLIP = { kind: 'tailorbird-clip', link: 'https://jobs.example/1', scripts: ['{}'], text: 'x' }

test('a clip is what its fields say, and nothing that came with them', () => {
  expect(checkClip({ ...CLIP, role: 'admin', html: '<b>' })).toEqual(CLIP)
  expect(checkClip({ ...CLIP, link: '', scripts: [], text: '' })).toMatchObject({ text: '' })
  const largest = {
    ...CLIP,
    text: 'x'.repeat(CLIP_LIMITS.text),
    scripts: ['x'.repeat(CLIP_LIMITS.scriptChars)],
  }
  expect(checkClip(largest)).toEqual(largest)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', JSON.stringify(CLIP)],
  ['a list', [CLIP]],
  ['another kind', { ...CLIP, kind: 'clip' }],
  ['no text', { ...CLIP, text: undefined }],
  ['a number for a text', { ...CLIP, text: 7 }],
  ['5 MB of text', { ...CLIP, text: 'x'.repeat(5_000_000) }],
  ['a link that runs', { ...CLIP, link: 'javascript:alert(1)' }],
  ['a link with data', { ...CLIP, link: 'data:text/html,x' }],
  ['a long link', { ...CLIP, link: `https://jobs.example/${'x'.repeat(2000)}` }],
  ['scripts that are none', { ...CLIP, scripts: 'x' }],
  ['an object among scripts', { ...CLIP, scripts: [{ length: 1 }] }],
  ['many scripts', { ...CLIP, scripts: Array(21).fill('x') }],
  ['large scripts', { ...CLIP, scripts: Array(2).fill('x'.repeat(300_000)) }],
])('%s is no clip', (_what, value) => {
  expect(checkClip(value)).toBeUndefined()
})
