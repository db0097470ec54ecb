import type {
  DeviceUsage,
  JobDto,
  JobNews,
  PostingsNews,
  TailoredResume,
} from '@tailorbird/contracts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveNewsSockets } from './news-sockets.ts'

interface Given {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** Gives an answer, a Buffer as it is and all else as JSON, or null to hang up without one. */
type Answer = (request: { url: URL; body: string }) => Given | null | Promise<Given | null>

/** A server on loopback in the place of ours: tests say what it answers and what it sends. */
export interface Loopback {
  origin: string
  /** Every call so far, such as 'GET /api/jobs?since=3'. */
  calls: string[]
  /** Bodies of the POSTs and PATCHes. */
  bodies: unknown[]
  answer: (route: string, answer: Answer) => void
  send: (event: 'job' | 'postings' | 'resync', news?: JobNews | PostingsNews) => void
  /** How often a socket was connected so far. */
  connected: () => number
  /** Ends every socket. */
  dropSockets: () => void
  close: () => Promise<void>
}

const CHECK = '/api/postings/check'

export async function startLoopback(): Promise<Loopback> {
  const answers = new Map<string, Answer>()
  const calls: string[] = []
  const bodies: unknown[] = []
  const news = serveNewsSockets()

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://loopback')
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const method = request.method ?? 'GET'
    const isAsked = answers.has(`${method} ${url.pathname}`)
    // Asked before every tailoring: tests that are not about it need not know.
    if (url.pathname === CHECK && !isAsked) return response.writeHead(404).end('{}')
    calls.push(`${method} ${url.pathname}${url.search}`)
    if (method === 'POST' || method === 'PATCH') bodies.push(JSON.parse(body || 'null'))
    const answer: Answer =
      answers.get(`${method} ${url.pathname}`) ?? (() => ({ status: 404, body: {} }))
    const given = await answer({ url, body })
    if (!given) return response.destroy()
    if (given.status === 204) return response.writeHead(204).end()
    if (Buffer.isBuffer(given.body)) return response.writeHead(given.status).end(given.body)
    response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers })
    return response.end(JSON.stringify(given.body))
  }

  const server = createServer((request, response) => void handle(request, response))
  server.on('upgrade', news.upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    bodies,
    answer: (route, answer) => answers.set(route, answer),
    send: news.send,
    connected: news.connected,
    dropSockets: news.drop,
    close: () => {
      news.close()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export const jobOf = (id: string, change: Partial<JobDto> = {}): JobDto => ({
  id,
  batchId: '6f9c1f5e-64fb-4b0b-9d0e-0a52c5a4b9d1',
  rev: 1,
  status: 'queued',
  progress: 0,
  attempt: 1,
  mode: 'single',
  title: 'Baker',
  company: 'Crumb & Co',
  createdAt: '2026-01-05T10:00:00.000Z',
  error: undefined,
  paused: false,
  ...change,
})

export function newsOf(id: string, change: Partial<JobNews>): JobNews {
  const { mode: _mode, title: _title, company: _company, createdAt: _at, ...news } = jobOf(id)
  return { ...news, status: 'processing', ...change }
}

export const usageOf = (change: Partial<DeviceUsage> = {}): DeviceUsage => ({
  used: 0,
  reserved: 0,
  limit: 2,
  left: 2,
  bought: 0,
  plan: 'free',
  ...change,
})

export const RESUME_ID = '0b6cf9a3-7f10-4f2c-9c53-6f0b1c2f3a4d'

const BAKER: TailoredResume['document'] = {
  contactInfo: { fullName: 'Noor Haddad', email: '', phone: '', languages: [] },
  summary: 'Bakes bread. '.repeat(60).trim(),
  workExperience: [],
  education: [],
  skillsCategories: [],
  certifications: [],
  achievements: ['The very last line'],
  additionalSections: {},
}

export const resultOf = (
  change: Partial<TailoredResume['analysisResults']> = {},
): TailoredResume => ({
  id: RESUME_ID,
  revision: 1,
  hasOneOffEdits: false,
  jobTitle: 'Baker',
  companyName: 'Crumb & Co',
  document: BAKER,
  tailoredContent: `# Noor Haddad\n\n## Summary\n\n${'Bakes bread. '.repeat(60)}\n\n- The very last line`,
  analysisResults: {
    matchScore: 71,
    matchScoreBefore: 50,
    matchScoreCeiling: 80,
    confidence: 'medium',
    parseability: 96,
    requirements: [],
    noScoreReason: null,
    optimizedPoints: ['Put sourdough first.'],
    keywordsAdded: ['sourdough'],
    keywordsCovered: ['baking'],
    keywordsMissing: ['pastry'],
    warnings: [],
    advice: [],
    engine: 'offline',
    model: null,
    scorerVersion: '1',
    ...change,
  },
  changes: [],
})
