import type { PaymentDto } from '@tailorbird/contracts'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { refreshOwner } from '../../lib/auth-api.ts'
import { isFailure } from '../../lib/failure.ts'
import { usePaymentQuery } from './payments-api.ts'

/** Pauses between looks, in milliseconds: news from the bank takes a second, or days. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000]

export interface Lookup {
  /** 'none' without an id; 'late' and 'unreachable' once nobody asks any more by itself. */
  state: 'none' | 'asking' | 'found' | 'late' | 'missing' | 'unreachable'
  payment: PaymentDto | undefined
  askAgain: () => void
}

/** Looks up a payment of whoever asks, a few times while it is not settled. It only looks. */
export function useLookup(id: string | null): Lookup {
  const dispatch = useDispatch()
  const { data, error, isFetching, refetch } = usePaymentQuery(id ?? '', { skip: !id })
  const [tries, setTries] = useState(0)
  const status = data?.status
  const isMissing = isFailure(error) && error.status === 404
  const isOpen = status === undefined || status === 'pending' || status === 'processing'
  const isDone = isMissing || (!error && !isOpen)
  const pause = PAUSES_MS[tries]

  useEffect(() => {
    if (!id || isFetching || isDone || pause === undefined) return undefined
    const timer = setTimeout(() => {
      setTries((done) => done + 1)
      void refetch()
    }, pause)
    return () => clearTimeout(timer)
  }, [id, isFetching, isDone, pause, refetch])

  // What was bought is there now, and the plan with it.
  useEffect(() => {
    if (status === 'succeeded') dispatch(refreshOwner())
  }, [dispatch, status])

  function askAgain() {
    setTries(0)
    void refetch()
  }

  const payment = id ? data : undefined
  if (!id) return { state: 'none', payment, askAgain }
  if (isMissing) return { state: 'missing', payment: undefined, askAgain }
  if (isDone) return { state: 'found', payment, askAgain }
  if (pause !== undefined || isFetching) return { state: 'asking', payment, askAgain }
  return { state: error ? 'unreachable' : 'late', payment, askAgain }
}
