import { SPEEDS, UNITS } from '../words/quantities/units-of-measure.ts'
import { joinEntries } from '../words/join-words.ts'
import { PERIODS } from '../words/quantities/periods.ts'

/** Units that are written alike everywhere, by dimension. */
const SIGNS = {
  seconds: 's 1, min 60, h 3600, ms 0.001',
  metres: 'km 1000, m 1, cm 0.01, mm 0.001, nmi 1852, kmh 1000, kph 1000',
  grams: 'kg 1000, g 1, mg 0.001, t 1e6',
  litres: 'l 1, ml 0.001, hl 100, m3 1000, m³ 1000, cl 0.01',
  area: 'm2 1, m² 1, ha 10000',
  bytes: 'kb 1e3, mb 1e6, gb 1e9, tb 1e12, pb 1e15',
  volts: 'v 1, kv 1000',
  pascals: 'psi 6894.76, bar 100000, kpa 1000, mpa 1e6',
  joules: 'kwh 3.6e6, mwh 3.6e9, kj 1000, mj 1e6',
  watts: 'w 1, kw 1000, mw 1e6',
  amps: 'a 1',
  celsius: 'celsius 1',
  fahrenheit: 'fahrenheit 1',
} as const

/** A unit of measure. */
export interface Unit {
  dimension: string
  factor: number
}

/** Units by their names, in small letters without accents. */
export const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries(joinEntries([SIGNS, UNITS], ', ')).flatMap(([dimension, list]) =>
    list.split(', ').map((pair) => {
      const [name = '', factor = '1'] = pair.split(' ')
      return [name, { dimension, factor: Number(factor) }] as const
    }),
  ),
)

/** Units of speed, which have their period in them. */
export const speeds: ReadonlyMap<string, string> = new Map(
  ['kmh', 'kph', ...SPEEDS.split(' ')].map((name) => [name, 'hour'] as const),
)

/** Periods that a rate is told in, by their names. */
export const periods: ReadonlyMap<string, string> = new Map(
  Object.entries(PERIODS).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  ),
)
