import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).href

/**
 * Opens a PDF in a worker. Our PDFs need nothing that is loaded from elsewhere: fonts are embedded. The
 * library's 'legacy' build, because the other one wants browsers of the last months.
 */
export function openPdf(bytes: ArrayBuffer): {
  document: Promise<PDFDocumentProxy>
  close: () => void
} {
  const loading = getDocument({ data: new Uint8Array(bytes), useWasm: false, verbosity: 0 })
  return {
    document: loading.promise,
    close: () => void loading.destroy().catch(() => undefined),
  }
}
