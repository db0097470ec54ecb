export { EmbeddedPostgresError } from './binaries.ts'
export { findFreePort } from './free-port.ts'
export { startEmbeddedPostgres, type EmbeddedPostgres } from './server.ts'
