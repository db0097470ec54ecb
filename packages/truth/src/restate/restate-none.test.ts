import { expect, test } from 'vitest'
import { restateNone } from './restate-none.ts'

const fold = (text: string) => text.toLowerCase()

test.each([
  ['Drove for six years with zero accidents', 'Drove for six years without any accidents'],
  [
    'Petty cash of a home, no discrepancies at audit',
    'Petty cash of a home with 0 discrepancies at audit',
  ],
  ['Ran the store with 0 breaches', 'Ran the store and had no breaches'],
  ['None of the 19 lifts failed', '0 of the 19 lifts failed'],
  ['Handled claims; customer complaints: none', 'Handled claims; no customer complaints'],
  ['Drove 6 years accident-free', 'Drove 6 years without an accident'],
  ['Sechs Jahre unfallfrei gefahren', 'Sechs Jahre ohne Unfälle gefahren'],
  ['Im ersten Jahr ohne eine einzige Differenz', 'Im ersten Jahr null Differenzen'],
  ['Keine einzige Beanstandung bei drei Kontrollen', 'Null Beanstandungen bei drei Kontrollen'],
  ['Neuf ans sans aucun sinistre', 'Neuf ans, zéro sinistre'],
  ['Pas un seul retard sur 60 livraisons', 'Zéro retard sur 60 livraisons'],
  ['Cuatro años sin un solo accidente', 'Cuatro años, cero accidentes'],
  ['Ninguno de los 30 pedidos llegó tarde', 'Ni uno de los 30 pedidos llegó tarde'],
])('%s: what %s says equally is written as there', (source, told) => {
  expect(fold(restateNone(told, [source]))).toBe(fold(source))
})

test.each([
  ['Ran audits with no serious findings', 'Ran audits with no findings'],
  ['No longer ran audits', 'Ran audits with no delays'],
  ['No manejé la caja', 'Ningún manejo de la caja'],
  ['Ohne Unfälle mit Verletzten', 'Ohne Verletzte'],
  ['None of the 19 lifts failed', 'None of the 12 doors failed'],
  ['Aucun retard grave', 'Aucun retard'],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restateNone(told, [source])).toBe(told)
})
