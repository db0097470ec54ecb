import { expect, test } from 'vitest'
import { isOwnServer } from './own-server.ts'

test.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:8080/v1',
  'http://[::1]:1234/v1',
  'http://ollama:11434/v1',
  'http://host.docker.internal:11434/v1',
  'http://nas.local/v1',
  'http://192.168.1.20:8000/v1',
  'http://10.1.2.3/v1',
  'http://172.20.0.5/v1',
  'http://[fd12::7]/v1',
])('%s is a server of one’s own', (url) => {
  expect(isOwnServer(url)).toBe(true)
})

test.each([
  undefined,
  'https://api.openai.com/v1',
  'https://openrouter.ai/api/v1',
  'https://172.32.0.1/v1',
  'https://localhost.example.com/v1',
  'https://[2001:db8::1]/v1',
])('%s is none', (url) => {
  expect(isOwnServer(url)).toBe(false)
})
