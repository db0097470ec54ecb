import { expect, test } from 'vitest'
import { restateSpans } from './restate-spans.ts'

const fold = (text: string) => text.toLowerCase()

test.each([
  [
    'Docent at the museum between May 2018 and August 2021',
    'Docent at the museum, May 2018 – Aug 2021',
  ],
  ['Drove the resurfacer from Nov. 2017 until Mar. 2020', 'Drove the resurfacer (11/2017–03/2020)'],
  [
    'Sole receptionist of a practice since 2016',
    'Sole receptionist of a practice, 2016 to present',
  ],
  [
    'Night porter, March 3, 2019 to June 2, 2020',
    'Night porter from 3 March 2019 until 2 June 2020',
  ],
  [
    'Von Oktober 2015 bis Juni 2019 Hausmeister einer Schule',
    'Hausmeister einer Schule, 10/2015–06/2019',
  ],
  ['Seit dem 1. März 2020 Leiterin eines Ladens', 'Leiterin eines Ladens, 01.03.2020 bis heute'],
  ['Erzieherin ab März 2020', 'Erzieherin, seit 03/2020'],
  ['Saisonnier, hivers 2018-2019 et 2019-2020', 'Saisonnier, hivers 2018/19 et 2019/20'],
  [
    'Aide à la médiathèque de septembre 2016 à juin 2018',
    'Aide à la médiathèque (09/2016 – 06/2018)',
  ],
  [
    'Entre marzo y octubre de 2021 llevé el economato',
    'De marzo a octubre de 2021 llevé el economato',
  ],
  [
    'Traductora de una notaría desde el 15 de enero de 2019',
    'Desde el 15/01/2019, traductora de una notaría',
  ],
  [
    'Desde 2017 hago la limpieza y la desinfección',
    'Hago la limpieza y la desinfección (2017–actualidad)',
  ],
])('%s: what %s says equally is written as there', (source, told) => {
  expect(fold(restateSpans(told, [source]))).toBe(fold(source))
})

test.each([
  ['Night porter since March 2019', 'Night porter, 2019 – present'],
  ['Guide, May 2018 – August 2021', 'Guide, May 2018 – September 2021'],
  ['Guide from 2015 to 2019', 'Guide in 2015 and 2019'],
  ['Barista, 03/04/2019 – 05/06/2020', 'Barista from 3 April 2019 to 5 June 2020'],
  [
    'Porter from 2015 to 2019 and cook from 2019 to 2021',
    'Porter from 2019 to 2021 and cook from 2015 to 2019',
  ],
  [
    'Wrote 12 guides about churches of the county, 2012 – 2015',
    'Sold tickets at a fair between 2012 and 2015',
  ],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restateSpans(told, [source])).toBe(told)
})
