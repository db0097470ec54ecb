import type { StructuredResume } from '@tailorbird/contracts'
import type { Edit } from '../plan/edit-plan.ts'
import { nameExactly, nameSkillExactly, type Named } from './exact-naming.ts'
import { languageOf, listTexts } from '@tailorbird/document'
import { type PostingTerms } from '@tailorbird/matching'
import { sayTo } from '../words/index.ts'

const explain = (resume: StructuredResume, { renamings }: Named) =>
  sayTo(languageOf(resume), 'renames', {
    asked: renamings.map(({ asked }) => asked),
    written: renamings.map(({ written }) => written),
  })

/** Edits that give skills the names that the posting has for them: in bullets, in lists and in the summary. */
export function renameSkills(
  resume: StructuredResume,
  terms: PostingTerms,
): { edits: Edit[]; summary: Edit | undefined } {
  const texts = listTexts(resume)
  const language = languageOf(resume)
  const edits = texts.flatMap(({ id, text }): Edit[] => {
    if (!/^(?:summary$|w\d+\.b|s\d+\.k|a\d)/.test(id)) return []
    const rename = /^s\d/.test(id) ? nameSkillExactly : nameExactly
    const named = rename(text, terms, language)
    if (named.text === text) return []
    const requirement = named.renamings[0]?.asked ?? ''
    return [
      {
        targetId: id,
        text: named.text,
        sourceIds: [id],
        requirement,
        reason: explain(resume, named),
      },
    ]
  })
  return {
    edits: edits.filter(({ targetId }) => targetId !== 'summary'),
    summary: edits.find(({ targetId }) => targetId === 'summary'),
  }
}
