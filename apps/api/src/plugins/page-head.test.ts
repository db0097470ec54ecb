import { expect, test } from 'vitest'
import { readPage, writeSitemap } from './page-head.ts'

const HTML = '$& <!-- page-head --><!-- /page-head --><div id="root"></div> $\'\n'

test('an address cannot break out of the head', () => {
  const page = readPage(HTML, {}, 'http://a.example/"><script>&')
  expect(page('/')).not.toContain('<script>')
  expect(page('/')).toContain('http://a.example/&quot;&gt;&lt;script&gt;&amp;/')
  expect(writeSitemap('http://a.example/<&')).toContain('http://a.example/&lt;&amp;/about')
})

test('what looks like a replacement pattern stays as it is', () => {
  const page = readPage(HTML, { '/': '<p>$1</p>' }, 'http://a.example')
  expect(page('/')).toMatch(/^\$& .*<div id="root"><p>\$1<\/p><\/div> \$'$/ms)
})

test('a page without a place for the head is refused', () => {
  expect(() => readPage('<title>Old</title>', {}, 'http://a.example')).toThrow(
    /build the client again/,
  )
})
