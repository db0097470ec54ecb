import type { HeadText } from './head-text.ts'
import { companyExpressions } from './company-expressions.ts'
import { hasLegalForm } from './legal-forms.ts'

const MAX_MENTIONS = 6
const FORM_CHARS = 40
const FORM_WORDS = 4

/** The legal form that stands right behind a name somewhere: ' mbH'. */
function findForm(name: string, lines: HeadText['lines']): string {
  const mentions = lines.filter(({ text }) => text.includes(name)).slice(0, MAX_MENTIONS)
  for (const { text } of mentions) {
    const at = text.indexOf(name) + name.length
    const words =
      text
        .slice(at, at + FORM_CHARS)
        .match(/^(?:,? [^\s,]+){1,4}/u)?.[0]
        .split(' ') ?? []
    for (let count = FORM_WORDS; count > 1; count -= 1) {
      const form = words
        .slice(0, count)
        .join(' ')
        .replace(/[,;:]$/u, '')
      if (form !== '' && hasLegalForm(`${name}${form}`)) return form
    }
  }
  return ''
}

/**
 * A company's name with what belongs to it: the article where a line is nothing but the name with it ('The Tamarack Inn'), and the legal
 * form where the posting writes it once ('AquaLumen Vertriebsgesellschaft mbH').
 */
export function completeCompany(name: string, { lines, matchers }: HeadText): string {
  if (name === '') return ''
  const { article } = companyExpressions(matchers)
  const whole = lines.find(
    ({ text }) => text.endsWith(` ${name}`) && text.replace(article, '') === name,
  )
  const own = whole?.text ?? name
  return hasLegalForm(own) ? own : own + findForm(own, lines)
}
