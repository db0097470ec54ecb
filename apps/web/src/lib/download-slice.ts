import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PaperChoice } from '@tailorbird/contracts'

/** A PDF that somebody wants as a file. */
export interface WantedPdf extends PaperChoice {
  resumeId: string
  /** Names the file when the server does not. */
  title: string
}

/** 'individual' is one of several results, 'batch' all of them. */
export type DownloadType = 'single' | 'batch' | 'individual'

/** The results of a batch, or of jobs of any, as one ZIP; `count` says how many PDFs are in it. */
export type WantedArchive = { count: number } & ({ batchId: string } | { jobIds: string[] })

interface DownloadState {
  isOpen: boolean
  downloadType: DownloadType
  files: WantedPdf[]
  archive?: WantedArchive
  /** Nobody pressed a button: the queue's auto-download asked. */
  byItself: boolean
}

export interface DownloadRoot {
  download: DownloadState
}

const initialState: DownloadState = {
  isOpen: false,
  downloadType: 'single',
  files: [],
  byItself: false,
}

/** What the ad dialog stands before: one download action, of one file or many. */
export const downloadSlice = createSlice({
  name: 'download',
  initialState,
  reducers: {
    downloadAsked: (
      _state,
      { payload }: PayloadAction<{ downloadType: DownloadType; files: WantedPdf[] }>,
    ) => ({ isOpen: true, byItself: false, ...payload }),
    archiveAsked: (_state, { payload }: PayloadAction<WantedArchive>): DownloadState => ({
      isOpen: true,
      byItself: false,
      downloadType: 'batch',
      files: [],
      archive: payload,
    }),
    /** More files for the dialog that is open, or a new one for them. */
    downloadJoined: (state, { payload }: PayloadAction<WantedPdf>) =>
      state.isOpen
        ? { ...state, downloadType: 'batch', files: [...state.files, payload] }
        : { isOpen: true, downloadType: 'individual', files: [payload], byItself: true },
    downloadClosed: (state) => ({ ...state, isOpen: false }),
  },
})

export const { downloadAsked, archiveAsked, downloadJoined, downloadClosed } = downloadSlice.actions
