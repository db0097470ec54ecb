import { fileErrors, MAX_RESUME_BYTES, type StructuredResume } from '@tailorbird/contracts'
import { loadPatiently } from '../../lib/load-patiently.ts'
import { textOf, type UploadedResume } from '../../lib/uploaded-resume.ts'

/** More lines than anybody would edit in a form; each is a field on the page. */
const MAX_ROWS = 1000
const MAX_SHOWN = 8

/** What reading gave: a resume for the form, or why not. */
export type Loaded =
  | { resume: StructuredResume; leftOut: string[] }
  | { title: string; reasons: string[] }

const loadReaders = () => loadPatiently(() => import('./read-later.ts'))

function countRows(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((rows: number, inner) => rows + countRows(inner), 0)
}

function checkRows(resume: StructuredResume, leftOut: string[]): Loaded {
  const rows = countRows(resume)
  if (rows <= MAX_ROWS) return { resume, leftOut }
  return {
    title: 'Too long for the form',
    reasons: [
      `It has ${rows.toLocaleString('en')} lines, the form takes ${MAX_ROWS.toLocaleString('en')}. Shorten it, or use it as an uploaded file.`,
    ],
  }
}

function cut(lines: readonly string[]): string[] {
  const more = lines.length - MAX_SHOWN
  return more > 0 ? [...lines.slice(0, MAX_SHOWN), `and ${more} more`] : [...lines]
}

/** Reads the text of an uploaded resume into the form's fields. */
export async function loadUploaded(resume: UploadedResume): Promise<Loaded> {
  const { flattenBullets, parseResume } = await loadReaders()
  const { originalContent, sections } = textOf(resume)
  try {
    // A field of the form holds one line.
    return checkRows(flattenBullets(parseResume(originalContent, sections)), [])
  } catch (error) {
    const { code } = error as { code?: string }
    const known = code === 'resume_empty' || code === 'resume_unreadable' ? code : undefined
    if (!known) throw error
    return { title: fileErrors[known].title, reasons: [fileErrors[known].sentence] }
  }
}

/** Reads a JSON Resume file, or says what is wrong in it and where. */
export async function loadJsonResume(file: File): Promise<Loaded> {
  if (file.size > MAX_RESUME_BYTES)
    return { title: 'File too large', reasons: ['File must be less than 5MB'] }
  const [{ readJsonResume }, text] = await Promise.all([
    loadReaders(),
    file.text().catch(() => undefined),
  ])
  if (text === undefined)
    return {
      title: 'File not readable',
      reasons: ['Your browser could not read it. Choose it again.'],
    }
  const reading = readJsonResume(text)
  if ('problems' in reading)
    return {
      title: 'This is not a JSON Resume file that we can read',
      reasons: [
        ...cut(reading.problems),
        'The form is as it was. Mend the file and import it again.',
      ],
    }
  return checkRows(reading.resume, cut(reading.leftOut))
}
