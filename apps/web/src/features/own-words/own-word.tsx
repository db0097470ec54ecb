import type { OwnText, OwnTextKind } from '@tailorbird/contracts'

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

const KINDS: Record<OwnTextKind, { name: string; beside: string }> = {
  wording: { name: 'How you say it', beside: 'Instead of' },
  skill: { name: 'A skill you have', beside: '' },
  fact: { name: 'It is so, too', beside: 'Beside' },
  left: { name: 'You would not say this', beside: 'Your line stays' },
}

interface Props {
  own: OwnText
  isBusy: boolean
  onTakeBack: () => void
}

/** One thing that the person said: what, beside which line, and when. */
export function OwnWord({ own, isBusy, onTakeBack }: Props) {
  const { kind, text, line, note, words = [], createdAt } = own
  const { name, beside } = KINDS[kind]
  return (
    <li className="grid gap-x-8 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-fine font-semibold text-soft">{name}</p>
        <p dir="auto" className={`wrap-anywhere ${kind === 'left' ? 'text-soft' : ''}`}>
          {kind === 'left' ? <s>{text}</s> : text}
          {note !== '' && <span className="text-soft"> ({note})</span>}
        </p>
        {line !== '' && (
          <p className="mt-1 text-small text-soft wrap-anywhere">
            {beside}: <bdi>{line}</bdi>
          </p>
        )}
        {words.length > 0 && (
          <p className="mt-1 text-small text-soft wrap-anywhere">
            Nor in another wording with: <bdi>{words.join(', ')}</bdi>
          </p>
        )}
        <p className="mt-1 text-fine text-soft">
          <time dateTime={createdAt}>{MOMENT.format(new Date(createdAt))}</time>
        </p>
      </div>
      <button
        type="button"
        className="button-plain self-start justify-self-start"
        aria-disabled={isBusy}
        aria-label={`Take back: ${text.slice(0, 60)}`}
        onClick={onTakeBack}
      >
        Take back
      </button>
    </li>
  )
}
