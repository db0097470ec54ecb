import { expect, test } from 'vitest'
import { restateYearRows } from './restate-year-rows.ts'

const fold = (text: string) => text.toLowerCase()

test.each([
  [
    'Picked apples in the autumns of 2019, 2020 and 2021',
    'Picked apples every autumn from 2019 to 2021',
  ],
  [
    'Picked apples every autumn from 2019 to 2021',
    'Picked apples in the autumns of 2019, 2020 and 2021',
  ],
  [
    'Lehrer in den Wintern 2018/19, 2019/20 und 2020/21',
    'Lehrer jeden Winter von 2018/19 bis 2020/21',
  ],
  [
    'Jefe en campañas de la aceituna 2018/19, 2019/20 y 2020/21',
    'Jefe en tres campañas seguidas de la aceituna, de 2018/19 a 2020/21',
  ],
])('%s: what %s says equally is written as there', (source, told) => {
  expect(fold(restateYearRows(told, [source]))).toBe(fold(source))
})

test.each([
  ['Picked apples in the autumns of 2019 and 2021', 'Picked apples every autumn from 2019 to 2021'],
  [
    'Picked apples in the summers of 2019, 2020 and 2021',
    'Picked apples every autumn from 2019 to 2021',
  ],
  [
    'Jefe en las campañas 2018/19, 2019/20 y 2020/21',
    'Jefe en dos campañas seguidas, de 2018/19 a 2020/21',
  ],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restateYearRows(told, [source])).toBe(told)
})
