export { findBrowser, type BrowserSearch } from './find-browser.ts'
export type { FoundBrowser } from './found-browser.ts'
export { renderFitted, type FittedOptions } from './render-fitted.ts'
export { createPdfRenderer, type PdfRenderer, type PdfRendererConfig } from './pdf-renderer.ts'
