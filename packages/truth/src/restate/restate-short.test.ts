import { expect, test } from 'vitest'
import { restatePointed } from './restate-pointed.ts'
import { restateShort } from './restate-short.ts'

const restate = (told: string, sources: readonly string[]) =>
  restatePointed(restateShort(told, sources), sources)

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()

test.each([
  ['Manager of a department with approximately 9 vans', 'Mgr. of a dept. with approx. 9 vans'],
  ['Toys over Christmas', 'Toys over Xmas'],
  ['Issued PPE', 'Issued personal protective equipment'],
  ['Lastkraftwagenfahrer mit Führerscheinklasse CE', 'Lkw-Fahrer mit FS-Klasse CE'],
  ['Arbeit in einer NGO', 'Arbeit in einer Nichtregierungsorganisation'],
  ['Suivi des contrats à durée déterminée', 'Suivi des CDD'],
  ['Environ 18 cours', 'Env. 18 cours'],
  ['Departamento de Recursos Humanos y Seguridad Social', 'Dpto. de RR. HH. y SS'],
  [
    'Auxiliar administrativa en un colegio de educación infantil y primaria',
    'Aux. admva. en un CEIP',
  ],
])('%s: its line says the same as %s', (told, source) => {
  expect(bare(restate(told, [source]))).toBe(bare(source))
})

test.each([
  ['International audits', 'Int. audits'],
  ['Associate manager', 'Asst. manager'],
  ['Worked is at night', 'Worked impuesto de sociedades at night'],
  ['Administradora de nóminas', 'Aux. de nóminas'],
  ['Development of staff', 'Dept. of staff'],
  ['Leitung einer Kita', 'Stv. Leitung einer Kita'],
])('%s: %s says something else, and it stays', (told, source) => {
  expect(restate(told, [source])).toBe(told)
})
