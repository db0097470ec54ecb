import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8

/**
 * The network that an address is in, /24 or /56: wide enough to name nobody.
 * @returns such as '203.0.113.0/24' or '2001:db8:7:100::/56'; null for what is no address
 */
export function cutAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return null
  const network = readNetwork(address)
  // The upper half of the fourth group.
  network[3] = (network[3] ?? 0) & 0xff00
  return `${write(network)}::/56`
}

/** One customer of a provider: an address of IPv4, or a /64, which is what one gets of IPv6. */
export function cutToCustomer(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  return `${write(readNetwork(plain))}::/64`
}

/** The first four groups of an IPv6 address. */
function readNetwork(address: string): number[] {
  const [left = [], right = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16))
}

function write(groups: number[]): string {
  return groups.map((group) => group.toString(16)).join(':')
}
