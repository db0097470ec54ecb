import type { StructuredResume } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'

/**
 * A text as the server would read it; null while it can't be read, such as when it is empty.
 * @param known the sections of the resume that the text was written from
 */
export function readText(
  text: string,
  known: StructuredResume['sections'],
): StructuredResume | null {
  try {
    return parseResume(text, known)
  } catch {
    return null
  }
}
