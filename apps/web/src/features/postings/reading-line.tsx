import type { PostingCache } from './posting-cache.ts'

/** Says what is still being read, and what is needed for it. */
export function ReadingLine({ cache, isSending }: { cache: PostingCache; isSending: boolean }) {
  const words = sayReading(cache, isSending)
  return (
    <output className={words === undefined ? '' : 'mb-3 block text-small tabular-nums'}>
      {words}
    </output>
  )
}

function sayReading(
  { total, unread, resume }: PostingCache,
  isSending: boolean,
): string | undefined {
  if (total === 0) return undefined
  if (isSending) return 'Reading your resume…'
  if (!resume) return 'Add your resume above: each posting is scored against it.'
  if (unread === 0) return undefined
  return `Scored: ${(total - unread).toLocaleString('en')} of ${total.toLocaleString('en')}.`
}
