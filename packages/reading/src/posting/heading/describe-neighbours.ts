import { isSentence } from '../lines/is-sentence.ts'
import { readHeading } from '../lines/sections.ts'
import { isHeadedByRole, isLocation, namesRole } from '../words/known-names.ts'
import type { HeadText } from './head-text.ts'
import { namesEmployer } from './legal-forms.ts'
import { saysTermsOfWork } from './name-company.ts'

const LONG = 70

/** What a line of a posting's heading is, roughly: what stands beside a title tells it from a line of a menu. */
function nameLineKind(text: string | undefined): string {
  if (text === undefined) return 'none'
  if (isSentence(text) || text.length > LONG) return 'sentence'
  if (readHeading(text, false) !== undefined) return 'heading'
  if (/^[^:：]{2,30}[:：]/u.test(text)) return 'label'
  if (saysTermsOfWork(text)) return 'terms'
  if (isHeadedByRole(text)) return 'role'
  if (namesEmployer(text)) return 'employer'
  if (namesRole(text)) return 'role-word'
  if (isLocation(text)) return 'place'
  if (/\d/.test(text)) return 'digits'
  return text.includes(' ') ? 'words' : 'word'
}

/** The signs of each line that its neighbours and its place among the lines that name jobs give. */
export function describeNeighbours({ lines }: HeadText, count: number): string[][] {
  const kinds = lines.slice(0, count + 2).map(({ text }) => nameLineKind(text))
  let roles = 0
  return lines.slice(0, count).map(({ isBullet }, at) => {
    const isRole = kinds[at] === 'role'
    if (isRole) roles += 1
    return [
      `above-${kinds[at - 1] ?? 'none'}`,
      `below-${kinds[at + 1] ?? 'none'}`,
      `below-two-${kinds[at + 2] ?? 'none'}`,
      `kind-${kinds[at] ?? 'none'}`,
      ...(isRole ? [`role-line-${Math.min(roles, 3)}`] : [`roles-before-${Math.min(roles, 2)}`]),
      ...(isBullet && lines[at - 1]?.isBullet ? ['in-list'] : []),
    ]
  })
}
