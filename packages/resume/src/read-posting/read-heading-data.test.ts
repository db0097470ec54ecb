import { expect, test } from 'vitest'
import { readPosting } from './read-posting.ts'

const terms = (text: string) => readPosting(text).requirements.map(({ term }) => term)

test.each([
  [
    'Meridian Industrial Services logo\nMeridian Industrial Services\nShare\nShow more options\nIndustrial Electrician Lead\nKnoxville, TN · 2 weeks ago\nOver 100 applicants',
    'Industrial Electrician Lead',
    'Meridian Industrial Services',
  ],
  ['Save\nLine Cook\nBaker Hughes · Leeds\nEasy Apply\n\nGrill', 'Line Cook', 'Baker Hughes'],
  ['Baker Hughes logo\nBaker Hughes\nPromoted\nField Hand', 'Field Hand', 'Baker Hughes'],
  ['Share\nShow more options\nNurse\nFollow\nReport', 'Nurse', 'Unknown company'],
])('%j is for %s at %s', (text, title, company) => {
  expect(readPosting(text)).toMatchObject({ title, company })
})

test.each([
  ["Driver\n- Valid driver's license", ["Driver's license"]],
  ['Driver\n- Class G licence', ["Class G driver's licence"]],
  ["Driver\n- Commercial driver's license", ["Commercial driver's license"]],
  ['Fitter\n- Journeyman license', ['Journeyman']],
  ['Electrician needed with OSHA 30', ['OSHA 30']],
  ['Office manager at Foo Inc. Requirements: Excel, HubSpot', ['Microsoft Excel', 'HubSpot']],
])('%j asks for %j', (text, names) => {
  expect(terms(text)).toEqual(names)
})
