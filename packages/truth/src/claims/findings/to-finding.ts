import type { Cause } from '../../reasons/write-reason.ts'
import type { Finding, Rule } from './verdict.ts'

const RULES: ReadonlySet<string> = new Set<Rule>([
  'about',
  'figure',
  'name',
  'skill',
  'role',
  'claim',
  'left-out',
  'wording',
  'crossed',
])
const isRule = (kind: string): kind is Rule => RULES.has(kind)

/** Their first word is one of a source. */
const OF_SOURCE: ReadonlySet<Cause['code']> = new Set([
  'left-out',
  'prefix-lost',
  'crossed',
  'role-left-out',
  'instead',
  'figure-gone',
  'fact-changed',
  'fact-gone',
  'contact-gone',
  'section-gone',
  'summary-gone',
])

/** A claim or a violation as a finding: what is about no text of its own is the resume's. */
export function toFinding({
  kind,
  unsaid,
  reason,
  cause,
}: {
  kind: string
  unsaid?: string | undefined
  reason: string
  cause: Cause
}): Finding {
  const [first = '', second = ''] = cause.words
  const isOfSource = OF_SOURCE.has(cause.code)
  return {
    rule: isRule(kind) ? kind : 'resume',
    words: unsaid ?? (isOfSource ? second : first),
    ...(isOfSource && { evidence: { id: '', words: first } }),
    reason,
    cause,
  }
}
