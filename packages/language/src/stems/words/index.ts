import { english } from './en/stems.ts'
import type { StemWords } from './stem-words.ts'

/** The languages whose words have stems with us. */
export const LANGUAGES: readonly StemWords[] = [english]
