import { expect, test } from 'vitest'
import { restateParted } from './restate-parted.ts'

const CASES: [string, string][] = [
  ['Führte 18 Anpassungen durch, meist allein.', 'Durchführte 18 Anpassungen, meist allein.'],
  [
    'Führte die Messung (REM) als Standard ein; 2024 galt sie überall.',
    'Einführte die Messung (REM) als Standard; 2024 galt sie überall.',
  ],
  [
    'Belade Sterilisatoren und gebe Chargen eigenständig frei.',
    'Belade Sterilisatoren und freigebe Chargen eigenständig.',
  ],
  [
    'Arbeitete am Audit nach ISO 13485 mit und lieferte Beiträge.',
    'Mitarbeitete am Audit nach ISO 13485 und lieferte Beiträge.',
  ],
  [
    'Führe Kontrollen nach Vorgabe durch (Protokolle) und melde Mängel.',
    'Durchführe Kontrollen nach Vorgabe (Protokolle) und melde Mängel.',
  ],
]

test.each(CASES)('%s', (told, restated) => {
  expect(restateParted(told)).toBe(restated)
})

test.each([
  'Dirige trois chantiers par an.',
  'Monte 25 moteurs / an, sur place',
  'Leite die Station und prüfe Messungen.',
  'Leite die Werkstatt; Montage mit Kran.',
])('%s stays as it is', (told) => {
  expect(restateParted(told)).toBe(told)
})
