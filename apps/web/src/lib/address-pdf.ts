import { DEFAULT_FIT, type PaperChoice } from '@tailorbird/contracts'

/** Where our server has the PDF of a result. */
export function addressPdf(wanted: PaperChoice & { resumeId: string }): string {
  const { resumeId, size, template, fit } = wanted
  const pages = fit === DEFAULT_FIT ? {} : { fit: String(fit) }
  const look = new URLSearchParams({ size, template, ...pages })
  return `/api/resume/${encodeURIComponent(resumeId)}/pdf?${look}`
}
