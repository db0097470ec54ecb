import type { WorkMode } from '@tailorbird/contracts'
import { facts } from '../words/facts-patterns.ts'
import { isDenied } from './is-denied.ts'

const expression = (kind: WorkMode) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${facts(kind)})(?![\p{L}\p{N}])`, 'iu')
/** The first that fits: 'two days from home' also says from home, 'no remote' also says remote. */
const MODES: readonly (readonly [WorkMode, RegExp])[] = [
  ['hybrid', expression('hybrid')],
  ['onsite', expression('onsite')],
  ['remote', expression('remote')],
]
const HEAD_LINES = 12
/** 'Betreuung vor Ort', 'in the office' in a longer sentence say nothing of where one works. */
const SHORT_WORDS = 8

const isShort = (part: string) => part.split(' ').length <= SHORT_WORDS
const listShort = (lines: readonly string[]) =>
  lines.flatMap((line) => line.split(/[.!;]\s|[.!;]$/u)).filter(isShort)

function findMode(lines: readonly string[]): WorkMode | null {
  const short = listShort(lines)
  const of = (mode: WorkMode) => (mode === 'onsite' ? short : lines)
  const says = (line: string, pattern: RegExp) => {
    const found = pattern.exec(line)
    return found !== null && !isDenied(line, found.index)
  }
  return MODES.find(([mode, pattern]) => of(mode).some((line) => says(line, pattern)))?.[0] ?? null
}

/** Where one works: at home, at theirs, or by turns; what the heading says counts more than the text. */
export const readMode = (lines: readonly string[]): WorkMode | null =>
  findMode(lines.slice(0, HEAD_LINES)) ?? findMode(lines.slice(HEAD_LINES))
