import { expect, test } from 'vitest'
import { nameFile, readFileName } from './file-name.ts'

test.each([
  ['attachment; filename="Crumb - Baker.pdf"', 'Crumb - Baker.pdf'],
  ['attachment; filename=baker.pdf', 'baker.pdf'],
  [`attachment; filename="B.pdf"; filename*=UTF-8''B%C3%A4cker.pdf`, 'Bäcker.pdf'],
  [`attachment; filename="B.pdf"; filename*=UTF-8''%E0%A4%A`, 'B.pdf'],
  ['inline', undefined],
  [null, undefined],
])('%s names %s', (header, name) => {
  expect(readFileName(header)).toBe(name)
})

test.each([
  ['Senior C++ / Baker, (m/f)', 'SeniorCBakermf.pdf'],
  ['مهندس برمجيات', 'مهندسبرمجيات.pdf'],
  ['---', 'resume.pdf'],
])('%s is saved as %s', (title, name) => {
  expect(nameFile(title)).toBe(name)
})
