import { expect, test } from 'vitest'
import { readHtmlText } from './html-text.ts'

const read = (html: string) =>
  readHtmlText(`<div>Cook</div>${html}<p>Grill</p>`).replaceAll(/\s+/g, ' ').trim()

test.each([
  '<div style="display:none">Python</div>',
  '<div style="color: red; display: none">a <div>Python</div> b</div>',
  "<span style='visibility:hidden'>Python</span>",
  '<div hidden>Python <div>Java</div></div>',
  '<p hidden>Python',
  '<span hidden="">Python</span>',
  '<span aria-hidden="true">Python</span>',
  '<textarea>Python</textarea>',
  '<svg><title>Python</title><path/></svg>',
  '<template><p>Python</p></template>',
  '<select><option>Python<option>Java</select>',
])('what %s has is not read', (html) => {
  expect(read(html)).toBe('Cook Grill')
})

test.each([
  '<div class="hidden-xs">Python</div>',
  '<div style="display:block">Python</div>',
  '<input hidden>Python',
  '<br hidden>Python',
  '<div aria-hidden="false">Python</div>',
  '<svg/>Python',
])('what %s has is read', (html) => {
  expect(read(html)).toBe('Cook Python Grill')
})
