/** For benches of other packages: cases of the truth bench. */
export { listFiles, readBench } from './read-bench.ts'
