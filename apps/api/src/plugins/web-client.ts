import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import files from '@fastify/static'
import { CodedError, pageHeads } from '@tailorbird/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { CLIP_POLICY } from './content-policy.ts'
import { answerProblem } from './errors.ts'
import { readPage, writeRobots, writeSitemap } from './page-head.ts'

const CHECKOUT = '/checkout'
const PAGE = 'index.html'
/** Takes postings from the pages they stand on. */
const CLIP_PAGE = 'clip.html'
/** What the page shows for each address before its scripts are there. */
const FIRST_PAINTS = 'first-paint.json'

interface Options {
  /** Where the built client is. */
  dir: string
  publicUrl: URL
  /** Where people write to, instead of our mailboxes. */
  contact: string | undefined
  /** The policy of the page that takes cards, where payments are set up. */
  checkoutPolicy: string | undefined
  /** Pages that this installation does not have. */
  hidden: string[]
}

/** Serves the built client: its files, and its one page with the head of each address. */
export const webClientPlugin = plugin<Options>(
  async (app, options) => {
    const {
      dir,
      publicUrl: { origin },
    } = options
    const sendPage = existsSync(join(dir, PAGE)) ? openPages(options) : undefined
    if (sendPage) {
      await app.register(files, {
        root: dir,
        index: false,
        // They go out below, put together.
        allowedPath: (path) => path !== `/${PAGE}` && path !== `/${FIRST_PAINTS}`,
        // The build leaves them beside the files.
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          // Names under assets/ change with their content.
          const lasting = path.includes('/assets/')
          void reply.header(
            'cache-control',
            lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
          )
          if (basename(path) !== CLIP_PAGE) return
          // The one page that is not cut from who opened it; so it can do nothing else.
          void reply
            .header('cross-origin-opener-policy', 'unsafe-none')
            .header('content-security-policy', CLIP_POLICY)
        },
      })
      for (const path of Object.keys(pageHeads)) app.get(path, sendPage)
      app.get('/robots.txt', (_request, reply) =>
        reply.type('text/plain; charset=utf-8').send(writeRobots(origin)),
      )
      app.get('/sitemap.xml', (_request, reply) =>
        reply.type('application/xml; charset=utf-8').send(writeSitemap(origin)),
      )
    }
    app.setNotFoundHandler((request, reply) => {
      const wantsPage =
        (request.method === 'GET' || request.method === 'HEAD') &&
        !/^\/(api|health|assets)\//.test(request.url)
      if (sendPage && wantsPage) return sendPage(request, reply)
      return answerProblem(new CodedError('not_found'), request, reply)
    })
  },
  { name: 'web-client', dependencies: ['errors'] },
)

/** Reads the page once and makes it ready for each address. */
function openPages({ dir, publicUrl: { origin }, contact, checkoutPolicy, hidden }: Options) {
  const read = (name: string) => readFileSync(join(dir, name), 'utf8')
  const firstPaints = JSON.parse(read(FIRST_PAINTS)) as Record<string, string>
  const writePage = readPage(read(PAGE), firstPaints, origin, contact)
  const ready = (path: string | null) => {
    const plain = Buffer.from(writePage(path))
    return { plain, packed: gzipSync(plain) }
  }
  const shown = Object.keys(pageHeads).filter((path) => !hidden.includes(path))
  const pages = new Map(shown.map((path) => [path, ready(path)]))
  const notFound = ready(null)

  return function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const [path = '/'] = request.url.split('?', 1)
    const name = pages.has(path) ? path : path.replace(/\/$/, '')
    const known = pages.get(name)
    if (name === CHECKOUT && checkoutPolicy)
      void reply.header('content-security-policy', checkoutPolicy)
    const { plain, packed } = known ?? notFound
    reply.code(known ? 200 : 404).type('text/html; charset=utf-8')
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain)
    return reply.header('content-encoding', 'gzip').send(packed)
  }
}
