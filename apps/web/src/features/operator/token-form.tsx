import { operatorToken } from '@tailorbird/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { TextField } from '../../components/text-field.tsx'
import { isUnexpected, type Failure } from '../../lib/failure.ts'

interface Props {
  /** A test is under way. */
  isTesting: boolean
  /** Looks, or asks for a test. Gives why it did not work. */
  ask: (method: 'GET' | 'POST', token: string) => Promise<Failure | undefined>
}

const schema = operatorToken('The token').required('Type the token: OPERATOR_TOKEN in the settings')

function findProblem(token: string): string | undefined {
  try {
    schema.validateSync(token)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

/** The sentence alone, and for support the reference. */
function sayFailure(failure: Failure): string {
  const { detail, requestId } = failure
  if (failure.status === 'unreachable') return 'We cannot reach the server. Try again in a moment.'
  return isUnexpected(failure) && requestId ? `${detail} Reference: ${requestId}` : detail
}

/** The operator's token, and what it is for. What is typed is kept in this page's memory alone. */
export function TokenForm({ isTesting, ask }: Props) {
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState<'GET' | 'POST'>()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = isTesting || asking !== undefined

  async function send(method: 'GET' | 'POST') {
    if (asking !== undefined || (isTesting && method === 'POST')) return
    const given = token.trim()
    const found = findProblem(given)
    setProblem(found)
    if (found !== undefined) return form.current?.querySelector('input')?.focus()
    setAsking(method)
    const failure = await ask(method, given)
    setAsking(undefined)
    if (!failure) return
    setProblem(sayFailure(failure))
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form
      ref={form}
      noValidate
      className="max-w-120 space-y-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send('POST')
      }}
    >
      <TextField
        label="Operator token"
        hint="OPERATOR_TOKEN in the settings. This page forgets it when you leave."
        type="password"
        // A password manager would keep it.
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={token}
        onChange={({ target }) => setToken(target.value)}
        message={problem}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" className="button-thread" aria-disabled={isBusy}>
          {isTesting ? 'Testing…' : 'Test the AI service'}
        </button>
        <button
          type="button"
          className="button-plain"
          aria-disabled={asking !== undefined}
          onClick={() => void send('GET')}
        >
          Show the last result
        </button>
      </div>
    </form>
  )
}
