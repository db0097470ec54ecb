/** How exact a figure claims to be: '50', 'over 50', 'at least 50', 'nearly 50', 'less than 50', 'about 50', 'up to 50', 'within 50'. */
export type Bound = 'none' | 'over' | 'atLeast' | 'under' | 'below' | 'about' | 'upTo' | 'within'

/** A figure of a text. */
export interface Quantity {
  /** In the base unit of its dimension. */
  value: number
  /** As written, in its own unit. */
  amount: number
  /** 'percent', 'factor', 'year', 'month' of a year, 'rank', 'seconds' and other measures, a currency, or 'count', which is compared by what is counted too. */
  dimension: string
  unit: string
  bound: Bound
  /** Its part in 'from 4 to 3' or 'by 2'. */
  role: 'none' | 'from' | 'to' | 'by'
  /** The period of 'per week', the noun of 'per guest'; '' when it is no rate. */
  rate: string
  /** Where the period stands when it is before the figure: 'a monthly budget of £400'. */
  rateStart: number | undefined
  /** Keys of the words right behind it: what is counted. */
  counted: string[]
  /** As `counted`, with what comes behind an 'and': '900 fonts and images'. */
  near: string[]
  /** Keys of the words on both sides. */
  context: string[]
  /** One of a pair 'from … to …', which share their context. */
  isPaired: boolean
  /** '8 % above target' is more than something, '8 % below' less. */
  direction: '' | 'more' | 'less'
  written: string
  start: number
  end: number
}
