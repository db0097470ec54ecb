import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Parts } from '../../lib/parts.ts'

/** Hands a batch's ZIP to the browser, which writes it to the disk as it comes. */
export function saveArchive(batchId: string): ThunkAction<void, unknown, Parts, UnknownAction> {
  return (_dispatch, _getState, { origin }) => {
    const link = document.createElement('a')
    link.href = `${origin}/api/batches/${encodeURIComponent(batchId)}/archive`
    link.download = ''
    link.click()
  }
}
