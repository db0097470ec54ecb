import { readFileSync } from 'node:fs'
import { languageOf, listTexts } from '@tailorbird/document'
import type { Language } from '@tailorbird/language'
import { InputError } from '@tailorbird/language/testing'
import { parseResume } from '@tailorbird/reading'
import { applyEdits } from '../src/apply/apply-edits.ts'
import { EMPTY_PLAN } from '../src/plan/edit-plan.ts'

/** What a line becomes that stands alone in a job: a bullet, a summary's sentence or a skill. */
export type LineKind = 'bullet' | 'summary' | 'new-skill'

/** A line of a resume, and a text that is made of it. */
export interface LineCase {
  family: string
  language: Language
  line: string
  text: string
  truth: 'true' | 'false'
}

const RESUMES: Record<Language, (line: string) => string> = {
  en: (line) =>
    `# Rosa Quinn\n\nrosa@example.org\n\n## Experience\n\n### Heather Hill Ltd\n**Beekeeper** | 2018 - 2023\n\n- ${line}\n- Kept the records of the site and ordered supplies for the week\n`,
  de: (line) =>
    `# Rosa Quint\n\nrosa@example.org\n\n## Berufserfahrung\n\n### Heidehof GmbH\n**Gärtnerin** | 2018 - 2023\n\n- ${line}\n- Führte die Listen des Lagers und bestellte das Material für die Woche\n`,
  fr: (line) =>
    `# Rosa Quinet\n\nrosa@example.org\n\n## Expérience professionnelle\n\n### Les Bruyères SARL\n**Jardinière** | 2018 - 2023\n\n- ${line}\n- Tenue des registres du site et commande des fournitures de la semaine\n`,
  es: (line) =>
    `# Rosa Quintana\n\nrosa@example.org\n\n## Experiencia profesional\n\n### Brezo Verde S.L.\n**Jardinera** | 2018 - 2023\n\n- ${line}\n- Llevé los registros del centro y pedí el material de la semana\n`,
}

/**
 * What the check says of a text that is made of one line of a resume.
 * @throws InputError where the line is not found again in the resume that was read
 */
export function judgeLine(
  language: Language,
  kind: LineKind,
  line: string,
  text: string,
): { verdict: 'proven' | 'open' | 'refused'; reason: string } {
  const resume = parseResume(RESUMES[language](line))
  const id = listTexts(resume).find((one) => one.text === line)?.id
  if (id === undefined || languageOf(resume) !== language)
    throw new InputError(`the line is read otherwise: ${line}`)
  const note = { requirement: '', reason: '', sourceIds: [id] }
  const plan = {
    bullet: { edits: [{ targetId: id, text, ...note }] },
    summary: { summary: [{ text, sourceIds: [id] }] },
    'new-skill': { newSkills: [{ text, ...note }] },
  }[kind]
  const [first] = applyEdits(resume, { ...EMPTY_PLAN, ...plan }).refused
  return {
    verdict: first ? (first.verdict?.verdict ?? 'refused') : 'proven',
    reason: first?.reason ?? '',
  }
}

/**
 * Reads cases, one a line: `true | family | language | line | text`.
 * @throws InputError naming the line that is malformed
 */
export function readLineCases(file: string): LineCase[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row, at) => {
      const [truth = '', family = '', language = '', line = '', text = '', ...more] = row
        .split(' | ')
        .map((cell) => cell.trim())
      if (!/^(?:true|false)$/.test(truth) || !(language in RESUMES) || !text || more.length > 0)
        throw new InputError(`${file}, line ${at + 1}: not a case`)
      return { truth, family, language, line, text } as LineCase
    })
}
