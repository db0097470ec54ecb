import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { batchSlice, KEPT_BATCH, parseKeptBatch } from '../features/jobs/batch/batch-slice.ts'
import {
  currentJobSlice,
  KEPT_JOB,
  KEPT_REQUEST,
  parseKeptJobOf,
} from '../features/jobs/current-job-slice.ts'
import { KEPT_MODE, modeSlice, parseKeptMode } from '../features/jobs/mode-slice.ts'
import {
  KEPT_AUTO_DOWNLOAD,
  KEPT_UNSENT,
  parseKeptQueue,
  queueSlice,
} from '../features/jobs/queue/queue-slice.ts'
import { spokenSlice } from '../features/jobs/spoken-slice.ts'
import { KEPT_RESUME, parseKeptResume, resumeSlice } from '../features/resume/uploaded-resume.ts'
import { connectionSlice } from '../lib/connection-slice.ts'
import { downloadSlice } from '../lib/download-slice.ts'
import { api } from '../lib/http.ts'
import type { Parts } from '../lib/parts.ts'
import { toastSlice } from '../lib/toast-slice.ts'
import { personForgotten, visitSlice } from '../lib/visit-slice.ts'

const join = combineReducers({
  [api.reducerPath]: api.reducer,
  [batchSlice.name]: batchSlice.reducer,
  [connectionSlice.name]: connectionSlice.reducer,
  [currentJobSlice.name]: currentJobSlice.reducer,
  [downloadSlice.name]: downloadSlice.reducer,
  [modeSlice.name]: modeSlice.reducer,
  [queueSlice.name]: queueSlice.reducer,
  [resumeSlice.name]: resumeSlice.reducer,
  [spokenSlice.name]: spokenSlice.reducer,
  [toastSlice.name]: toastSlice.reducer,
  [visitSlice.name]: visitSlice.reducer,
})

export type RootState = ReturnType<typeof join>

/** When whoever used the page has left, only what is about nobody stays. */
const reducer: typeof join = (state, action) => {
  if (!state || !personForgotten.match(action)) return join(state, action)
  const { connection, toast, visit, resume } = state
  const { keepsResume } = action.payload
  return join({ connection, toast, visit, resume: keepsResume ? resume : null }, action)
}

/** Joins the features' state, starting from what an earlier visit kept. */
export function makeStore(parts: Parts) {
  return configureStore({
    reducer,
    preloadedState: {
      batch: parseKeptBatch(parts.keep.read(KEPT_BATCH)),
      mode: parseKeptMode(parts.keep.read(KEPT_MODE)),
      queue: parseKeptQueue(parts.keep.read(KEPT_UNSENT), parts.keep.read(KEPT_AUTO_DOWNLOAD)),
      resume: parseKeptResume(parts.keep.read(KEPT_RESUME)),
      currentJob: parseKeptJobOf(parts.keep.read(KEPT_JOB), parts.keep.read(KEPT_REQUEST)),
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
