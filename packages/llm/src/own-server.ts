import { BlockList, isIP } from 'node:net'

const ownNetworks = new BlockList()
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  ownNetworks.addSubnet(net, prefix, 'ipv4')
}
ownNetworks.addAddress('::1', 'ipv6')
ownNetworks.addSubnet('fc00::', 7, 'ipv6')
ownNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Names that only mean something on a machine or in a network of one's own. */
const OWN_NAME = /^[^.]+$|(?:^|\.)(?:localhost|local|lan|home|internal)$/

/**
 * Whether an address is that of a server of one's own: on this machine or in this network. Such a server
 * mostly has one model in one graphics card.
 * @param baseUrl see OpenAiConfig; undefined is OpenAI's
 */
export function isOwnServer(baseUrl: string | undefined): boolean {
  if (baseUrl === undefined) return false
  const host = new URL(baseUrl).hostname.replaceAll(/^\[|\]$|\.$/g, '')
  const family = isIP(host)
  if (family === 0) return OWN_NAME.test(host)
  return ownNetworks.check(host, family === 6 ? 'ipv6' : 'ipv4')
}
