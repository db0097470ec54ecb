import { expect, test } from 'vitest'
import { sectionNamed } from './index.ts'

test.each([
  ['工作经历', 'experience'],
  ['學歷', 'education'],
  ['職務要約', 'summary'],
  ['자격증', 'certifications'],
  ['الخبرة العملية', 'experience'],
  ['כישורים', 'skills'],
  ['भाषाएँ', 'languages'],
  ['ประสบการณ์ทำงาน', 'experience'],
  ['Formação Académica', 'education'],
  ['ESPERIENZE LAVORATIVE', 'experience'],
  ['Werkervaring', 'experience'],
  ['Wykształcenie', 'education'],
  ['EĞİTİM', 'education'],
  ['YAYINLAR', 'other'],
  ['Опыт работы', 'experience'],
  ['Ключові навички', 'skills'],
  ['Vzdělání', 'education'],
  ['Språkkunskaper', 'languages'],
  ['Erhvervserfaring', 'experience'],
  ['Utdanning', 'education'],
  ['Työkokemus', 'experience'],
  ['ΔΕΞΙΟΤΗΤΕΣ', 'skills'],
  ['Munkatapasztalat', 'experience'],
  ['Experienţă profesională', 'experience'],
  ['Experiență profesională', 'experience'],
  ['Kubernetes', undefined],
])('%s opens %s', (heading, kind) => {
  expect(sectionNamed(heading)).toBe(kind)
})
