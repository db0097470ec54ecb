export type { Fault } from './fault.ts'
export { startModelServer, type ModelServer, type ModelServerOptions } from './model-server.ts'
export type { RecordedRequest } from './recorded-requests.ts'
