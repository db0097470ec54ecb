import { readFileSync } from 'node:fs'
import { languageOf, listTexts } from '@tailorbird/document'
import type { Language } from '@tailorbird/language'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'
import { applyEdits } from './apply-edits.ts'

/** Families of claims, a case a line: family, language, kind, the line of a resume, and what becomes of it. */
const readFamilies = (name: string) =>
  readFileSync(new URL(`../../bench/data/families/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, Language, string, string, string])

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

/** Whether what a model makes of a line is used as it is. */
function isProven(language: Language, kind: string, line: string, text: string): boolean {
  const resume = parseResume(RESUMES[language](line))
  expect(languageOf(resume)).toBe(language)
  const id = listTexts(resume).find((one) => one.text === line)?.id ?? ''
  expect(id).not.toBe('')
  const note = { requirement: '', reason: '', sourceIds: [id] }
  const plan = {
    bullet: { edits: [{ targetId: id, text, ...note }] },
    summary: { summary: [{ text, sourceIds: [id] }] },
    'new-skill': { newSkills: [{ text, ...note }] },
  }[kind]
  const { applied, refused } = applyEdits(resume, { ...EMPTY_PLAN, ...plan })
  expect(applied.length + refused.length).toBeGreaterThan(0)
  return applied.length > 0
}

test.each(readFamilies('never-proven'))('%s, %s: a %s is not proven: %s', (_, ...one) => {
  expect(isProven(...one)).toBe(false)
})

test.each(readFamilies('proven'))('%s, %s: a %s is proven: %s', (_, ...one) => {
  expect(isProven(...one)).toBe(true)
})
