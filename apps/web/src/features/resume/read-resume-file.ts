import { errorCatalog, MAX_RESUME_BYTES } from '@tailorbird/contracts'
import type { UploadedResume } from './uploaded-resume.ts'

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
const UNREADABLE = sayRefusal('resume_unreadable')
const EMPTY = sayRefusal('resume_empty')

function sayRefusal(code: 'resume_unreadable' | 'resume_empty'): Refusal {
  const { title, sentence } = errorCatalog[code]
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
  if (content === undefined) return { refusal: UNREADABLE }
  if (content.trim() === '') return { refusal: EMPTY }
  return { resume: { content, fileName: file.name, size: file.size } }
}

/** @returns the text, or undefined for what is not text: a PDF or Word file under another name */
function decodeText(bytes: ArrayBuffer): string | undefined {
  const text = tryDecode('utf-8', bytes) ?? tryDecode(guessOldEncoding(bytes), bytes)
  return text !== undefined && !hasControls(text) ? text : undefined
}

function tryDecode(encoding: string, bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Windows editors save text as UTF-16 with a byte order mark, or in the code page of the country. */
function guessOldEncoding(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'windows-1252'
}

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) return true
  }
  return false
}
