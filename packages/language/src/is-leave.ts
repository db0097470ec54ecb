import { foldCase } from './fold.ts'
import { listWords, type LeaveWords } from './words/index.ts'

const MAX_CHARS = 200
const part = (name: keyof LeaveWords) => listWords(({ leave }) => leave?.[name]).join('|')
/** What time off from work is called, in front of what it was for. */
const LEAVE = new RegExp(
  `^(?:(?:${part('before')})\\s+)?(?:${part('names')})(?: (?:${part('behind')}))?(?![\\p{L}-])(.*)$`,
  'u',
)
/** What may follow: what it was for. 'Parental leave administrator' is a job. */
const REASON = new RegExp(`^\\s*(?:$|[(,;:/|–—-]|(?:${part('reasons')})(?!\\p{L}))`, 'u')

const names = (text: string) => {
  if (text.length > MAX_CHARS) return false
  const rest = LEAVE.exec(foldCase(text).replaceAll('’', "'").trim())?.[1]
  return rest !== undefined && REASON.test(rest)
}

/**
 * Whether an entry among the jobs is time off from work ('Parental leave', 'Elternzeit', 'Congé
 * parental', 'Sabbatical'): it has no employer, and is no experience.
 */
export const isLeave = ({ position, company }: { position: string; company: string }): boolean =>
  names(position) || (position === '' && names(company))
