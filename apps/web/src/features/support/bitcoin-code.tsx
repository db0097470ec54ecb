import { encode } from 'uqr'

/** Light modules around the code; scanners want four. */
const QUIET = 4

/** A QR code, drawn in ink on white in both themes: few scanners read light on dark. */
export default function BitcoinCode({ uri }: { uri: string }) {
  const { data, size } = encode(uri, { ecc: 'M', border: QUIET })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code of the bitcoin address ${uri.replace('bitcoin:', '')}`}
      shapeRendering="crispEdges"
      className="block size-40 rounded-small border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
