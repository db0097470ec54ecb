import { MAILBOXES } from '@tailorbird/contracts'
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

test('an operator’s address takes the place of every mailbox, and the client finds it', () => {
  const drawn = `<p>${Object.values(MAILBOXES).join(' ')}</p>`
  const page = readPage(HTML, { '/': drawn }, 'http://a.example', 'a&b@example.org')
  expect(page('/')).toContain('<meta name="contact" content="a&amp;b@example.org" />')
  expect(page('/')).toContain(`<p>${Array(4).fill('a&amp;b@example.org').join(' ')}</p>`)
  expect(readPage(HTML, { '/': drawn }, 'http://a.example')('/')).toContain(drawn)
})

test('a page without a place for the head is refused', () => {
  expect(() => readPage('<title>Old</title>', {}, 'http://a.example')).toThrow(
    /build the client again/,
  )
})
