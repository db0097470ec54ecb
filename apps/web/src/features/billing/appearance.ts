import type { Appearance } from '@stripe/stripe-js'

/** Stripe's names for what our tokens are. */
const VARIABLES = {
  colorPrimary: '--thread',
  colorBackground: '--paper',
  colorText: '--ink',
  colorTextSecondary: '--soft',
  colorTextPlaceholder: '--soft',
  colorDanger: '--amber',
} as const

/**
 * The payment element's look: dark, in our dark colours, whatever the page has. Its fields are in a
 * frame of Stripe's, which our style sheets don't reach.
 */
export function makeAppearance(): Appearance {
  const probe = document.createElement('span')
  probe.className = 'night'
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const read = Object.entries(VARIABLES).flatMap(([name, token]) => {
    const value = style.getPropertyValue(token).trim()
    return value === '' ? [] : [[name, value]]
  })
  probe.remove()
  return {
    theme: 'night',
    labels: 'above',
    variables: {
      ...(Object.fromEntries(read) as Record<string, string>),
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
      spacingUnit: '4px',
    },
  }
}
