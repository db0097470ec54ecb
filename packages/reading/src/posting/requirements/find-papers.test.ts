import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'
import { isPaper } from './find-papers.ts'

/** The papers that a posting's running text asks for, each with how firmly. */
const listPapers = (text: string) =>
  readPosting(`Worker\nAcme Ltd\n\nWe move pallets all day. ${text}`)
    .requirements.filter(({ kind }) => kind === 'certification')
    .map(({ term, tier }) => `${term}: ${tier}`)

test.each([
  ['Carnet C obligatorio.', ['Carnet C: must']],
  ['Licencia clase B al dia, sin ella no postular.', ['Licencia clase B: must']],
  ['Permis de cariste obligatoire (SUVA).', ['Permis de cariste: must']],
  ['Ohne Staplerschein können wir Sie nicht einsetzen.', ['Staplerschein: must']],
  [
    'Hay que tener carnet de aplicador de fitosanitarios, sin eso no te podemos subir.',
    ['carnet de aplicador de fitosanitarios: must'],
  ],
])('nobody gets in without: %j', (text, papers) => expect(listPapers(text)).toEqual(papers))

test.each([
  'Staplerschein gern gesehen.',
  'Staplerschein hast du keinen, den zahlen wir dir.',
  'Carnet C valorable.',
  'A forklift licence is not required.',
  'Permiso de trabajo obligatorio.',
  'Requirements: you do not need a forklift licence.',
])('one gets in without: %j', (text) =>
  expect(listPapers(text).filter((paper) => paper.endsWith('must'))).toEqual([]),
)

test.each([
  ['CSCS card', true],
  ['Staplerschein', true],
  ['AWS D1.1', true],
  ['work at height', false],
  ['DBS check', false],
  ['Führungszeugnis', false],
])('%j is a paper: %s', (term, is) => expect(isPaper(term)).toBe(is))
