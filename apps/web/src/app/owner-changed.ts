import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { flushSync } from 'react-dom'
import { rereadJobs } from '../features/jobs/reread-jobs.ts'
import { refreshOwner } from '../lib/auth-api.ts'
import { api } from '../lib/http.ts'
import { KEPT_PAPER } from '../lib/kept-paper.ts'
import type { Parts } from '../lib/parts.ts'
import { personForgotten } from '../lib/visit-slice.ts'
import type { RootState } from './store.ts'

type AppThunk = ThunkAction<void, RootState, Parts, UnknownAction>

/** Somebody has signed in: what this device had goes on, and what the account has comes beside it. */
export function takeOver(): AppThunk {
  return (dispatch) => {
    dispatch(refreshOwner())
    void dispatch(rereadJobs())
  }
}

/**
 * Somebody has signed out, perhaps on a computer that others use: all cached data is cleared, and so
 * is what this browser kept of texts. How paper is chosen is about nobody.
 */
export function forgetPerson(): AppThunk {
  return (dispatch, _getState, { keep }) => {
    dispatch(api.util.resetApiState())
    // Forms keep their text once more when they go: they go first.
    flushSync(() => dispatch(personForgotten()))
    keep.forget([KEPT_PAPER])
  }
}
