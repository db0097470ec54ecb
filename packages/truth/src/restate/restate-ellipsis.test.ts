import { expect, test } from 'vitest'
import { restateEllipsis } from './restate-ellipsis.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()

test.each([
  ['Worked day and night shifts', 'Worked day shifts and night shifts'],
  [
    'Wired domestic properties and commercial properties',
    'Wired domestic and commercial properties',
  ],
  [
    'Courses for apprentices and for supervisors',
    'Courses for apprentices and courses for supervisors',
  ],
  ['Alte und neue Uhren repariert', 'Alte Uhren und neue Uhren repariert'],
  ['Kurse für Anfänger und für Geübte', 'Kurse für Anfänger und Kurse für Geübte'],
  ['Camions légers et lourds', 'Camions légers et camions lourds'],
  ["Des salles d'examen et d'étude", "Des salles d'examen et des salles d'étude"],
  [
    'Actes en droit du travail et en droit de la famille',
    'Actes en droit du travail et de la famille',
  ],
  ["Pneus neufs et pneus d'occasion", "Pneus neufs et d'occasion"],
  ['Petits dépannages et grands dépannages', 'Petits et grands dépannages'],
  ['Calderas murales y calderas atmosféricas', 'Calderas murales y atmosféricas'],
  ['Los equipos de natación y waterpolo', 'Los equipos de natación y los equipos de waterpolo'],
])('%s: its line says the same as %s', (told, source) => {
  expect(bare(restateEllipsis(told, [source]))).toBe(bare(source))
})

test.each([
  ['Certified welders and certified fitters', 'Certified welders and fitters'],
  ['Trainee cooks and waiters', 'Trainee cooks and trainee waiters'],
  ['Sold wine and beer glasses', 'Sold wine glasses and beer glasses'],
  ['Taught music history and art history', 'Taught music and art history'],
  ['Taught French grammar and German grammar', 'Taught French and German grammar'],
  ['Sold tickets for concerts and drinks', 'Sold tickets for concerts and tickets for drinks'],
  ['Geprüfte Kräne und geprüfte Winden', 'Geprüfte Kräne und Winden'],
  [
    'Reinigung der Hallen des Nordparks und des Südparks',
    'Reinigung der Hallen des Nordparks und der Hallen des Südparks',
  ],
  ['Machines de la ferme et machines des champs', 'Machines de la ferme et des champs'],
  ['Trois vaches et trois chèvres', 'Trois vaches et chèvres'],
  ['Anciens meubles et livres', 'Anciens meubles et anciens livres'],
  ['Zapatos de piel y zapatos de niño', 'Zapatos de piel y niño'],
  ['Dos cocineros y dos ayudantes', 'Dos cocineros y ayudantes'],
])('%s: %s says something else, and it stays', (told, source) => {
  expect(restateEllipsis(told, [source])).toBe(told)
})
