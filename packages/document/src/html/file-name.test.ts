import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinFileName } from './file-name.ts'

test.each([
  ['Site Manager', 'Acme Ltd', 'Acme Ltd - Site Manager.pdf'],
  ['C++/C# Dev: "Core"', '../..//etc', 'etc - C++ C# Dev Core.pdf'],
  ['Infirmière', 'Müller 東京', 'Müller 東京 - Infirmière.pdf'],
  ['', '', 'Resume.pdf'],
  ['Cook', 'Unknown company', 'Cook.pdf'],
  ['', 'CON', 'Resume CON.pdf'],
  ['a\u202Efdp.exe', 'x', 'x - afdp.exe.pdf'],
])('%j at %j is %j', (title, company, name) => {
  expect(joinFileName([company, title], 'pdf')).toBe(name)
})

test('any name is safe and short', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ maxLength: 300 }),
      (title, company) => {
        const name = joinFileName([company, title], 'pdf')
        expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}]|^[.\s-]/u)
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200)
      },
    ),
  )
})
