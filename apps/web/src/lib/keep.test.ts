import { afterEach, expect, test, vi } from 'vitest'
import { openKeep } from './keep.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    'is forbidden',
    {
      open: () => {
        throw new DOMException('Not here', 'SecurityError')
      },
    },
  ],
  ['never answers', { open: () => new EventTarget() }],
])('a storage that %s keeps values as long as the page', async (_what, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const keep = await openKeep('test')
  keep.write('posting', 'Baker')
  expect(keep.read('posting')).toBe('Baker')
})
