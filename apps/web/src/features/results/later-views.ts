import { lazy } from 'react'
import { loadPatiently } from '../../lib/load-patiently.ts'

/** Views with heavy libraries: the word diff, the editor, pdf.js. They come when they are opened. */
export const CompareView = lazy(() => loadPatiently(() => import('./compare/compare-view.tsx')))
export const EditView = lazy(() => loadPatiently(() => import('./edit/edit-view.tsx')))
export const PdfPreview = lazy(() => loadPatiently(() => import('./pdf/pdf-preview.tsx')))
