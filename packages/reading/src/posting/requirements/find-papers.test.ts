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
  ['Gültige Seediensttauglichkeit vor Einstieg.', ['Seediensttauglichkeit: must']],
  ['Excluyente: LiNTI al día.', ['LiNTI: must']],
  ['CSCS card or you wont get thru the gate.', ['CSCS card: must']],
  ['Das Zertifikat legen Sie bitte der Bewerbung bei.', ['Zertifikat: must']],
  ['Être inscrit(e) au tableau.', ['inscrit(e) au tableau: must']],
  ['Traer moto y pase A2, sin eso no los dejo ni entrevistar.', ['pase A2: must']],
])('nobody gets in without: %j', (text, papers) => expect(listPapers(text)).toEqual(papers))

test.each([
  'Staplerschein gern gesehen.',
  'Staplerschein hast du keinen, den zahlen wir dir.',
  'Carnet C valorable.',
  'No driver licence? Also fine.',
  'You do not need a driving licence, a chainsaw ticket or a boat.',
  'Den Staplerschein machst du bei uns.',
  'Führerausweis Kat. B ist von Vorteil.',
  'You keep our lists up to date.',
  'Tient à jour les dossiers.',
  'Mayor de 18 años.',
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

test('a paper that a sentence names in passing has the name that the lexicon gives it', () => {
  const { requirements } = readPosting(
    'Cold Store Team Leader\nGlacier Foods - Grimsby\n\nTemperature logs and cycle counts. Reach licence in date. £15.80/hour.',
  )
  expect(requirements).toContainEqual(
    expect.objectContaining({ term: 'Reach licence', name: 'Reach truck licence', isKnown: true }),
  )
})
