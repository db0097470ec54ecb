import * as german from './de/name-cues.ts'
import * as english from './en/name-cues.ts'
import * as spanish from './es/name-cues.ts'
import * as french from './fr/name-cues.ts'

/** Stands before a tool's name. */
export const toolCues = [english.toolCues, german.toolCues, french.toolCues, spanish.toolCues].join(
  '|',
)
