import { expect, test } from 'vitest'
import { restateDeeds } from './restate-deeds.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()

test.each([
  ['Replaced worn pads', 'Swapped out worn pads'],
  ['Repairing nets on the quay', 'Mending nets on the quay'],
  ['Maintained the visitor log', 'Kept the visitor log'],
  ['Riemen ersetzt und Proben entnommen', 'Riemen ausgetauscht und Proben gezogen'],
  ['Akten durchgesehen und sortiert', 'Akten gesichtet und geordnet'],
  ['Auf Keime geprüft', 'Auf Keime getestet'],
  ['Remplacé les filtres et vidé les bassins', 'Changé les filtres et vidangé les bassins'],
  ['Établi les plannings', 'Fait les plannings'],
  ['Reparaba lavadoras y enviaba facturas', 'Arreglaba lavadoras y mandaba facturas'],
  ['Me ocupé de las cuentas', 'Llevé las cuentas'],
  ['Tomaba muestras de agua', 'Recogía muestras de agua'],
])('%s: its line says the same as %s', (told, source) => {
  expect(bare(restateDeeds(told, [source]))).toBe(bare(source))
})

test.each([
  ['Maintained the pitch', 'Kept the pitch'],
  ['Tomaba pedidos en la terraza', 'Recogía pedidos en la terraza'],
  ['Vidangé les bassins', 'Vidé les bassins'],
  ['Bäume gefällt', 'Bäume geschnitten'],
  ['Bücher gezogen', 'Bücher entnommen'],
  ['Repaired brakes', 'Checked brakes'],
  ['Arreglaba las bombas', 'Revisaba las bombas'],
  ['Managed the stables', 'Cleaned the stables'],
])('%s: %s says something else, and it stays', (told, source) => {
  expect(restateDeeds(told, [source])).toBe(told)
})
