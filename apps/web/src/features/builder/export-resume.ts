import type { StructuredResume } from '@tailorbird/contracts'
import { loadPatiently } from '../../lib/load-patiently.ts'
import type { UploadedResume } from '../../lib/uploaded-resume.ts'
import { joinFileName, toMarkdown } from './resume-text.ts'

/** The resume as markdown, as if it had been uploaded. */
export function writeResume(resume: StructuredResume): UploadedResume {
  const content = toMarkdown(resume)
  return {
    content,
    fileName: joinFileName([resume.contactInfo.fullName], 'md'),
    size: new TextEncoder().encode(content).length,
    isGenerated: true,
  }
}

/** Hands the resume to the browser as a JSON Resume file. */
export async function exportJsonResume(resume: StructuredResume): Promise<void> {
  const { toJsonResume } = await loadPatiently(() => import('./read-later.ts'))
  const text = `${JSON.stringify(toJsonResume(resume), null, 2)}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = joinFileName([resume.contactInfo.fullName], 'json')
  link.click()
  // The browser has taken the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
