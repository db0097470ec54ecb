import { useEffect, useState } from 'react'

/** How long the button says that it worked, in milliseconds. */
const SAID_FOR_MS = 3000

type Outcome = 'none' | 'copied' | 'refused'

/** Copies the address and says so; where the browser forbids that, it says what to do instead. */
export function CopyAddress({ address }: { address: string }) {
  const [outcome, setOutcome] = useState<Outcome>('none')

  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome('none'), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <>
      <button type="button" className="button-ink min-w-38" onClick={() => void copy()}>
        Copy address
      </button>
      <output className="text-small">
        {outcome === 'copied' && (
          <span className="text-leaf">
            <span aria-hidden="true">✓ </span>Copied
          </span>
        )}
        {outcome === 'refused' && 'Your browser does not allow it. Select the address and copy it.'}
      </output>
    </>
  )
}
