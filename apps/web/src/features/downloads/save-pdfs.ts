import { DOWNLOAD_PAUSE_MS } from '@tailorbird/contracts'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { WantedPdf } from '../../lib/download-slice.ts'
import type { Failure } from '../../lib/failure.ts'
import type { Parts } from '../../lib/parts.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { downloadPdf } from './download-pdf.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Downloads PDFs, each starting half a second after the one before, so that browsers take them all, and
 * says once what failed.
 * @returns the files that did not arrive
 */
export function savePdfs(
  files: readonly WantedPdf[],
): ThunkAction<Promise<WantedPdf[]>, unknown, Parts, UnknownAction> {
  return async (dispatch, _getState, { origin }) => {
    const outcomes = await Promise.all(
      files.map(async (file, place) => {
        if (place > 0) await pause(place * DOWNLOAD_PAUSE_MS)
        return { file, failure: await downloadPdf(origin, file) }
      }),
    )
    const failed = outcomes.filter(
      (outcome): outcome is { file: WantedPdf; failure: Failure } => outcome.failure !== undefined,
    )
    const [first] = failed
    if (first) {
      const words = 'Failed to download PDF. Please try again.'
      const count = `${failed.length} of ${files.length} did not arrive.`
      const description = files.length > 1 ? `${words} ${count}` : words
      dispatch(failedToast('Download failed', description, first.failure))
    }
    return failed.map(({ file }) => file)
  }
}
