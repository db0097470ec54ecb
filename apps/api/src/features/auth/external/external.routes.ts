import { CodedError } from '@tailorbird/contracts'
import { createUserByIdentity, findUserByIdentity, takeSessionData } from '@tailorbird/db'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthorizationResponseError } from 'openid-client'
import { object, string } from 'yup'
import type { Parts } from '../../../parts.ts'
import { limitAddress } from '../limit-tries.ts'
import { signIn } from '../sign-in.ts'
import { openProvider, type Provider } from './provider.ts'
import { readReturnTo } from './return-to.ts'

/** How long somebody may take over there. */
const WAIT_MS = 10 * 60_000

const kept = object({
  state: string().required(),
  nonce: string().required(),
  verifier: string().required(),
  returnTo: string().required(),
  startedAt: string().required(),
})

type Problem = 'unavailable' | 'denied' | 'failed'
const sendBack = (reply: FastifyReply, problem: Problem) =>
  reply.redirect(`/login?problem=external-sign-in-${problem}`)

/** Signing in with an account elsewhere: the way out and the way back. Whatever happens ends on a page. */
export function externalRoutes(app: FastifyInstance, parts: Parts): void {
  const provider = openProvider(parts.config)

  app.get('/api/login', async (request, reply) => {
    if (!provider) return sendBack(reply, 'unavailable')
    // Another site's page would sign somebody in whom the provider still knows, without a word of theirs.
    const site = request.headers['sec-fetch-site'] ?? 'none'
    if (site !== 'none' && site !== 'same-origin') return reply.redirect('/login')
    try {
      return await reply.redirect(await goOut(provider, request))
    } catch (error) {
      return fail(request, reply, error)
    }
  })

  app.get('/api/callback', async (request, reply) => {
    if (!provider) return sendBack(reply, 'unavailable')
    try {
      return await reply.redirect(await comeBack(provider, request, reply))
    } catch (error) {
      return fail(request, reply, error)
    }
  })

  async function goOut(to: Provider, request: FastifyRequest): Promise<string> {
    await limitAddress(parts, request, 'external')
    const { url, underWay } = await to.start()
    const { returnTo } = request.query as { returnTo?: unknown }
    request.session.data = {
      ...underWay,
      returnTo: readReturnTo(returnTo, parts.config.publicUrl),
      startedAt: String(Date.now()),
    }
    await request.session.save()
    return url.href
  }

  async function comeBack(
    from: Provider,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const { rowId } = request.session
    // Once, whatever comes of it: what is replayed finds nothing.
    const underWay = kept.validateSync(rowId ? await takeSessionData(parts.db, rowId) : {})
    if (Date.now() - Number(underWay.startedAt) > WAIT_MS) throw new CodedError('token_invalid')
    const [, query = ''] = request.url.split('?', 2)
    const { email, username, ...identity } = await from.finish(query, underWay)
    const userId =
      (await findUserByIdentity(parts.db, identity)) ??
      (await createUserByIdentity(parts.db, identity, { email, username }))
    await signIn(parts, request, reply, userId)
    request.log.info({ userId }, 'signed in from elsewhere')
    return underWay.returnTo
  }
}

function fail(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof CodedError && error.code === 'account_exists')
    return reply.redirect('/login?problem=email-taken')
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
    return sendBack(reply, 'denied')
  request.log.warn({ err: error }, 'external sign-in failed')
  return sendBack(reply, 'failed')
}
