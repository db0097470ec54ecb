/** A call that takes a body. */
export interface HostileRoute {
  method: 'POST' | 'PATCH'
  path: string
  /** The field that its texts come in. */
  field: string
  /** The largest body that it takes, in bytes. */
  limit: number
  /** What a client may make of a text; sizes take turns with these. */
  bodies: ((text: string) => unknown)[]
}

const KB = 1024
const MB = 1024 * KB
const SMALL = 64 * KB
/** Texts that are only read as long as this, so that they are. */
const POSTING_CHARS = 100_000
const PASSWORD = 'correct horse'
const EMAIL = 'ada@example.org'

/** The calls that read resumes, postings and results. */
export function listTextRoutes(resumeId: string): HostileRoute[] {
  const originalContent = '# Ada'
  const jobDescription = 'Gardener'
  return [
    {
      method: 'POST',
      path: '/api/resume/tailor',
      field: 'originalContent',
      limit: 12 * MB,
      bodies: [
        (text) => ({ originalContent: text, jobDescription }),
        (text) => ({ originalContent, jobDescription: text.slice(0, POSTING_CHARS) }),
        (text) => ({ originalContent: text, jobDescription: text.slice(0, POSTING_CHARS) }),
      ],
    },
    {
      method: 'POST',
      path: '/api/jobs',
      field: 'originalContent',
      limit: 24 * MB,
      bodies: [
        (text) => ({
          originalContent,
          mode: 'batch',
          jobs: [{ jobDescription: text.slice(0, POSTING_CHARS) }],
        }),
        (text) => ({ originalContent: text, mode: 'batch', jobs: [{ jobDescription }] }),
        (text) => ({ originalContent, mode: 'queue', jobs: cutIntoPostings(text) }),
      ],
    },
    {
      method: 'PATCH',
      path: `/api/resume/${resumeId}`,
      field: 'tailoredContent',
      limit: MB,
      bodies: [
        (text) => ({ tailoredContent: text.slice(0, POSTING_CHARS) }),
        (text) => ({ acceptedChanges: text.split('\n') }),
      ],
    },
    post('/api/confirmed-skills', 'skill', SMALL, [
      (text) => ({ skill: text }),
      (text) => ({ skill: text.slice(-80) }),
    ]),
  ]
}

/** The calls of accounts and payments. */
export function listAccountRoutes(): HostileRoute[] {
  return [
    post('/api/auth/register', 'username', SMALL, [
      (text) => ({ username: text, email: EMAIL, password: PASSWORD }),
      (text) => ({ username: 'Ada', email: `${text}@example.org`, password: PASSWORD }),
      (text) => ({ username: 'Ada', email: EMAIL, password: text }),
    ]),
    post('/api/auth/login', 'email', SMALL, [
      (text) => ({ email: `ada@${text.replaceAll(/\W/g, 'a.')}`, password: PASSWORD }),
      (text) => ({ email: nameAddress(text), password: text.slice(0, 200) }),
    ]),
    post('/api/auth/password', 'newPassword', SMALL, [
      (text) => ({ newPassword: text, currentPassword: text }),
      (text) => ({ newPassword: PASSWORD, currentPassword: text.slice(0, 200) }),
    ]),
    post('/api/auth/email', 'email', SMALL, [
      (text) => ({ email: text, currentPassword: PASSWORD }),
      (text) => ({ email: EMAIL, currentPassword: text.slice(0, 200) }),
    ]),
    post('/api/auth/delete-account', 'currentPassword', SMALL, [
      (text) => ({ currentPassword: text }),
      (text) => ({ currentPassword: text.slice(0, 200) }),
    ]),
    post('/api/auth/forgot-password', 'email', SMALL, [(text) => ({ email: text })]),
    post('/api/auth/reset-password', 'token', SMALL, [
      (text) => ({ token: text, password: PASSWORD }),
      (text) => ({ token: text.slice(0, 100), password: text.slice(0, 200) }),
    ]),
    post('/api/create-payment-intent', 'planId', KB, [
      (text) => ({ planId: text, amount: 10 }),
      (text) => ({ planId: 'basic', amount: text }),
    ]),
    post('/api/donation/stripe', 'amount', KB, [
      (text) => ({ amount: text }),
      (text) => ({ amount: text.length }),
    ]),
    post('/api/webhooks/stripe', 'id', 128 * KB, [
      (text) => ({ id: 'evt_1', type: text, data: { object: { id: text } } }),
    ]),
  ]
}

function post(
  path: string,
  field: string,
  limit: number,
  bodies: HostileRoute['bodies'],
): HostileRoute {
  return { method: 'POST', path, field, limit, bodies }
}

/** As many postings as a batch may have. */
function cutIntoPostings(text: string): { jobDescription: string }[] {
  const chars = Math.min(POSTING_CHARS, Math.max(200, Math.ceil(text.length / 500)))
  return Array.from({ length: Math.ceil(text.length / chars) }, (_, index) => ({
    jobDescription: `Gardener ${index}\n${text.slice(index * chars, (index + 1) * chars)}`,
  })).slice(0, 500)
}

/** An address of its own for each length, so that no account's count is what ends it. */
const nameAddress = (text: string): string => `ada-${text.length}@example.org`
