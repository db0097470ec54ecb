// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkClip } from './check-clip.ts'
import { CLIP_LIMITS, type Clip } from './clip.ts'
import { readClip } from './read-clip.ts'

/** As an extension sends it into a page: its own text, and nothing that stands around it. */
const alone = runInThisContext(`(${readClip.toString()})`) as typeof readClip
const LONG = 'You groom dogs, gently and on time. '.repeat(10).trim()
const JOB = '{"@type":"JobPosting","title":"Groomer"}'

beforeAll(() => {
  // jsdom lays nothing out, so that it knows no text as a person sees it.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent
    },
  })
})
beforeEach(() => getSelection()?.removeAllRanges())

function read(body: string): Clip {
  document.body.innerHTML = body
  return alone(CLIP_LIMITS)
}

const script = (json: string) => `<script type="application/ld+json">${json}</script>`

test('what a page says of jobs to machines, and what it says to people', () => {
  const clip = read(
    `${script('{"@type":"WebSite"}')}${script(JOB)}<nav>Menu</nav><main>${LONG}</main>`,
  )
  expect(clip).toEqual({
    kind: 'tailorbird-clip',
    link: location.href,
    scripts: [JOB],
    text: LONG,
  })
  expect(checkClip(clip)).toEqual(clip)
})

test('a main part that says next to nothing is not what is read', () => {
  expect(read(`<main>Apply</main><div>${LONG}</div>`).text).toBe(`Apply${LONG}`)
  expect(read('').text).toBe('')
})

test('what is marked counts alone, unless it is a word', () => {
  const mark = (part: string) => {
    document.body.innerHTML = `${script(JOB)}<p>Other</p><main>${LONG}</main>`
    const node = document.querySelector(part)
    if (node) getSelection()?.selectAllChildren(node)
    return alone(CLIP_LIMITS)
  }
  expect(mark('main')).toMatchObject({ scripts: [], text: LONG })
  expect(mark('p')).toMatchObject({ scripts: [JOB], text: LONG })
})

test('5 MB of text and of scripts are cut to what may come', () => {
  const many = script(`{"@type":"JobPosting","description":"${'x'.repeat(200_000)}"}`).repeat(30)
  const clip = read(`${many}<main>${'x'.repeat(5_000_000)}</main>`)
  expect(clip.text).toHaveLength(CLIP_LIMITS.text)
  expect(clip.scripts).toHaveLength(2)
  expect(checkClip(clip)).toEqual(clip)
})
