import type { Clip, ClipLimits } from './clip.ts'

/**
 * Reads the page that it runs in: what it says of jobs to machines, and what a person can read on it. With enough of the
 * page marked, that alone.
 *
 * An extension sends this function into the page as it is written: it may use nothing around it.
 */
export function readClip(limits: ClipLimits): Clip {
  /** Less is a word that was marked by chance, or an empty frame around a page. */
  const enough = 200
  const marked = (getSelection()?.toString() ?? '').trim()
  const isMarked = marked.length >= enough
  const parts = document.querySelectorAll<HTMLElement>('main, [role="main"], article')
  const read = (part: HTMLElement | null) => (part?.innerText ?? '').trim()
  const main = [...parts].map(read).find((text) => text.length >= enough)
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  let room = limits.scriptChars
  const { href } = location
  return {
    kind: 'tailorbird-clip',
    link: href.length > limits.link ? '' : href,
    scripts: [...(isMarked ? [] : scripts)]
      .map((script) => script.textContent ?? '')
      .filter((json) => json.includes('JobPosting'))
      .slice(0, limits.scripts)
      .filter((json) => {
        room -= json.length
        return room >= 0
      }),
    text: (isMarked ? marked : (main ?? read(document.body))).slice(0, limits.text),
  }
}
