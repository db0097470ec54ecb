import { fileErrors, MAX_RESUME_BYTES } from '@tailorbird/contracts'
import { decodeText } from '../../lib/decode-text.ts'
import type { UploadedResume } from '../../lib/uploaded-resume.ts'

interface Refusal {
  title: string
  message: string
}

export const ACCEPTED = '.txt,.md'

const WRONG_KIND: Refusal = {
  title: 'Not a .txt or .md file',
  message: 'Save your resume as plain text (.txt) or markdown (.md) and choose that file.',
}
const TOO_LARGE: Refusal = { title: 'File too large', message: 'File must be less than 5MB' }
/** How files of word processors and PDFs begin whose bytes happen to be text. */
const OTHER_FORMAT = /^\s{0,9}(?:%PDF-|\{\\rtf)/
const UNREADABLE = sayRefusal('resume_unreadable')
const EMPTY = sayRefusal('resume_empty')

function sayRefusal(code: keyof typeof fileErrors): Refusal {
  const { title, sentence } = fileErrors[code]
  return { title, message: sentence }
}

/** Reads a chosen file as text, or says kindly why not. */
export async function readResumeFile(
  file: File,
): Promise<{ resume: UploadedResume } | { refusal: Refusal }> {
  if (!/\.(?:txt|md)$/i.test(file.name)) return { refusal: WRONG_KIND }
  if (file.size > MAX_RESUME_BYTES) return { refusal: TOO_LARGE }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  const content = bytes && decodeText(bytes)
  if (content === undefined || OTHER_FORMAT.test(content)) return { refusal: UNREADABLE }
  if (!/[\p{L}\p{N}]/u.test(content)) return { refusal: EMPTY }
  return { resume: { content, fileName: file.name, size: file.size } }
}
