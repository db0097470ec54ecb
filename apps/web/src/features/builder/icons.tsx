const frame = {
  viewBox: '0 0 16 16',
  width: 16,
  height: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

export const Up = () => (
  <svg {...frame}>
    <path d="M8 13V3M4 7l4-4 4 4" />
  </svg>
)
export const Down = () => (
  <svg {...frame}>
    <path d="M8 3v10M4 9l4 4 4-4" />
  </svg>
)
export const Cross = () => (
  <svg {...frame}>
    <path d="m4 4 8 8M12 4l-8 8" />
  </svg>
)
