import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { WantedArchive } from '../../lib/download-slice.ts'
import { callServer } from '../../lib/http.ts'
import { readKeptPaper } from '../../lib/kept-paper.ts'
import type { Parts } from '../../lib/parts.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { STOPPED } from './download-pdf.ts'
import { handOver } from './hand-over.ts'

type SaveThunk = ThunkAction<Promise<void>, unknown, Parts, UnknownAction>

/**
 * Saves a ZIP: of a batch as the browser gets it, of chosen jobs once all of it is here, and says what failed. What nobody has
 * looked at is in it on the person's paper.
 */
export function saveArchive(wanted: WantedArchive): SaveThunk {
  return async (dispatch, _getState, { origin }) => {
    const { size } = dispatch(readKeptPaper())
    if ('batchId' in wanted) return linkTo(origin, wanted.batchId, size)
    // Five hundred ids are too many for an address, and addresses are logged.
    const { jobIds } = wanted
    const outcome = await callServer(origin, {
      url: '/api/archive',
      method: 'POST',
      body: { jobIds, size },
    })
    const isSaved = 'response' in outcome && (await handOver(outcome.response, 'resumes.zip'))
    if (isSaved) return undefined
    const failure = 'failure' in outcome ? outcome.failure : STOPPED
    dispatch(failedToast('Download failed', failure.detail, failure))
    return undefined
  }
}

/** The browser writes it to the disk as it comes. */
function linkTo(origin: string, batchId: string, size: string): void {
  const link = document.createElement('a')
  link.href = `${origin}/api/batches/${encodeURIComponent(batchId)}/archive?size=${size}`
  link.download = ''
  link.click()
}
