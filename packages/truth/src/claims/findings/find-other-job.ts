import { isSupported } from '../../figures/quantities.ts'
import type { Quantity } from '../../quantities/quantity.ts'
import type { Comparison } from '../compare/comparison.ts'

/** Of a job or a school, as ids begin: 'w0.b2'. */
const HOME = /^[we]\d+/

/** A figure that a text puts into a line of one job or school, and that only another's lines have: '9 rooms a shift' of the job before. */
export function findOtherJob(comparison: Comparison): Quantity | undefined {
  const { told, target, sources, sourceIds = [], context } = comparison
  const homes = sources.map((_, at) => HOME.exec(sourceIds[at] ?? '')?.[0])
  const own = homes[sources.findIndex(({ text }) => text === target?.text)]
  if (own === undefined) return undefined
  const isOther = (at: number) => homes[at] !== undefined && homes[at] !== own
  const others = sources.filter((_, at) => isOther(at))
  const known = [...sources.filter((_, at) => !isOther(at)), ...context]
  return told.quantities.find(
    (figure) =>
      others.some(({ quantities }) => isSupported(figure, quantities)) &&
      !known.some(({ quantities }) => isSupported(figure, quantities)),
  )
}
