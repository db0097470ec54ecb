import type { NewestModelCheck } from '@tailorbird/contracts'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../lib/failure.ts'
import { callForJson, type ApiRoot } from '../../lib/http.ts'
import type { Parts } from '../../lib/parts.ts'

type Outcome = { data: NewestModelCheck } | { error: Failure }

/**
 * Looks at the newest test of the AI service (GET), or asks for one (POST). No endpoint of RTK Query: those keep what they
 * were asked with, and the token is kept nowhere.
 */
export function callModelCheck(
  method: 'GET' | 'POST',
  token: string,
): ThunkAction<Promise<Outcome>, ApiRoot, Parts, UnknownAction> {
  return async (_dispatch, _getState, { origin }) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await callForJson(origin, { url: '/api/operator/model-check', method, headers })
    return answer as Outcome
  }
}

export const useOperatorDispatch =
  useDispatch.withTypes<ThunkDispatch<ApiRoot, Parts, UnknownAction>>()
