import { readInline } from '@tailorbird/document'

/** A warning and the line that it is about; 0 when it names none that is there. */
export interface PlacedWarning {
  text: string
  line: number
}

/** How the server ends a warning: with the text that it is about, cut when it is long. */
const ABOUT = / \(“(.+?)…?”\)$/s

/** Finds the lines that the truth check's warnings are about. Lines count from 1. */
export function placeWarnings(markdown: string, warnings: readonly string[]): PlacedWarning[] {
  const lines = markdown.split(/\r?\n/).map(readInline)
  return warnings.map((warning) => {
    const about = ABOUT.exec(warning)?.[1]
    if (about === undefined) return { text: warning, line: 0 }
    const line = lines.findIndex((one) => one.includes(about)) + 1
    return { text: line > 0 ? warning.replace(ABOUT, '') : warning, line }
  })
}

/** What a person is told about their text once it is saved: the lines with something to look at, not the notes. */
export function describeSaved(placed: readonly PlacedWarning[]): string {
  if (placed.length === 0) return 'The score and the PDF follow your text.'
  const lines = new Set(placed.flatMap(({ line }) => (line > 0 ? [line] : []))).size
  if (lines === 0) return 'There is something to look at: see the notes on the result.'
  const what = lines === 1 ? 'One line says' : `${lines} lines say`
  return `${what} what your original does not. It is your resume: look at the notes and decide.`
}
