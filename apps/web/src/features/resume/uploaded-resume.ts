import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { Parts } from '../../lib/parts.ts'
import { parseKeptText, type UploadedResume } from '../../lib/uploaded-resume.ts'

export interface ResumeRoot {
  resume: UploadedResume | null
}

/** The uploaded resume, or null. */
export const resumeSlice = createSlice({
  name: 'resume',
  initialState: null as UploadedResume | null,
  reducers: {
    resumeChanged: (_state, { payload }: PayloadAction<UploadedResume | null>) => payload,
  },
})

/** Where the resume is kept, for the next visit. */
export const KEPT_RESUME = 'resume'

/** Shows a resume, or none, and keeps it for the next visit. */
export function changeResume(
  resume: UploadedResume | null,
): ThunkAction<void, unknown, Parts, UnknownAction> {
  return (dispatch, _getState, { keep }) => {
    dispatch(resumeSlice.actions.resumeChanged(resume))
    keep.write(KEPT_RESUME, resume)
  }
}

/** Reads what an earlier visit kept; anything else than a resume counts as none. */
export function parseKeptResume(kept: unknown): UploadedResume | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { content, fileName, size, isGenerated, corrected, settledJobs, earlier } = kept as Record<
    string,
    unknown
  >
  const valid =
    typeof content === 'string' && typeof fileName === 'string' && typeof size === 'number'
  if (!valid) return null
  return {
    content,
    fileName,
    size,
    isGenerated: isGenerated === true,
    corrected: parseKeptText(corrected),
    settledJobs: parseStrings(settledJobs),
    earlier: parseStrings(earlier),
  }
}

const parseStrings = (kept: unknown) =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined
