import { useEffect, useState } from 'react'

/** How long the button says that it worked, in milliseconds. */
const SAID_FOR_MS = 3000

type Outcome = 'none' | 'copied' | 'refused'

interface Props {
  text: string
  /** What it is called on the button: 'address' for 'Copy address'. */
  name: string
  className: string
}

/** Copies a text and says so; where the browser forbids that, it says what to do instead. */
export function CopyButton({ text, name, className }: Props) {
  const [outcome, setOutcome] = useState<Outcome>('none')

  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome('none'), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        Copy {name}
      </button>
      <output className="text-small">
        {outcome === 'copied' && (
          <span className="text-leaf">
            <span aria-hidden="true">✓ </span>Copied
          </span>
        )}
        {outcome === 'refused' && `Your browser does not allow it. Select the ${name} and copy it.`}
      </output>
    </>
  )
}
