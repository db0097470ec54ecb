import { expect, test } from 'vitest'
import { asking } from './testing/compare.ts'
import { readPosting } from '@tailorbird/reading'

const read = (...lines: string[]) =>
  readPosting(asking(...lines))
    .requirements.filter(({ kind }) => kind !== 'responsibility')
    .map(({ term, tier }) => `${term} ${tier}`)

test.each([
  "You don't need to know Java",
  'You do not need any experience with Java or Scala',
  'No experience of Scala needed',
  'No Java needed',
  'Airflow is not essential',
  "Java and Scala aren't required",
  'Java is not a must',
  'It is not necessary to know Java',
  'Java ist nicht zwingend erforderlich',
  'Keine Kenntnisse in Java notwendig',
  'Du musst kein Java können',
  'Java ist kein Muss',
  "Java n'est pas indispensable",
  'Pas besoin de connaître Java',
  "Il n'est pas nécessaire de connaître Java",
  'Aucune connaissance de Java requise',
  'No es necesario saber Java',
  'No hace falta conocer Java ni Scala',
  'Java no es imprescindible',
  'No se requiere Java',
])('%s: asks for nothing', (line) => {
  expect(read(line)).toEqual([])
})

test.each([
  ["Kafka would be nice but isn't essential", 'Kafka preferred'],
  ['Experience with Kafka is helpful but not required', 'Kafka preferred'],
  ['Kafka, while not required, is a plus', 'Kafka preferred'],
  ['Kafka ist nicht zwingend erforderlich, aber von Vorteil', 'Kafka preferred'],
  ["Kafka n'est pas obligatoire mais apprécié", 'Kafka preferred'],
  ['Kafka no es imprescindible, pero se valorará', 'Kafka preferred'],
])('%s: welcome', (line, asked) => {
  expect(read(line)).toEqual([asked])
})

test.each([
  ['Python is required, Java is not required', ['Python must']],
  ["You don't need to know Java, but Python is a must", ['Python must']],
  ["Java isn't required but Kafka is a plus", ['Kafka preferred']],
  ['Must not only know Python but also Docker', ['Python must', 'Docker must']],
  ["Python: we don't compromise", ['Python must']],
  ['Applicants who do not have BLS will not be considered', ['BLS must']],
  ['Bewerber ohne Erfahrung in Java werden nicht berücksichtigt', ['Java must']],
  ['No nonsense, Python required', ['Python must']],
])('%s: only what is negated', (line, asked) => {
  expect(read(line)).toEqual(asked)
})
