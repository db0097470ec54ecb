import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { flushSync } from 'react-dom'
import { rereadJobs } from '../features/jobs/reread-jobs.ts'
import { refreshOwner, selectLastUser } from '../lib/auth-api.ts'
import { api } from '../lib/http.ts'
import { KEPT_PAPER } from '../lib/kept-paper.ts'
import type { Parts } from '../lib/parts.ts'
import { notified } from '../lib/toast-slice.ts'
import { keepNow } from '../lib/use-kept-at-rest.ts'
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
    keep.forget([KEPT_PAPER])
    flushSync(() => dispatch(personForgotten({ keepsResume: false })))
    // Forms that went may have kept their text once more.
    keep.forget([KEPT_PAPER])
  }
}

/** Somebody has signed out or deleted all in another tab, and was told there what goes. */
export function forgetAlong(): AppThunk {
  return (dispatch) => {
    dispatch(forgetPerson())
    const description =
      'You signed out or deleted your data in another tab, so no text of yours is left here.'
    dispatch(notified({ title: 'This browser is cleared', description, tone: 'good' }))
  }
}

/** What is kept of a person who did not say that they leave: what they typed here, and how they like it. */
const TYPED_HERE = [
  'draft',
  'draft-section',
  'posting',
  'posting-unsent',
  'queue-posting',
  'batch-jobs',
  'postings-text',
  'resume',
]

/**
 * The session has ended elsewhere or by itself: nothing of the account is shown any more. What was typed
 * into this browser stays, because nobody has said that they leave it.
 */
export function endVisit(): AppThunk {
  return (dispatch, getState, { keep }) => {
    if (!selectLastUser(getState()).data) return
    // The forms begin anew with what is kept.
    keepNow()
    dispatch(api.util.resetApiState())
    flushSync(() => dispatch(personForgotten({ keepsResume: true })))
    keep.forget([KEPT_PAPER, 'resume-tab', ...TYPED_HERE])
    const description = 'Sign in again to see your resumes. What you typed here is still here.'
    dispatch(notified({ title: 'You have been signed out', description, tone: 'bad' }))
  }
}
