import { checkClip, CLIP_READY, CLIP_TAKEN, type Clip } from '@tailorbird/clip'
import { keepClip } from '../lib/kept-clip.ts'

/** What came of it: nobody opened this page, no clip came, it can't be kept, or it is here. */
export type Outcome = 'alone' | 'refused' | 'unkept' | 'taken'

/**
 * Takes one clip from the page that opened this one, and from no other. The first message decides: whoever sends rubbish gets
 * no second try.
 * @param tell hears what came of it, once
 */
export function receiveClip(page: Window, tell: (outcome: Outcome) => void): void {
  const opener = page.opener as Window | null
  if (!opener) return tell('alone')
  const take = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === null || source !== opener) return
    page.removeEventListener('message', take)
    const clip = checkClip(data)
    const from = clip && readOrigin(origin, clip)
    if (!clip || from === undefined) return tell('refused')
    if (!keepClip({ clip, from })) return tell('unkept')
    opener.postMessage(CLIP_TAKEN, origin)
    tell('taken')
  }
  page.addEventListener('message', take)
  // To whoever opened this page, and it says nothing of anybody.
  opener.postMessage(CLIP_READY, '*')
  return undefined
}

/** @returns the host of the page that it was read on; undefined for who may not say so: a page speaks of itself alone */
function readOrigin(origin: string, { link }: Clip): string | undefined {
  const seen = URL.canParse(link) ? new URL(link) : undefined
  if (/^[a-z]+-extension:\/\//.test(origin)) return seen?.host ?? ''
  if (!/^https?:\/\//.test(origin)) return undefined
  return link === '' || seen?.origin === origin ? new URL(origin).host : undefined
}
