export { openPool, type Pool, type PoolConfig, type RunOptions } from './pool.ts'
export { answerTasks } from './answer-tasks.ts'
