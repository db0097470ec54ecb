import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { addressPdf } from '../../../lib/address-pdf.ts'
import { callServer } from '../../../lib/http.ts'
import type { Paper } from '../../../lib/kept-paper.ts'
import type { Parts } from '../../../lib/parts.ts'
import { openPdf } from './open-pdf.ts'

const usePdfDispatch = useDispatch.withTypes<ThunkDispatch<unknown, Parts, UnknownAction>>()

type PdfState =
  | { phase: 'loading' }
  | { phase: 'shown'; document: PDFDocumentProxy }
  | { phase: 'failed'; message: string }

/**
 * Fetches a resume's PDF and opens it; what is under way is given up when something changes.
 * @param version another PDF is fetched when it changes
 */
export function usePdf(resumeId: string, paper: Paper, version: string): PdfState {
  const dispatch = usePdfDispatch()
  const url = addressPdf({ resumeId, ...paper })
  const wanted = `${url} ${version}`
  const [state, setState] = useState<PdfState & { of: string }>({ phase: 'loading', of: wanted })

  useEffect(() => {
    const aborting = new AbortController()
    const { signal } = aborting
    let close: (() => void) | undefined
    const settle = (next: PdfState) => {
      if (!signal.aborted) setState({ ...next, of: wanted })
    }
    const load = async () => {
      const outcome = await dispatch((_dispatch, _getState, { origin }) =>
        callServer(origin, { url }, signal),
      )
      if ('failure' in outcome) return settle({ phase: 'failed', message: outcome.failure.detail })
      const bytes = await outcome.response.arrayBuffer()
      if (signal.aborted) return undefined
      const opening = openPdf(bytes)
      ;({ close } = opening)
      return settle({ phase: 'shown', document: await opening.document })
    }
    load().catch(() => settle({ phase: 'failed', message: 'The PDF could not be shown here.' }))
    return () => {
      aborting.abort()
      close?.()
    }
  }, [dispatch, url, wanted])

  return state.of === wanted ? state : { phase: 'loading' }
}
