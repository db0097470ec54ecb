import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { JobMode } from '@tailorbird/contracts'

/** A job's new state, to be said once. */
export interface Spoken {
  id: string
  mode: JobMode
  title: string
  words: string
}

export interface SpokenRoot {
  spoken: Spoken[]
}

/** What has changed and was not said to screen readers yet. */
export const spokenSlice = createSlice({
  name: 'spoken',
  initialState: [] as Spoken[],
  reducers: {
    statesChanged: (spoken, { payload }: PayloadAction<Spoken[]>) => {
      // Of several states of one job only the last is worth saying.
      const newer = new Set(payload.map(({ id }) => id))
      return [...spoken.filter(({ id }) => !newer.has(id)), ...payload]
    },
    statesSaid: () => [],
  },
})

export const { statesChanged, statesSaid } = spokenSlice.actions
