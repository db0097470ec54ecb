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
  ['seit 10/2019 – heute', '10/2019 – heute'],
  ['Depuis mars 2020 – Present', 'mars 2020 – Present'],
  ["de 2019 à aujourd'hui", "2019 – aujourd'hui"],
  ["De mars 2019 – à aujourd'hui", "mars 2019 – aujourd'hui"],
  ['Du 3 mai 2015 –', '3 mai 2015 – Present'],
  ['Du 3 mai 2015', '3 mai 2015'],
  ["Du 3 mai 2015 jusqu'au 4 juin 2016", '3 mai 2015 – 4 juin 2016'],
  ["Depuis 2015 jusqu'en février 2019", '2015 – février 2019'],
  ["2015 – jusqu'août 2016", '2015 – août 2016'],
  ['Desde 2019 – hasta la actualidad', '2019 – actualidad'],
  ['del 3 de mayo de 2015 al 4 de junio de 2016', '3 de mayo de 2015 – 4 de junio de 2016'],
  ['von März 2019 bis heute', 'März 2019 – heute'],
  ['ian. 2019 – iulie 2021', 'ian. 2019 – iulie 2021'],
  ['octombrie 2015 până în prezent', 'octombrie 2015 – prezent'],
  ['from 2019 to the present', '2019 – Present'],
  ['Jan 2015 through Mar 2016', 'Jan 2015 – Mar 2016'],
  ['2019 – to date', '2019 – to date'],
  ['03/19 - 08/21', '03/19 – 08/21'],
  ['2016–', '2016 – Present'],
  ['2021/22 to 2023/24', '2021 – 2024'],
  ['Winter 2014/15 bis Winter 2016/17', '2014 – 2017'],
  ['2022/23 – now', '2022 – now'],
  ['winter 2016/17', 'winter 2016 – 2017'],
  ['étés 2016, 2017 et 2019', 'étés 2016, 2017 et 2019'],
  ['zomer 2011 en 2012', 'zomer 2011 en 2012'],
  ["Jan'2017 – July'2020", "Jan'2017 – July'2020"],
  ['2019→', '2019 – Present'],
  ['2020/03 – 2021/04', '2020/03 – 2021/04'],
  ['Start: 04/2018. End: 10/2021.', '04/2018 – 10/2021'],
  ['Feber 2013 – dato', 'Feber 2013 – dato'],
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
