import { expect, test } from 'vitest'
import { countHeldBytes } from './held-bytes.ts'

const MB = 1024 * 1024
const thrown = (work: () => void): unknown => {
  try {
    work()
  } catch (error) {
    return (error as { code: string }).code
  }
  return undefined
}

test('one sender gets a quarter, one network a half, and all together the sum', () => {
  const held = countHeldBytes(200 * MB)
  const add = (sender: string, network: string, mb: number) => {
    const code = thrown(() => held.add({ sender, network }, mb * MB))
    if (code) held.remove({ sender, network }, mb * MB)
    return code
  }
  expect(add('ada', 'school', 50)).toBeUndefined()
  expect(add('ada', 'school', 1)).toBe('rate_limited')
  expect(add('ben', 'school', 50)).toBeUndefined()
  expect(add('eve', 'school', 1)).toBe('rate_limited')
  expect(add('eve', 'home', 50)).toBeUndefined()
  expect(add('kim', 'office', 50)).toBeUndefined()
  expect(add('lee', 'cafe', 1)).toBe('busy')
  held.remove({ sender: 'ada', network: 'school' }, 50 * MB)
  expect(add('eve', 'school', 0)).toBeUndefined()
  expect(add('lee', 'cafe', 50)).toBeUndefined()
})

test('a small installation takes the largest body all the same', () => {
  const held = countHeldBytes(32 * MB)
  expect(thrown(() => held.add({ sender: 'ada', network: 'home' }, 24 * MB))).toBeUndefined()
  expect(thrown(() => held.add({ sender: 'ada', network: 'home' }, MB))).toBe('rate_limited')
})
