import type { PostingDto } from '@tailorbird/contracts'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { postingOf } from './testing/posting-of.ts'
import { useStanding } from './use-standing.ts'

test('what is opened stays while the list is read anew, and goes when it is gone', () => {
  const [one, other] = [postingOf(), postingOf()]
  const first = { byId: { [one.id]: one, [other.id]: other }, isPartial: false, id: one.id }
  const { result, rerender } = renderHook(
    (at: { byId: Record<string, PostingDto>; isPartial: boolean; id: string | undefined }) =>
      useStanding(at.id, at.byId, at.isPartial),
    { initialProps: first },
  )
  expect(result.current).toBe(one)
  const rest = { [other.id]: other }
  rerender({ ...first, byId: rest, isPartial: true })
  expect(result.current).toBe(one)
  const anew = { ...one, note: 'Jo' }
  rerender({ ...first, byId: { ...rest, [one.id]: anew } })
  expect(result.current).toBe(anew)
  rerender({ ...first, byId: rest })
  expect(result.current).toBeUndefined()
  rerender({ ...first, byId: {}, isPartial: true, id: other.id })
  expect(result.current).toBeUndefined()
})
