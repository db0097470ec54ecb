import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { JOB_MODES, type JobMode } from '@tailorbird/contracts'
import { batchForgotten, KEPT_BATCH } from './batch/batch-slice.ts'
import { forgetJob } from './tailor-resume.ts'
import type { JobsThunk } from './jobs-root.ts'

/** How many jobs at once, and in which way: single, batch or queue. */
export const modeSlice = createSlice({
  name: 'mode',
  initialState: (): JobMode => 'single',
  reducers: {
    modeChanged: (_mode, { payload }: PayloadAction<JobMode>) => payload,
  },
})

const { modeChanged } = modeSlice.actions

/** Where the mode is kept, for a reload. */
export const KEPT_MODE = 'mode'

/** @returns what an earlier visit chose, or 'single' */
export function parseKeptMode(kept: unknown): JobMode {
  return JOB_MODES.find((mode) => mode === kept) ?? 'single'
}

/** Switches the mode, which clears the results that the page shows; the rows stay with the server. */
export function changeMode(mode: JobMode): JobsThunk<void> {
  return (dispatch, _getState, { keep }) => {
    dispatch(modeChanged(mode))
    dispatch(forgetJob())
    dispatch(batchForgotten())
    keep.write(KEPT_MODE, mode)
    keep.write(KEPT_BATCH, null)
  }
}
