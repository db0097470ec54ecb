import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isUnexpected, type Failure } from './failure.ts'

export interface ToastMessage {
  title: string
  description?: string
  tone: 'good' | 'bad'
  /** The failed request, so that support can find it. */
  reference?: string | undefined
}

interface ToastState {
  /** Counts messages, so that the same words twice are two messages. */
  id: number
  open: boolean
  message: ToastMessage | null
}

const initialState: ToastState = { id: 0, open: false, message: null }

/** The one toast: a new message takes the place of the old one. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    notified: (state, { payload }: PayloadAction<ToastMessage>) => ({
      id: state.id + 1,
      open: true,
      message: payload,
    }),
    dismissed: (state) => ({ ...state, open: false }),
    removed: (state, { payload }: PayloadAction<number>) =>
      state.id === payload && !state.open ? { ...state, message: null } : state,
  },
})

export const { notified, dismissed, removed } = toastSlice.actions

/** Words for a failed call; the reference only where support can do something with it. */
export function failedToast(title: string, description: string, failure: Failure) {
  const reference = isUnexpected(failure) ? failure.requestId : undefined
  return notified({ title, description, tone: 'bad', reference })
}
