import { expect, test } from 'vitest'
import { findDate, formatSpan } from './dates.ts'

test.each([
  ['03/2019', '03/2019'],
  ['Mar 2019 – Present', 'Mar 2019 – Present'],
  ['2019-2021', '2019 – 2021'],
  ['March 2019 to date', 'March 2019 – to date'],
  ['2019-03 – 2020-04', '2019-03 – 2020-04'],
  ['03.2019 - heute', '03.2019 – heute'],
  ['depuis 2020', 'depuis 2020'],
  ['Été 2016', 'Été 2016'],
  ['ene. 2020 – a la fecha', 'ene. 2020 – a la fecha'],
  ['03/2020 – alla data attuale', '03/2020 – alla data attuale'],
  ['Janv. 2021 – Aujourd’hui', 'Janv. 2021 – Aujourd’hui'],
  ['June 2021 up to present', 'June 2021 – Present'],
  ['de 2012 a 2015', '2012 – 2015'],
  ['De sept. 2016 à févr. 2020', 'sept. 2016 – févr. 2020'],
  ['seit 10/2019 – heute', 'seit 10/2019'],
  ['Depuis mars 2020 – Present', 'Depuis mars 2020'],
  ["de 2019 à aujourd'hui", "2019 – à aujourd'hui"],
  ['03/19 - 08/21', '03/19 – 08/21'],
  ['2016–', '2016 – Present'],
])('%j is %j', (text, shown) => {
  const found = findDate(text)
  expect(found?.rest).toBe('')
  expect(found && formatSpan(found.span)).toBe(shown)
})

test.each(['Marketing', 'IPAF 3a/3b', 'from January to March', '1590–1650', '24/7'])(
  '%j has no date',
  (text) => {
    expect(findDate(text)).toBeUndefined()
  },
)
