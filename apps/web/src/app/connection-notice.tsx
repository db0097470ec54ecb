import { useSelector } from 'react-redux'
import type { RootState } from './store.ts'

const WORDS = {
  offline: 'You are offline. Your text is safe here, and the page goes on when you are back.',
  unreachable:
    'We cannot reach the server right now. The page tries again by itself; your text is safe.',
}

/** Says when news does not get through, and that nobody needs to do anything. */
export function ConnectionNotice() {
  const connection = useSelector((state: RootState) => state.connection.status)
  return (
    <output className="sticky top-0 z-10 block">
      {connection !== 'fine' && (
        <span className="block border-b border-amber bg-card px-5 py-2.5 text-center text-small">
          <span aria-hidden="true" className="text-amber">
            ▲{' '}
          </span>
          {WORDS[connection]}
        </span>
      )}
    </output>
  )
}
