import { expect, test } from 'vitest'
import { parseResume, readPosting, readPostingFacts } from '@tailorbird/reading'
import { scoreMatch } from '../score/score-match.ts'
import { telling } from '../score/testing/compare.ts'
import { countWorkedYears } from './count-worked-years.ts'
import { findTraps } from './find-traps.ts'

const resume = parseResume(telling({ skills: 'Welding', rest: 'Certifications\n- First aid\n' }))

const trapsOf = (text: string) => {
  const posting = readPosting(text)
  return findTraps(
    posting,
    readPostingFacts(text, posting),
    scoreMatch(resume, posting),
    countWorkedYears(resume, '2026-11-29'),
  ).map(({ kind, said }) => `${kind} ${said}`)
}

test('more years than the resume has, and a paper that it does not show', () => {
  const text =
    'Welder\nAcme Ltd\n\nRequirements\n- 9 years of welding experience\n- AWS D1.1 certification'
  expect(trapsOf(text)).toEqual(['years 9', expect.stringMatching(/^licence AWS D1\.1/)])
  expect(trapsOf('Welder\nAcme Ltd\n\nRequirements\n- 5 years of welding\n- First aid')).toEqual([])
})

test('a paper in running text, firmly and not', () => {
  expect(trapsOf('Conductor\nAcme SL\n\nRepartes paquetes en Vigo. Carnet C obligatorio.')).toEqual(
    ['licence Carnet C'],
  )
  expect(trapsOf('Conductor\nAcme SL\n\nRepartes paquetes en Vigo. Carnet C valorable.')).toEqual(
    [],
  )
})

test('nothing paid', () => {
  expect(trapsOf('Sales Agent\nAcme Ltd\n\nThis role is commission only.')).toEqual([
    'commission_only commission only',
  ])
  expect(trapsOf('Fundraising Intern (unpaid)\nOtter Trust')).toEqual(['unpaid (unpaid)'])
})

test('years until a day: a job that lasts has lasted until then, without dates there is no telling', () => {
  const lasting = (dates: string) =>
    parseResume(`Jo Doe\n\nExperience\n\nCook, Acme Ltd, ${dates}\n- Cooked\n`)
  expect(countWorkedYears(lasting('06/2024 – Present'), '2026-05-31')).toBe(2)
  expect(countWorkedYears(lasting('06/2020 – 05/2023'), '2026-05-31')).toBe(3)
  expect(countWorkedYears(parseResume('Jo Doe\n\nSkills\nCooking'), '2026-05-31')).toBeNull()
})
