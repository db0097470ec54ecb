// The first thread that finds this file fails to start, and takes it away.
import { existsSync, rmSync } from 'node:fs'

const flag = process.env['BREAK_ONE_THREAD'] ?? ''
if (existsSync(flag)) {
  rmSync(flag)
  throw new Error('not this time')
}

export { default } from './sample.thread.ts'
