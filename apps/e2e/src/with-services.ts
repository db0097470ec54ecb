import {
  startIssuer,
  startModelServer,
  type IssuerServer,
  type ModelServer,
  type ModelServerOptions,
} from '@tailorbird/fakes'
import { startMailServer, type MailServer } from '@tailorbird/mail/testing'
import { test as shared } from './shared-product.ts'

export const OPERATOR_TOKEN = 'thimble-and-needle-17'

interface Services {
  /** How the model behaves from its next answer on. */
  thinking: ModelServerOptions
  model: ModelServer
  mail: MailServer
  issuer: IssuerServer
}

/** Tests of a product with a model, with mail, and with accounts from elsewhere. */
export const test = shared.extend<{ latencyMs: number; latency: void }, Services>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
  thinking: [async ({}, use) => use({}), { scope: 'worker' }],
  model: [
    async ({ thinking }, use) => {
      const server = await startModelServer(thinking)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const server = await startMailServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  issuer: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const server = await startIssuer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  env: [
    ({ model, mail, issuer }, use) =>
      use({
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'needle-1',
        OPENAI_API_KEY: 'sk-test',
        // It stands for a hosted service, though it is on this machine.
        TAILOR_CONCURRENCY: '10',
        SMTP_URL: mail.url,
        OIDC_ISSUER_URL: issuer.url,
        OIDC_CLIENT_ID: 'tailorbird',
        OPERATOR_TOKEN,
      }),
    { scope: 'worker' },
  ],
  /** How long the model thinks, in milliseconds. */
  latencyMs: [0, { option: true }],
  latency: [
    async ({ thinking, latencyMs }, use) => {
      thinking.latencyMs = latencyMs
      await use()
    },
    { auto: true },
  ],
})
