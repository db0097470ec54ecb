import { expect, test } from 'vitest'
import { restateYearParts } from './restate-year-parts.ts'

const fold = (text: string) => text.toLowerCase()

test.each([
  ['Ran audits in Q3 2021', 'Ran audits in third quarter of 2021'],
  ['Loyers au premier trimestre 2023', 'Loyers au T1 2023'],
  ['Inventaire au S2 2021', 'Inventaire au second semestre 2021'],
  ['Umzug im ersten Quartal 2022', 'Umzug im Q1 2022'],
  ['Im 2. Halbjahr 2020', 'Im zweiten Halbjahr 2020'],
  ['En el 4T 2022', 'En el cuarto trimestre de 2022'],
])('%s: what %s says equally is written as there', (source, told) => {
  expect(fold(restateYearParts(told, [source]))).toBe(fold(source))
})

test.each([
  ['Ran audits in Q3 2021', 'Ran audits in Q3 2020'],
  ['Umzug im ersten Quartal 2022', 'Umzug im ersten Halbjahr 2022'],
  ['En el 4T 2022', 'En el primer trimestre de 2022'],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restateYearParts(told, [source])).toBe(told)
})
