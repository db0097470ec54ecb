export { openPool, type Pool, type PoolConfig, type RunOptions } from './pool.ts'
export { answerTasks } from './answer-tasks.ts'
export { createTurns, type EndTurn, type Turns } from './turns.ts'
