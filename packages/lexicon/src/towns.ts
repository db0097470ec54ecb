import { foldCase } from '@tailorbird/language'
import towns from '../places/towns.json' with { type: 'json' }

let known: ReadonlySet<string> | undefined

/**
 * Whether a text is the name of a town of some size, in any case: 'Kiel', 'são paulo'. 'Reading' and 'Nice' are words first. Browsers
 * read resumes as well, so the names are imported and not read from a disk.
 */
export function isKnownTown(text: string): boolean {
  known ??= new Set(towns.names.split('|'))
  return known.has(foldCase(text))
}
