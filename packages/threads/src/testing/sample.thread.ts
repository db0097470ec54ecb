import { CodedError } from '@tailorbird/contracts'
import { answerTasks } from '../answer-tasks.ts'

const tasks = {
  double: (input: number) => input * 2,
  refuse: (detail: string): never => {
    throw new CodedError('invalid_input', { detail, fields: [{ path: 'a', message: 'b' }] })
  },
  break: (message: string): never => {
    throw new RangeError(message)
  },
  spin: (forMs: number) => {
    const end = performance.now() + forMs
    while (performance.now() < end);
  },
  wait: (forMs: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, forMs),
  swallow: (_input: null) => {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index))
  },
}
export type SampleTasks = typeof tasks

export default answerTasks(tasks)
