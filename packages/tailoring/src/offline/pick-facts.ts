import type { StructuredResume } from '@tailorbird/contracts'
import { listTexts, type ResumeText } from '@tailorbird/document'
import { findTerms } from '@tailorbird/lexicon'
import { type Language, namesLanguage } from '@tailorbird/language'
import { foldWords, type PostingTerms, showsSkill } from '@tailorbird/matching'
import type { SummarySentence } from '../plan/edit-plan.ts'
import { listAskedSkills } from '../apply/prove-skills.ts'
import { provesInProse } from '../apply/proves-in-prose.ts'
import { fitCase } from './fit-case.ts'
import { isLow, isNotYet, isNoSkill, isUnfinished, tellsHelp } from './read-line.ts'

const MAX_SKILLS = 5

/** The name of a proven skill in the resume's language: the posting's words, or else those of the line that proves it. */
function nameIn(
  proof: string,
  { term, name }: { term: string; name: string },
  isSameLanguage: boolean,
  language: Language,
): string | undefined {
  const written = findTerms(proof).find((hit) => hit.term.name === name)?.written
  // 'Microsoft 365' is 'Microsoft-365', as the person writes it.
  if (written !== undefined && foldWords(written) === foldWords(term))
    return fitCase(written, proof, language)
  if (isSameLanguage || foldWords(proof).includes(foldWords(term)))
    return fitCase(term, proof, language)
  return written
}

/** Asked-for skills that bullets show, the heaviest first, each with the first that does: of the title's jobs before others. */
export function findSkills(
  texts: readonly ResumeText[],
  terms: PostingTerms,
  titled: ReadonlySet<string>,
  language: Language,
): Record<'own' | 'other', SummarySentence[]> {
  // A part in what others did is told where it stands, and not first; so is what the list has with a low level.
  const bullets = texts.filter(
    ({ id, text }) => /^w\d+\.b/.test(id) && !tellsHelp(text) && !isNotYet(text),
  )
  const isKnownLow = (term: string) =>
    texts.some(({ id, text }) => /^s\d+\.k/.test(id) && isLow(text) && showsSkill(text, term))
  const isTitled = ({ id }: ResumeText) => titled.has(id.split('.')[0] ?? '')
  const chosen: Record<'own' | 'other', SummarySentence[]> = { own: [], other: [] }
  const add = (list: SummarySentence[], sources: readonly ResumeText[]) => {
    for (const asked of listAskedSkills(terms).filter(({ term }) => !isKnownLow(term))) {
      const all = [...chosen.own, ...chosen.other]
      if (all.length === MAX_SKILLS) return
      const proof = sources.find(({ text }) => provesInProse(text, asked.term))
      const name = proof && nameIn(proof.text, asked, language === terms.language, language)
      if (!proof || name === undefined || isNoSkill(name)) continue
      const isKnown = all.some(
        ({ text }) => showsSkill(text, asked.term) || showsSkill(asked.term, text),
      )
      if (!isKnown) list.push({ text: name, sourceIds: [proof.id] })
    }
  }
  add(chosen.own, bullets.filter(isTitled))
  add(
    chosen.other,
    bullets.filter((text) => !isTitled(text)),
  )
  return chosen
}

const LEVEL = /\b([ABC][12])\b/u

/** The languages that the posting asks for, as the person writes them, with their level: 'Inglés B2'. */
export function findLanguages(resume: StructuredResume, terms: PostingTerms): SummarySentence[] {
  const asked = terms.asked.filter(({ requirement }) =>
    /^(?:language|certification)$/.test(requirement.kind),
  )
  return listTexts(resume)
    .filter(({ id }) => /^l\d/.test(id))
    .flatMap(({ id, text }) => {
      const [name = ''] = text.split(/\s*[:(–,/-]/u)
      const isAsked = asked.some((one) => showsSkill(one.term, name) || showsSkill(name, one.term))
      if (!isAsked || !namesLanguage(name)) return []
      const level = LEVEL.exec(text)?.[1]
      const told = level === undefined ? text : LEVEL.test(name) ? name : `${name} ${level}`
      return [{ text: told, sourceIds: [id] }]
    })
}

/** The papers that the posting asks for and that lines show in its very words, of those that count as held. */
export function findPapers(
  resume: StructuredResume,
  held: readonly { term: string; line: string }[],
): SummarySentence[] {
  const texts = listTexts(resume).filter(({ id }) => /^[ec]\d|^x\d/.test(id))
  return held.flatMap(({ term, line }) => {
    const proof = texts.find(({ text }) => text === line)
    const at = line.indexOf(term)
    // 'Green Belt' in 'Lean Six Sigma Green Belt' is a part of a longer name.
    const isPart = /(?:\p{Lu}\S*|-)\s?$/u.test(line.slice(0, Math.max(0, at)))
    const isHeld = proof && at >= 0 && !isPart && !isUnfinished(line)
    return isHeld ? [{ text: term, sourceIds: [proof.id] }] : []
  })
}
