import { expect, test } from 'vitest'
import { asking, compare, findRow, telling } from './testing/compare.ts'

const status = (asked: string, education: string) => {
  const posting = asking(asked, 'PostgreSQL', 'Kafka')
  const report = compare(telling({ rest: `Education\n${education}` }), posting)
  return findRow(report, report.requirements.find(({ kind }) => kind === 'degree')?.term ?? '')
    .status
}

test.each([
  ["Bachelor's degree", 'M.Sc. Biology, University of York, 2014'],
  ["Bachelor's degree", 'B.Sc. Biology, University of York, 2014'],
  ["Bachelor's degree", 'Bachelor of Science in Nursing, University of Ottawa, 2016'],
  ["Master's degree", 'PhD in Physics, University of York, 2014'],
  ['University degree', 'B.Sc. Biology, University of York, 2014'],
  [
    'Abgeschlossene Berufsausbildung',
    'Ausbildung zum Elektroniker, Oberstufenzentrum Berlin, 2013',
  ],
  ['Engineering degree', 'Bachelor of Engineering, University of York, 2014'],
  ['High school diploma', 'BA English Literature, University of York, 2011'],
  ['Computer science degree', 'B.Sc. Computer Science, University of Waterloo, 2016'],
  ["Master's degree in Statistics", 'M.Sc. Statistics, University of York, 2014'],
  ["Master's degree in Nursing", 'Master of Science in Nursing, University of York, 2014'],
  ['Degree in Nursing', 'B.S. in Nursing (BSN), University of York, 2014'],
  ["Bachelor's degree in zorbology", 'B.Sc. Zorbology, University of York, 2014'],
  [
    'Abgeschlossene Ausbildung als Zerspaner',
    'Ausbildung zum Zerspaner, Oberstufenzentrum Berlin, 2013',
  ],
])('%s is met by %s', (asked, education) => {
  expect(status(asked, education)).toBe('covered')
})

test.each([
  ["Master's degree", 'B.Sc. Biology, University of York, 2014'],
  ["Master's degree in Statistics", 'B.Sc. Statistics, University of York, 2014'],
  // The lexicon has a name of its own for it.
  ["Master's degree in Nursing", 'B.S. in Nursing (BSN), University of York, 2014'],
  ['Apprenticeship', 'B.Sc. Biology, University of York, 2014'],
  ["Bachelor's degree", 'High school diploma, Leeds, 2004'],
  ['Computer science degree', 'B.Sc. Biology, University of York, 2014'],
])('%s is not met by %s', (asked, education) => {
  expect(status(asked, education)).toBe('missing')
})

test('a resume shows the language that it is written in', () => {
  const report = compare(
    telling({ bullets: ['Kept the books of the shop and of the café for the owner'] }),
    asking('English', 'German', 'Payroll'),
  )
  expect(findRow(report, 'English').status).toBe('supported')
  expect(findRow(report, 'German').status).toBe('missing')
})
