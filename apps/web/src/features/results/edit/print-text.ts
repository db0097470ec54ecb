import { parseResume } from '@tailorbird/reading'
import { toMarkdown } from '@tailorbird/document'

/** A text as the server would read and print it; as it is while it can't be read, such as when it is empty. */
export function printText(text: string): string {
  try {
    return toMarkdown(parseResume(text))
  } catch {
    return text
  }
}
