import { afterEach, expect, inject, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
afterEach(() => api.close())

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

test.each([undefined, ADDRESS])('tells what is set up: bitcoin %s', async (bitcoinAddress) => {
  const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
  api = await startTestApi({ ...urls, bitcoinAddress })
  const answer = await fetch(`${api.url}/api/settings`)
  expect(await answer.json()).toEqual({
    adViewSeconds: 10,
    bitcoinAddress: bitcoinAddress ?? null,
    payments: false,
    stripePublishableKey: null,
    demoScript: null,
    mail: false,
    externalSignIn: false,
    operatorPage: false,
    freeGenerations: null,
    retentionDays: 30,
    resultRetentionDays: null,
  })
})
