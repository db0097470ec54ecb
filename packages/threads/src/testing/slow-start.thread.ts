// A thread that has much to load before its first task.
const LOAD_MS = 1000
const end = performance.now() + LOAD_MS
while (performance.now() < end);

export { default } from './sample.thread.ts'
