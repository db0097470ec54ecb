import { germanJoints } from './de/joints.ts'
import { englishJoints } from './en/joints.ts'
import { spanishJoints } from './es/joints.ts'
import { frenchJoints } from './fr/joints.ts'
import { joinPatterns } from './join-patterns.ts'

/** The patterns of all languages for one thing. */
export const joints = joinPatterns([englishJoints, germanJoints, frenchJoints, spanishJoints])

/** The words of all languages for one thing. */
export const jointWords = (kind: 'listWords' | 'amounts'): ReadonlySet<string> =>
  new Set(joints(kind).split(/[|\s]+/))
