import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { MAX_SMALL_BODY_BYTES } from '@tailorbird/contracts'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { dataRoutes } from './features/data/data.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { batchesRoutes } from './features/jobs/batches.routes.ts'
import { jobsRoutes } from './features/jobs/jobs.routes.ts'
import { modelCheckRoutes } from './features/operator/model-check.routes.ts'
import { ownPostingsRoutes } from './features/postings/own-postings.routes.ts'
import { postingsRoutes } from './features/postings/postings.routes.ts'
import { resumesRoutes } from './features/resumes/resumes.routes.ts'
import { ownTextsRoutes } from './features/own-texts/own-texts.routes.ts'
import { suggestionsRoutes } from './features/own-texts/suggestions.routes.ts'
import { preferencesRoutes } from './features/settings/preferences.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { skillsRoutes } from './features/skills/skills.routes.ts'
import { usageRoutes } from './features/usage/usage.routes.ts'
import type { Parts } from './parts.ts'
import { bodyTurnsPlugin } from './plugins/body-turns.ts'
import { writeCheckoutPolicy } from './plugins/content-policy.ts'
import { nameCookies } from './plugins/cookies.ts'
import { drainPlugin } from './plugins/drain.ts'
import { answerProblem, errorsPlugin } from './plugins/errors.ts'
import { jsonBodyPlugin } from './plugins/json-body.ts'
import { limitsPlugin } from './plugins/limits.ts'
import { ownerPlugin } from './plugins/owner.ts'
import { routeReadable } from './plugins/readable-address.ts'
import { securityHeadersPlugin } from './plugins/security-headers.ts'
import { readTrustedProxies } from './plugins/trusted-proxies.ts'
import { requestLogPlugin } from './plugins/request-log.ts'
import { sameOriginPlugin } from './plugins/same-origin.ts'
import { sessionPlugin } from './plugins/session.ts'
import { answerUnreadable } from './plugins/unreadable-requests.ts'
import { validationPlugin } from './plugins/validation.ts'
import { visitsPlugin } from './plugins/visits.ts'
import { webClientPlugin } from './plugins/web-client.ts'
import { attachSockets } from './realtime/socket.ts'

/**
 * Puts the API together, in this order.
 * @returns the app, ready to listen
 */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { publicUrl, secrets, WEB_DIR, CONTACT_EMAIL, OPERATOR_TOKEN } = parts.config
  const cookies = nameCookies(publicUrl)
  // Typed as fastify's own, so that the app's type is the plain one.
  const loggerInstance: FastifyBaseLogger = parts.log
  const app = fastify({
    loggerInstance,
    // One line of our own for each request instead: see request-log.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_SMALL_BODY_BYTES,
    trustProxy: readTrustedProxies(parts.config.TRUSTED_PROXIES),
    rewriteUrl: routeReadable,
    // What no route is looked up for.
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
    clientErrorHandler: answerUnreadable(parts.log),
    // The largest tailor call over a slow line, 50 kB a second; what stalls is given up before, see read-bytes.
    requestTimeout: 240_000,
    connectionTimeout: 90_000,
    // Who sends the head of a request letter by letter only holds a connection.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
  })
  await app.register(drainPlugin, { news: parts.news })
  await app.register(errorsPlugin)
  await app.register(securityHeadersPlugin, { publicUrl })
  await app.register(jsonBodyPlugin, {
    bodies: parts.bodies,
    mostHeld: parts.config.UPLOAD_MB_AT_ONCE * 1024 * 1024,
    quietMs: parts.config.UPLOAD_QUIET_SECONDS * 1000,
  })
  await app.register(validationPlugin)
  healthRoutes(app, parts)
  // Who only asks whether we are well has no cookies and no session.
  await app.register(async (people) => {
    await people.register(cookie, { secret: secrets })
    await people.register(sessionPlugin, { db: parts.db, secrets, cookies })
    await people.register(ownerPlugin, { db: parts.db, secrets, cookies })
    await people.register(visitsPlugin, { db: parts.db })
    await people.register(sameOriginPlugin, { publicUrl })
    await people.register(requestLogPlugin)
    await people.register(limitsPlugin, parts)
    await people.register(bodyTurnsPlugin)
    await people.register(webClientPlugin, {
      dir: WEB_DIR,
      publicUrl,
      contact: CONTACT_EMAIL,
      hidden: OPERATOR_TOKEN === undefined ? ['/operator'] : [],
      checkoutPolicy: writeCheckoutPolicy(parts.config),
    })
    postingsRoutes(people, parts)
    ownPostingsRoutes(people, parts)
    resumesRoutes(people, parts)
    jobsRoutes(people, parts)
    skillsRoutes(people, parts)
    ownTextsRoutes(people, parts)
    suggestionsRoutes(people, parts)
    preferencesRoutes(people, parts)
    dataRoutes(people, parts)
    batchesRoutes(people, parts)
    analyticsRoutes(people, parts)
    settingsRoutes(people, parts)
    authRoutes(people, parts)
    usageRoutes(people, parts)
    billingRoutes(people, parts)
    modelCheckRoutes(people, parts)
    attachSockets(people, parts)
  })
  await app.ready()
  return app
}
