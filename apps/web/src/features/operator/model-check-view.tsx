import type { ModelCheck } from '@tailorbird/contracts'
import { Stitches } from '../../components/stitches.tsx'
import type { Failure } from '../../lib/failure.ts'
import { FindingsTable } from './findings-table.tsx'
import { sayCheck } from './say-check.ts'

interface Props {
  /** Null: nothing was tested yet; undefined: nobody has asked. */
  check: ModelCheck | null | undefined
  /** Why the last look failed. */
  failure: Failure | undefined
  /** Whether the page looks again by itself. */
  isFollowed: boolean
}

const SEAM = 12
const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

function describe({ check, failure }: Omit<Props, 'isFollowed'>): string {
  if (failure) {
    return failure.status === 'unreachable'
      ? 'We cannot reach the server right now. The page looks again by itself.'
      : failure.detail
  }
  if (check === null) return 'Nothing was tested yet.'
  return check ? sayCheck(check) : ''
}

/** How a test stands, read out as it changes, and what it has found so far. */
export function ModelCheckView({ check, failure, isFollowed }: Props) {
  return (
    <>
      <output className="block max-w-prose text-[1.125rem]">{describe({ check, failure })}</output>
      {isFollowed && (
        <Stitches
          className="mt-3 max-w-120"
          count={SEAM}
          sewn={Math.min(check?.findings.length ?? 0, SEAM - 1) / SEAM}
          busy
        />
      )}
      {check?.endedAt && (
        <p className="mt-1 text-small text-soft">
          Tested on <time dateTime={check.endedAt}>{time.format(new Date(check.endedAt))}</time>
        </p>
      )}
      {check != null && check.findings.length > 0 && (
        <div className="mt-6">
          <FindingsTable findings={check.findings} />
        </div>
      )}
    </>
  )
}
