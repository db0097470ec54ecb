import { expect, test } from 'vitest'
import { dropOtherJobs } from './other-jobs.ts'

const own = ['Cook', 'You cook for eighty people a day and keep the kitchen clean.']
const drop = (lines: string[]) => dropOtherJobs(lines, (line) => line)

test.each([
  'Similar jobs',
  'More jobs from this organisation',
  'Weitere Stellenangebote der Stadt Leinetal:',
  'Ähnliche Jobs: Koch, Dortmund',
  'Hay 3 ofertas similares: Cocinero, Bilbao',
  "D'autres annonces pouvant vous intéresser",
  'Dans le même secteur : Commis, Lyon',
])('behind %j stand other jobs', (heading) =>
  expect(drop([...own, heading, 'Nurse, £15'])).toEqual(own),
)

test.each([
  'We have more jobs than people.',
  'Other requirements',
  '- eine weitere Fremdsprache',
  'More about the job',
])('%j is the posting’s own', (line) => expect(drop([...own, line])).toEqual([...own, line]))

test('above the posting it opens nothing, and a long line is the posting’s own again', () => {
  expect(drop(['Similar jobs', ...own])).toEqual(['Similar jobs', ...own])
  const about = `Acme ${'feeds all who come in '.repeat(8)}`
  expect(drop([...own, ...own, ...own, 'Similar jobs', 'Nurse', about])).toEqual([
    ...own,
    ...own,
    ...own,
    about,
  ])
})
