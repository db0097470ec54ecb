import type { OpenAiConfig } from '@tailorbird/llm'
import type { Finding } from './finding.ts'

/** What is shorter is a word that servers of one's own take for a key. */
const MIN_SECRET_CHARS = 8
const HIDDEN = '…'

/** What of the settings is nobody's business: the key, and what an address has beside host and path. */
function listSecrets({ apiKey = '', baseUrl }: OpenAiConfig): string[] {
  if (baseUrl === undefined) return [apiKey]
  const { username, password, searchParams } = new URL(baseUrl)
  const written = [username, password]
  return [apiKey, ...written, ...written.map(decode), ...searchParams.values()]
}

/** As it was before it stood in an address. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Takes out of findings what a server might have sent back of our settings: they are stored and shown. */
export function hideSecrets(config: OpenAiConfig): (finding: Finding) => Finding {
  const secrets = listSecrets(config).filter(({ length }) => length >= MIN_SECRET_CHARS)
  const hide = (text: string) =>
    secrets.reduce((said, secret) => said.replaceAll(secret, HIDDEN), text)
  return ({ says, figure, change, ...rest }) => ({
    ...rest,
    says: hide(says),
    ...(figure !== undefined && { figure: hide(figure) }),
    ...(change !== undefined && { change: hide(change) }),
  })
}
