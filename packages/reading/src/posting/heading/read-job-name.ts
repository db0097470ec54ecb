import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { namesRole } from '../words/known-names.ts'
import { remember } from './remember-matchers.ts'
import { cleanTitle } from './clean-title.ts'
import { title as patterns } from '../words/title-patterns.ts'

const expressions = remember(({ ends, openers }: HeadingMatchers) => ({
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

/** The job's name that opens a part of a sentence, as far as it goes; '' when the part is empty. */
export function readJobName(part: string, matchers: HeadingMatchers): string {
  const { end, opener } = expressions(matchers)
  let name = part.slice(0, MAX_CHARS).trimStart().replaceAll(ABBREVIATION, '')
  for (let count = 0; count < MAX_OPENERS; count += 1) {
    const shorter = name.replace(opener, '')
    if (shorter === name) break
    name = shorter
  }
  const adjectives = ADJECTIVES.exec(name)?.[0] ?? ''
  const isOver =
    namesRole(adjectives.replaceAll(/s\b/g, '')) || end.test(adjectives.replaceAll(',', ''))
  const [own = ''] = (isOver ? name : name.slice(adjectives.length)).split(end)
  return cleanTitle(own)
}
