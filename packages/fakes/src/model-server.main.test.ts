import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

test('runs as a process until SIGTERM', async () => {
  const main = new URL('model-server.main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], { env: { PORT: '0' } })
  try {
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    const url = line.replace('model server: ', '')
    const models = await fetch(`${url}/models`)
    expect(await models.json()).toMatchObject({ object: 'list', data: [{ id: 'fake-model' }, {}] })
  } finally {
    child.kill('SIGTERM')
  }
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})
