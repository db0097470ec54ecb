import { AlertDialog } from 'radix-ui'
import { useRef } from 'react'

export interface Question {
  title: string
  text: string
  /** What the button that does it says. */
  answer: string
  /** What the button that changes nothing says. */
  refusal?: string
  onYes: () => void
  onNo?: () => void
}

interface Props {
  question: Question | null
  onClose: () => void
}

/** Asks before something is lost. Escape and the refusal change nothing. */
export function QuestionDialog({ question, onClose }: Props) {
  const answered = useRef<Question>(null)
  const opener = useRef<Element>(null)

  function close() {
    onClose()
    if (!answered.current) question?.onNo?.()
  }

  return (
    <AlertDialog.Root open={question !== null} onOpenChange={(open) => !open && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-10 bg-ink/40" />
        <AlertDialog.Content
          className="fixed top-1/2 left-1/2 z-10 w-[calc(100%-2.5rem)] max-w-md -translate-1/2 rounded-large border border-ink bg-card p-6 outline-none"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          // Only now: an open dialog holds the focus, and the answer moves it.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const answer = answered.current
            answered.current = null
            if (answer) answer.onYes()
            else if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <AlertDialog.Title className="font-serif text-h3 wrap-anywhere">
            {question?.title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-small text-soft">
            {question?.text}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap gap-x-5 gap-y-2">
            <AlertDialog.Action
              className="button-ink"
              onClick={() => {
                answered.current = question
              }}
            >
              {question?.answer}
            </AlertDialog.Action>
            <AlertDialog.Cancel className="button-plain">
              {question?.refusal ?? 'Keep it'}
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
