import { readSpans } from '../read-markdown.ts'

/** A warning and the line that it is about; 0 when it names none that is there. */
export interface PlacedWarning {
  text: string
  line: number
}

/** How the server ends a warning: with the text that it is about, cut when it is long. */
const ABOUT = / \(“(.+?)…?”\)$/s

const plain = (line: string) =>
  readSpans(line)
    .map(({ text }) => text)
    .join('')

/** Finds the lines that the truth check's warnings are about. Lines count from 1. */
export function placeWarnings(markdown: string, warnings: readonly string[]): PlacedWarning[] {
  const lines = markdown.split(/\r?\n/).map(plain)
  return warnings.map((warning) => {
    const about = ABOUT.exec(warning)?.[1]
    if (about === undefined) return { text: warning, line: 0 }
    const line = lines.findIndex((one) => one.includes(about)) + 1
    return { text: line > 0 ? warning.replace(ABOUT, '') : warning, line }
  })
}
