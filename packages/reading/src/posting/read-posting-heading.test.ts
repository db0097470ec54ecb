import { expect, test } from 'vitest'
import { readPostingHeading } from './read-posting-heading.ts'

test('reads the title and the company, however long the posting is', () => {
  const posting = `${' \n'.repeat(30_000)}Head Gardener\nHill Park Ltd\n\n${'You prune trees. '.repeat(5000)}`
  expect(readPostingHeading(posting)).toEqual({ title: 'Head Gardener', company: 'Hill Park Ltd' })
})

test('says what lists show when the posting does not tell', () => {
  expect(
    readPostingHeading(
      'we need somebody who can weld, read drawings, drive a fork lift and start on Monday morning.',
    ),
  ).toEqual({
    title: 'Untitled position',
    company: 'Unknown company',
  })
})

test('a Romanian posting says who hires for what', () => {
  const posting =
    'Contabil șef\n\nMoara Veche SRL caută un contabil șef în Cluj-Napoca. Suntem o firmă de familie care produce făină pentru magazine din județ.'
  expect(readPostingHeading(posting)).toEqual({ title: 'Contabil șef', company: 'Moara Veche SRL' })
})

test('white space is no posting', () => {
  expect(() => readPostingHeading(' \n\t')).toThrow(
    expect.objectContaining({ code: 'posting_empty' }),
  )
})

test('a degree that is asked for is no employer', () => {
  const posting =
    'Abgeschlossenes Studium\n\nWir suchen einen Controller (m/w/d) in Köln.\n\nProfil\n- Abgeschlossenes Studium BWL, VWL oder Mathematik\n- Excel\n'
  expect(readPostingHeading(posting)).toEqual({ title: 'Controller', company: 'Unknown company' })
})
