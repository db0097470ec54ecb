import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { currentJobSlice } from '../features/jobs/current-job-slice.ts'
import { KEPT_JOB } from '../features/jobs/tailor-resume.ts'
import { KEPT_RESUME, parseKeptResume, resumeSlice } from '../features/resume/uploaded-resume.ts'
import { connectionSlice } from '../lib/connection-slice.ts'
import { api } from '../lib/http.ts'
import type { Parts } from '../lib/parts.ts'
import { toastSlice } from '../lib/toast-slice.ts'

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [connectionSlice.name]: connectionSlice.reducer,
  [currentJobSlice.name]: currentJobSlice.reducer,
  [resumeSlice.name]: resumeSlice.reducer,
  [toastSlice.name]: toastSlice.reducer,
})

export type RootState = ReturnType<typeof reducer>

/** Joins the features' state, starting from what an earlier visit kept. */
export function makeStore(parts: Parts) {
  const kept = parts.keep.read(KEPT_JOB)
  return configureStore({
    reducer,
    preloadedState: {
      resume: parseKeptResume(parts.keep.read(KEPT_RESUME)),
      currentJob: { id: typeof kept === 'string' ? kept : null, sent: null, failure: null },
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: parts },
        // Both walk the whole state after each action; a resume may have 5 MB.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
  })
}
