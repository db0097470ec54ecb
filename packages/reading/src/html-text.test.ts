import { expect, test } from 'vitest'
import { readHtmlText } from './html-text.ts'

test.each([
  ['<p title="a > b">Cook</p>', 'Cook'],
  ['<li onclick="if (a>b) alert(1)">Baked</li>', '- Baked'],
  ['<p>Baked</p><!-- x > y -->', 'Baked'],
  ["<p>it's 5 < 6</p>", "it's 5 < 6"],
  ['<p>&ge; 5 &frac12; &sup2; &rarr; R&amp;D &eacute;t&eacute;</p>', '≥ 5 ½ ² → R&D été'],
])('%s', (html, text) => {
  expect(readHtmlText(html).trim()).toBe(text)
})
