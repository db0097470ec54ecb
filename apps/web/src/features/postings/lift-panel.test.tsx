import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { keepInMemory } from '../../lib/keep.ts'
import { shareSocket } from '../../lib/socket.ts'
import { startLoopback } from '../../testing/loopback.ts'
import { LiftPanel } from './lift-panel.tsx'
import { signMissing } from './posting-cache.ts'
import { postingOf } from './testing/posting-of.ts'

const cacheOf = (...postings: ReturnType<typeof postingOf>[]) =>
  ({ byId: Object.fromEntries(postings.map((one) => [one.id, one])) }) as never

test('what would lift most of them is asked for again when a posting is closed', async () => {
  const server = await startLoopback()
  const lift = ['Triage', 'Suturing']
  server.answer('GET /api/postings/lift', () => ({
    status: 200,
    body: { lift: [{ term: lift.shift(), postings: 2, alone: 0 }] },
  }))
  const socket = shareSocket(server.origin)
  const store = makeStore({ origin: server.origin, keep: keepInMemory(), socket })
  const show = (...postings: ReturnType<typeof postingOf>[]) => (
    <Provider store={store}>
      <LiftPanel of={signMissing(cacheOf(...postings))} isScoring={false} />
    </Provider>
  )
  const [one, other] = [postingOf(), postingOf()]
  const { rerender } = render(show(one, other))
  expect(await screen.findByText(/What would lift most of them: Triage/)).toBeTruthy()
  rerender(show(one, { ...other, state: 'closed' }))
  await waitFor(() =>
    expect(screen.getByText(/What would lift most of them: Suturing/)).toBeTruthy(),
  )
  cleanup()
  await server.close()
})
