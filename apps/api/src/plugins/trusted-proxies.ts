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
