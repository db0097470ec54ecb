import { CLIP_LIMITS, handOver, readClip } from '@tailorbird/clip'
import { readAddress } from './kept-address.ts'

const line = document.querySelector('output')
const button = document.querySelector('button')
const say = (words: string) => {
  if (line) line.textContent = words
}

/** What the tab shows; undefined where the browser lets nobody read, as on its own pages. */
async function readTab(tabId: number) {
  const [first] = await chrome.scripting
    .executeScript({ target: { tabId }, func: readClip, args: [CLIP_LIMITS] })
    .catch(() => [])
  return first?.result
}

async function send(): Promise<void> {
  const address = await readAddress()
  const clip = await readTab(Number(new URLSearchParams(location.search).get('tab')))
  if (!clip) return say('The browser lets no extension read that page.')
  const give = async () => {
    say(`Waiting for ${address}.`)
    if ((await handOver(clip, address)) === 'taken') return window.close()
    say(`The browser did not open ${address} by itself.`)
    button?.removeAttribute('hidden')
    return undefined
  }
  button?.addEventListener('click', () => void give())
  await give()
  return undefined
}

void send()
