/** What one template looks like: measures that fitting to pages may tighten, and rules in `rem` that follow them. */
export interface TemplateStyle {
  family: 'sans' | 'serif'
  /** Body text, in points. */
  size: number
  leading: number
  /** Above, at the sides and below, in millimetres. */
  margins: readonly [number, number, number]
  /** The dates stand before the role, not behind it. */
  datesFirst?: boolean
  /**
   * CSS, lengths in `rem` (the body's size). Free space between lines is multiplied by `var(--air)`.
   */
  rules: string
}

/** No smaller than people read with ease, whatever has to fit. */
const READABLE = { size: 8.5, leading: 1.2, margin: 10, air: 0.4 }

/** The measures of a template at some density. */
export interface Measures {
  size: number
  leading: number
  margins: readonly number[]
  air: number
}

const towards = (from: number, least: number, density: number) =>
  Number((from + (Math.min(from, least) - from) * density).toFixed(3))

/**
 * Tightens a template.
 * @param density 0: as designed; 1: as tight as one can read
 */
export function tighten(style: TemplateStyle, density: number): Measures {
  return {
    size: towards(style.size, READABLE.size, density),
    leading: towards(style.leading, READABLE.leading, density),
    margins: style.margins.map((margin) => towards(margin, READABLE.margin, density)),
    air: towards(1, READABLE.air, density),
  }
}
