import { SHEET_MAIN, toScreenStyle } from '@tailorbird/document'

/** Stands in until the print's own font is there, and is as wide (print-font.css). */
const FALLBACK = 'Noto Sans Fallback'
/**
 * Nothing of our page's looks reaches the sheet. With linear letters a line is as wide in every size,
 * and breaks where it does in print.
 */
const APART = `html { all: initial; display: block; text-rendering: geometricPrecision; }
html:is(.cut, .own-lines) body { min-height: 0; }
html.cut body { padding-bottom: 2.25em !important; }
`
/** Headings of the page around it end above these. */
const HEADINGS_BELOW = 3

/**
 * Reads what toHtml wrote as an element for a shadow root. Its parts are no landmarks of our page, its
 * headings stand below those around it, and its links lead nowhere: nothing shows that they are links.
 */
export function readPage(html: string): HTMLElement {
  const { documentElement: page, head, body } = new DOMParser().parseFromString(html, 'text/html')
  const style = document.createElement('style')
  const given = [...head.querySelectorAll('style')].map(({ textContent }) => textContent)
  style.textContent = APART + toScreenStyle(given.join('\n'), FALLBACK)
  // The policy and the title are those of a document of its own.
  head.replaceChildren(style)
  for (const part of body.querySelectorAll('header, footer')) part.setAttribute('role', 'none')
  for (const main of body.querySelectorAll('main')) {
    const part = document.createElement(SHEET_MAIN)
    part.append(...main.childNodes)
    main.replaceWith(part)
  }
  for (const heading of body.querySelectorAll('h1, h2, h3'))
    heading.setAttribute('aria-level', String(Number(heading.tagName[1]) + HEADINGS_BELOW))
  for (const link of body.querySelectorAll('a')) link.removeAttribute('href')
  return page
}

/**
 * Cuts what a page prints to its first characters, without splitting one; nothing else is left behind.
 * @param limit in characters of text: marks and spaces between lines are none
 * @returns whether there was more
 */
export function cutPage(page: HTMLElement, limit: number): boolean {
  const body = page.querySelector('body') ?? page
  const texts = page.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  let left = limit
  let last: Text | undefined
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (text.data.trim() === '') continue
    const characters = Array.from(text.data)
    if (characters.length > left) {
      // A line of which nothing is left is none.
      const end = left === 0 && last ? last : text
      end.data = `${(end === text ? characters.slice(0, left).join('') : end.data).trimEnd()}…`
      const rest = page.ownerDocument.createRange()
      rest.setStartAfter(end)
      rest.setEnd(body, body.childNodes.length)
      rest.deleteContents()
      return true
    }
    left -= characters.length
    last = text
  }
  return false
}
