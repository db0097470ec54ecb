import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'

test.each([
  'Universitätsklinikum Osnabrück-Land gGmbH',
  'Diakonie Nordwest e.V.',
  'Stadtwerke Musterstadt AöR',
  'Deutsche Rentenversicherung Nord KdöR',
  'Werkstatt Lebenshilfe Harz gAG',
  'Molkerei Alpenrain eG',
  'Henkel AG & Co. KGaA',
  'Stiftung Liebenau',
  'Schmidt OHG',
])('a legal form names the employer: %s', (company) => {
  const text = `Pflegefachkraft (m/w/d)\n${company}\nBremen\nIhr Profil\n- SAP`
  expect(readPosting(text)).toMatchObject({ title: 'Pflegefachkraft', company })
  const inTitle = readPosting(`Pflegefachkraft (m/w/d) – ${company}\nBremen\nIhr Profil\n- SAP`)
  expect(inTitle).toMatchObject({ title: 'Pflegefachkraft', company })
})

test.each([
  ['Pflegefachkraft (m/w/d) in Voll- oder Teilzeit', 'Pflegefachkraft'],
  ['Pflegefachkraft (m/w/d) in Vollzeit/Teilzeit, unbefristet', 'Pflegefachkraft'],
  ['Pflegefachkraft ab sofort (80 %)', 'Pflegefachkraft'],
  ['Koch für die Kantine in Teilzeit', 'Koch für die Kantine'],
  ['Line Cook (Part-time)', 'Line Cook'],
  ['Serveur à temps partiel', 'Serveur'],
  ['Remote Support Engineer', 'Remote Support Engineer'],
])('%s is a %s', (line, title) => {
  expect(readPosting(`${line}\nDiakonie Nordwest e.V.\nProfil\n- SAP`).title).toBe(title)
})
