import { receiveClip, type Outcome } from './receive-clip.ts'

const WORDS: Record<Exclude<Outcome, 'taken'>, string> = {
  alone:
    'The page that you come from lets nothing through to another tab. Use the browser extension there, or copy the posting and paste it.',
  refused: 'What came is no posting that Tailorbird can take. Copy the posting and paste it.',
  unkept: 'Your browser keeps nothing for this page. Copy the posting and paste it.',
}

receiveClip(window, (outcome) => {
  // The page of postings is cut from the one that opened this tab: that page can't touch it.
  if (outcome === 'taken') return location.replace('/postings')
  const line = document.querySelector('output')
  if (line) line.textContent = WORDS[outcome]
  return undefined
})
