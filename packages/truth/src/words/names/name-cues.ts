import * as german from '../de/names/name-cues.ts'
import * as english from '../en/names/name-cues.ts'
import * as spanish from '../es/names/name-cues.ts'
import * as french from '../fr/names/name-cues.ts'

/** Stands before a tool's name. */
export const toolCues = [english.toolCues, german.toolCues, french.toolCues, spanish.toolCues].join(
  '|',
)
