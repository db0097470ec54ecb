/** A figure of a text. */
export interface Quantity {
  value: number
  /** 'percent', 'factor', 'seconds', a currency, or 'count', which is compared by what is counted too. */
  dimension: string
  /** '50+' claims more than '50'. */
  isOpen: boolean
  /** Keys of the words right behind it: what is counted. */
  counted: string[]
  written: string
}

/** Figures that one text compares; more would only invite chance. */
const MAX_BASE = 12

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other))
const isRatio = ({ dimension }: Quantity) => dimension === 'percent' || dimension === 'factor'

/** Whether two figures of the same kind in one text give this percentage or factor. */
function followsFrom(quantity: Quantity, source: readonly Quantity[]): boolean {
  const base = source.filter((other) => !isRatio(other)).slice(0, MAX_BASE)
  const gives = (from: Quantity, to: Quantity) => {
    if (from === to || from.dimension !== to.dimension || from.value === 0 || to.value === 0)
      return false
    const factor = to.value / from.value
    if (quantity.dimension === 'factor') return isNear(Math.max(factor, 1 / factor), quantity.value)
    return Math.abs(Math.abs(factor - 1) * 100 - quantity.value) <= 0.5
  }
  return isRatio(quantity) && base.some((from) => base.some((to) => gives(from, to)))
}

function countsTheSame(one: Quantity, other: Quantity): boolean {
  if (one.dimension !== 'count' || one.counted.length === 0 || other.counted.length === 0)
    return true
  return one.counted.some((word) => other.counted.includes(word))
}

/** Whether one text's figures say what this figure says. */
export function isSupported(quantity: Quantity, source: readonly Quantity[]): boolean {
  const isSame = (other: Quantity) =>
    other.dimension === quantity.dimension &&
    isNear(other.value, quantity.value) &&
    (!quantity.isOpen || other.isOpen) &&
    countsTheSame(quantity, other)
  return source.some(isSame) || followsFrom(quantity, source)
}
