import { expect, test } from 'vitest'
import { findLinks } from './find-links.ts'

test.each([
  ['Apply at evil.co today.', ['evil.co']],
  ['See click.here/now', ['click.here/now']],
  [
    'Write to jo@example.org, or https://x.example/a?b',
    ['jo@example.org', 'https://x.example/a?b'],
  ],
  ['Sites: shop.example.de and www.acme.at.', ['www.acme.at', 'shop.example.de']],
])('%j has links', (text, links) => {
  expect(findLinks(text)).toEqual(links)
})

test.each([
  'Node.js, Vue.js and D3.js',
  'M.Sc. in Physics, B.Tech (2019), Dipl.-Ing.',
  'Saved 1.5 hours, e.g. by shift plans, at 6 a.m.',
  'Worked for U.S. clients, z.B. bei d.h. usw.',
])('%j has none', (text) => {
  expect(findLinks(text)).toEqual([])
})
