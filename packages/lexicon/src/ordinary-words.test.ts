import { expect, test } from 'vitest'
import { findTerms } from './find-terms.ts'

const find = (text: string) => findTerms(text).map(({ written }) => written)

test.each([
  'Swift delivery of results',
  'React to customers quickly',
  'React quickly and kindly',
  'Swift and accurate typing',
  'Swift, friendly answers',
  'Ruby wedding events',
  'Flask handling',
  'Spring cleaning of the rooms',
  'Access to the archive',
  'Express yourself',
  'Walk the rounds. React to alarms',
])('%s: names no tool', (text) => {
  expect(find(text)).not.toContainEqual(
    expect.stringMatching(/^(?:Swift|React|Ruby|Flask|Spring|Access|Express)$/),
  )
})

test.each([
  ['Swift', 'Swift'],
  ['Swift developer', 'Swift'],
  ['React components for the shop', 'React'],
  ['React, Redux and Jest', 'React'],
  ['React or Vue', 'React'],
  ['Rust (3 years)', 'Rust'],
  ['Slack: channels and bots', 'Slack'],
  ['Excel and good typing', 'Excel'],
  ['Built the app in Swift', 'Swift'],
  ['React im Frontend', 'React'],
  ['Used Houdini every week', 'Houdini'],
  ['Used Lever for all hiring', 'Lever'],
  ['5 years Python, 2 years Go, 10 years C++', 'Go'],
  ['Tests mit Jest', 'Jest'],
])('%s: names %s', (text, name) => {
  expect(find(text)).toContain(name)
})
