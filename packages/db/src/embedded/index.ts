export { EmbeddedPostgresError } from './binaries.ts'
export { startEmbeddedPostgres, type EmbeddedPostgres } from './server.ts'
