import { describeUnreachable, isFailure, type Failure } from '../../lib/failure.ts'

const MINUTE_S = 60

/** A call's error as a failure of ours. */
export const asFailure = (error: unknown): Failure =>
  isFailure(error) ? error : describeUnreachable()

/** What happened and what to do next, in one or two sentences. */
export function describeFailure({ status, detail, waitS }: Failure): string {
  if (status === 'unreachable') return 'We cannot reach the server. Try again in a moment.'
  if (status === 429 && waitS !== undefined)
    return `That was too often. Try again in ${sayWait(waitS)}.`
  return detail
}

/** As the specification has error messages: the status, a colon, a space, what happened. */
export function messageOf(failure: Failure, fallback: string): string {
  const words = describeFailure(failure) || fallback
  return failure.status === 'unreachable' ? words : `${failure.status}: ${words}`
}

function sayWait(seconds: number): string {
  const [count, unit] =
    seconds <= MINUTE_S ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / MINUTE_S), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
