import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { namesRole } from '../words/known-names.ts'
import { rememberOf } from '@tailorbird/language'
import { cleanTitle } from './clean-title.ts'
import { title as patterns } from '../words/title-patterns.ts'

const expressions = rememberOf(({ ends, openers }: HeadingMatchers) => ({
  end: new RegExp(String.raw`[.!?,;:(–—|\n]|\s-\s|\s${ends}`, 'iu'),
  opener: new RegExp(String.raw`^(?:[\d]{1,2}(?: ?x)? |${openers}[\s,]+)`, 'iu'),
}))
/** 'organized, upbeat Project Coordinator': what one should be like, before the name of the job. */
const ADJECTIVES = new RegExp(
  String.raw`^(?:\p{Ll}[\p{L}-]{1,20},? (?:(?:${patterns('and')}) )?)+(?=\p{Lu})`,
  'u',
)
const MAX_OPENERS = 10
const MAX_CHARS = 100
const ABBREVIATION = /(?<=(?:^|\s)(?:Sr|Jr|St|Dr|Asst|Mgr|Eng))\./gu

/** A text without what stands in front of a job's name: 'eine', '40 seasonal', 'our next'. */
export function dropOpeners(text: string, matchers: HeadingMatchers): string {
  const { opener } = expressions(matchers)
  let name = text
  for (let count = 0; count < MAX_OPENERS; count += 1) {
    const shorter = name.replace(opener, '')
    if (shorter === name) break
    name = shorter
  }
  return name
}

/** Without what one should be like: 'organized, upbeat Project Coordinator'. */
function dropAdjectives(name: string, end: RegExp): string {
  const adjectives = ADJECTIVES.exec(name)?.[0] ?? ''
  const isOver =
    namesRole(adjectives.replaceAll(/s\b/g, '')) || end.test(adjectives.replaceAll(',', ''))
  return isOver ? name : name.slice(adjectives.length)
}

/** How often a name may go on behind what seems to be its end: 'Fellow in Marine Geochemistry', 'Worker – Saturday Club'. */
const MOST_ENDS = 3

/**
 * The names of jobs that may open a part of a sentence: as far as the first word that ends it, and the longer ones as
 * far as the next ones.
 */
export function listJobNames(part: string, matchers: HeadingMatchers): string[] {
  const { end } = expressions(matchers)
  const plain = part.slice(0, MAX_CHARS).trimStart().replaceAll(ABBREVIATION, '')
  const name = dropAdjectives(dropOpeners(plain, matchers), end)
  const ends: number[] = []
  let at = 0
  while (ends.length < MOST_ENDS) {
    const found = name.slice(at).search(end)
    if (found < 0) break
    ends.push(at + found)
    if (/[.!?;,:\n]/.test(name.charAt(at + found))) break
    at += found + 1
  }
  return [
    ...new Set((ends.length > 0 ? ends : [name.length]).map((to) => cleanTitle(name.slice(0, to)))),
  ]
}

/** The job's name that opens a part of a sentence, as far as it goes; '' when the part is empty. */
export const readJobName = (part: string, matchers: HeadingMatchers): string =>
  listJobNames(part, matchers)[0] ?? ''
