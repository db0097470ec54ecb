import type { PostingDto } from '@tailorbird/contracts'
import { sayPay, sayShortDay, STATE_WORDS } from './say-posting.ts'

interface Props {
  others: readonly PostingDto[]
  onOpen: (id: string) => void
}

/** The others of a posting's group: where each is, and what is different about it. */
export function CopyList({ others, onOpen }: Props) {
  return (
    <section aria-labelledby="copies-title" className="mt-6">
      <h3 id="copies-title" className="text-small font-medium">
        {others.length === 1 ? '1 copy of it' : `${others.length} copies of it`}
      </h3>
      <ul className="text-small">
        {others.map((posting) => (
          <li key={posting.id} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-4 py-1 text-start hover:underline"
              onClick={() => onOpen(posting.id)}
            >
              <bdi className="font-medium wrap-anywhere">{posting.place || 'No place named'}</bdi>
              <span className="text-soft wrap-anywhere">{listFacts(posting)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const listFacts = (posting: PostingDto): string =>
  [
    posting.company,
    sayPay(posting),
    posting.reading?.posted
      ? `posted ${sayShortDay(posting.reading.posted)}`
      : `added ${sayShortDay(posting.createdAt)}`,
    STATE_WORDS[posting.state].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
