import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Counts those who used this page one after the other: with each the pages begin anew. */
export const visitSlice = createSlice({
  name: 'visit',
  initialState: 0,
  reducers: {
    /** Whoever was here has left; the store forgets with it, but for a resume that may be somebody else's. */
    personForgotten: (visit, _action: PayloadAction<{ keepsResume: boolean }>) => visit + 1,
  },
})

export const { personForgotten } = visitSlice.actions
