import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

type Connection = 'fine' | 'offline' | 'unreachable'

interface ConnectionState {
  status: Connection
}

export interface ConnectionRoot {
  connection: ConnectionState
}

const initialState: ConnectionState = { status: 'fine' }

/** Whether news gets through: 'offline' is the browser's word, 'unreachable' is our experience. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionChanged: (_state, { payload }: PayloadAction<Connection>) => ({ status: payload }),
  },
})

export const { connectionChanged } = connectionSlice.actions
