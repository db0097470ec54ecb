export type { Fault } from './fault.ts'
export { listAccountRoutes, listTextRoutes, type HostileRoute } from './hostile/hostile-routes.ts'
export {
  listHostileBodies,
  listHostileSizes,
  type HostileBody,
} from './hostile/list-hostile-bodies.ts'
export { startIssuer, type IssuerFault, type IssuerServer } from './issuer/issuer-server.ts'
export { startModelServer, type ModelServer, type ModelServerOptions } from './model-server.ts'
export type { RecordedRequest } from './recorded-requests.ts'
export {
  startStripeServer,
  type StripeFault,
  type StripeServer,
  type StripeServerOptions,
} from './stripe/stripe-server.ts'
export { readStripeStub } from './stripe/stripe-stub.ts'
export type { Sending } from './stripe/webhooks.ts'
