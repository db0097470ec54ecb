export { ConfigError, readConfig, wholeNumber } from './config.ts'
export { startHeartbeat } from './heartbeat.ts'
export { createLogger, describeError, type Logger } from './logger.ts'
export { runProcess, StartError } from './process.ts'
