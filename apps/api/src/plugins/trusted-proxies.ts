import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

type Trust = (address: string, hop: number) => boolean

/**
 * Whose forwarded address counts as the visitor's, as Fastify's trustProxy takes it.
 * @param setting how many proxies there are, or their addresses and networks, separated by commas
 * @returns false for nobody's: without a proxy of ours anybody may claim any address
 */
export function readTrustedProxies(setting: string | undefined): false | Trust | string[] {
  if (setting === undefined) return false
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting)
  return setting.split(',').map((proxy) => proxy.trim())
}

/**
 * Reads the visitor's address as Fastify does, of requests that never come to it.
 * @param setting as above
 */
export function readAddress(setting: string | undefined): (request: IncomingMessage) => string {
  const trusted = readTrustedProxies(setting)
  const trust =
    typeof trusted === 'object' ? proxyAddress.compile(trusted) : trusted || (() => false)
  return (request) => proxyAddress(request, trust)
}
