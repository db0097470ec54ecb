/** @type {(name: string, from: string, to: string | string[], except?: object) => object} */
const forbid = (name, from, to, except = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: except.fromNot ?? [] },
  to: { path: to, pathNot: except.toNot ?? [] },
})
/** A library that only these folders may name. */
const only = (library, folders) =>
  forbid(`only-there-${library}`, '^(apps|packages)/', `node_modules/${library}/`, {
    fromNot: folders.map((folder) => `^${folder}/`),
  })

/** The rooms of `packages/db/src`: each may import those before it. */
const DB_ROOMS = [
  'owners/',
  'counters/',
  'ledger/',
  'jobs/',
  'resumes/',
  'postings/',
  'payments/',
  'operator/',
  'data/',
]
const inDb = (...names) => `^packages/db/src/(${names.join('|')})`

/** What is pure and about texts: each may import those before it, and contracts. */
const TEXT_ROOMS = ['language', 'lexicon', 'document', 'reading', 'matching', 'truth', 'tailoring']
const TEXT = TEXT_ROOMS.join('|')

/** The files and folders of single languages. */
const LANGUAGE_FILES = [
  '/words/[a-z]{2}[/.]',
  '/words/(english|french|german|spanish)[.]',
  '/headings/[a-z]{2}[-.]',
]

const TESTS = '\\.test\\.tsx?$|/testing/'

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    // A folder and those within it are one subject to this rule.
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: `^packages/(${TEXT})/src(/|$)` },
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    forbid('contracts-stand-alone', '^packages/contracts/', '^(packages|apps)/', {
      toNot: ['^packages/contracts/'],
    }),
    {
      name: 'contracts-name-yup-alone',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: [TESTS] },
      to: { dependencyTypes: ['npm', 'core'], pathNot: ['node_modules/yup/'] },
    },
    ...TEXT_ROOMS.map((room, index) =>
      forbid(`text-${room}`, `^packages/${room}/`, '^(packages|apps)/', {
        toNot: [`^packages/(contracts|${TEXT_ROOMS.slice(0, index + 1).join('|')})/`],
      }),
    ),
    // Rules ask for the words of all languages at once, where they are joined.
    forbid('words-are-asked-for-together', `^packages/(${TEXT})/src/`, LANGUAGE_FILES, {
      fromNot: ['/words/', '/headings/index.ts$'],
    }),
    {
      name: 'text-is-pure',
      severity: 'error',
      from: { path: `^packages/(${TEXT})/src/`, pathNot: [TESTS] },
      // The domains that there are are data; what differs between two lists is reckoned; tables are parsed.
      to: { dependencyTypes: ['core', 'npm'], pathNot: ['/node_modules/(?:tlds|diff|papaparse)/'] },
    },
    ...['db', 'queue', 'llm', 'pdf', 'payments', 'mail'].map((adapter) =>
      forbid(`adapter-${adapter}`, `^packages/${adapter}/`, '^(packages|apps)/', {
        fromNot: [TESTS, '/bench/'],
        toNot: [`^packages/(contracts|${TEXT}|${adapter})/`],
      }),
    ),
    ...DB_ROOMS.map((room, index) =>
      forbid(`db-${room}`, inDb('[^/]+\\.ts$', ...DB_ROOMS.slice(0, index)), inDb(room), {
        fromNot: [TESTS, '^packages/db/src/index.ts$'],
      }),
    ),
    forbid('threads-know-contracts-alone', '^packages/threads/', '^(packages|apps)/', {
      toNot: ['^packages/(contracts|threads)/'],
    }),
    forbid('runtime-is-a-leaf', '^packages/runtime/', '^(packages|apps)/', {
      toNot: ['^packages/runtime/'],
    }),
    forbid('clip-knows-contracts-alone', '^packages/clip/', '^(packages|apps)/', {
      toNot: ['^packages/(contracts|clip)/'],
    }),
    forbid('clip-is-for-browsers', '^(packages|apps)/', '^packages/clip/', {
      fromNot: ['^packages/clip/', '^apps/(web|clipper)/'],
    }),
    forbid('clipper-knows-clip-alone', '^apps/clipper/', '^packages/', {
      toNot: ['^packages/clip/'],
    }),
    forbid('fakes-are-a-leaf', '^packages/fakes/', '^(packages|apps)/', {
      toNot: ['^packages/fakes/'],
    }),
    forbid('fakes-in-tests-alone', '^(packages|apps)/', '^packages/fakes/', {
      fromNot: [TESTS, '^packages/fakes/', '^apps/(standalone|e2e)/'],
    }),
    ...['api', 'worker', 'web', 'clipper', 'standalone', 'e2e'].map((app) =>
      forbid(`app-${app}`, `^apps/${app}/`, '^apps/', { toNot: [`^apps/${app}/`] }),
    ),
    forbid('web-knows-contracts-text-and-clip', '^apps/web/', '^packages/', {
      toNot: [`^packages/(contracts|${TEXT}|clip)/`],
    }),
    {
      name: 'features-stand-alone',
      severity: 'error',
      from: { path: '^apps/(api|web)/src/features/([^/]+)/' },
      to: { path: '^apps/(api|web)/src/features/', pathNot: ['^apps/$1/src/features/$2/'] },
    },
    only('kysely', ['packages/db']),
    only('pg', ['packages/db', 'packages/queue']),
    only('bullmq', ['packages/queue']),
    only('ioredis', ['packages/queue']),
    only('openai', ['packages/llm']),
    only('puppeteer-core', ['packages/pdf']),
    only('socket.io', ['apps/api/src/realtime']),
    only('piscina', ['packages/threads']),
    only('stripe', ['packages/payments', 'packages/fakes']),
    only('nodemailer', ['packages/mail']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.css$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
