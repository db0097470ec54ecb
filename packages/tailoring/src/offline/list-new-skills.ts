import type { StructuredResume } from '@tailorbird/contracts'
import { listTexts } from '@tailorbird/document'
import { findTerms } from '@tailorbird/lexicon'
import type { PostingTerms } from '@tailorbird/matching'
import { proveSkills } from '../apply/prove-skills.ts'
import type { NewSkill } from '../plan/edit-plan.ts'
import { isProduct } from './is-product.ts'
import { isLimited, isLow, isNotYet, tellsHelp, tellsOthers } from './read-line.ts'
import { anyWord } from './words/index.ts'

/** What stands before a tool that somebody works with: 'in NetSuite', 'mit DATEV'. */
const WITH = new RegExp(String.raw`(?<!\p{L})(?:${anyWord('instruments')})\s(?:the\s)?$`, 'iu')

/** Whether a line says that somebody worked with a product, and nothing that makes it less. */
function tellsUse(line: string, skill: string): boolean {
  const hit = findTerms(line).find(
    ({ written, term }) =>
      isProduct(term.name) && written.toLowerCase().includes(skill.toLowerCase()),
  )
  return (
    hit !== undefined &&
    WITH.test(line.slice(0, hit.start)) &&
    !isLimited(line) &&
    !tellsOthers(line) &&
    !tellsHelp(line) &&
    !isNotYet(line) &&
    !isLow(line)
  )
}

/**
 * Products that the posting asks for, that a line says the person worked with and the list of skills lacks. Nothing else: judged blind, recruiters
 * marked down nearly every other name from a line ('Service desk', 'read plans', a tool that the line only touches), and what stands in
 * a line counts already.
 */
export function listNewSkills(resume: StructuredResume, terms: PostingTerms): NewSkill[] {
  const texts = new Map(listTexts(resume).map(({ id, text }) => [id, text]))
  return proveSkills(resume, terms).filter(({ text, sourceIds: [id = ''] }) =>
    tellsUse(texts.get(id) ?? '', text),
  )
}
