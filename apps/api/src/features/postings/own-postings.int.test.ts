import {
  MAX_IMPORT_POSTINGS,
  type PostingDto,
  type PostingLift,
  type PostingPage,
  type TailoredPostings,
} from '@tailorbird/contracts'
import { mapRows, readCsvTable, toNewPosting } from '@tailorbird/reading/import'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { renderAs, tailorAs } from '../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const RESUME = `# Ada Reyes

ada@example.org

## Experience

### Orchard House
**Gardener** | 2019 – 2024

- Pruned 40 fruit trees a season and kept the irrigation running`
const write = (title: string, musts: string[]) =>
  `${title}\nHill Park\n\nRequirements:\n${musts.map((must) => `- ${must}`).join('\n')}`
const FITS = write('Head Gardener', ['Pruning', 'Irrigation', 'Fruit trees'])
const FAR = write('Welder', ['MIG welding', 'TIG welding', 'Blueprint reading'])

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

const list = async (browser: Browser, query = '') =>
  (await (await browser.get(`/api/postings${query}`)).json()) as PostingPage

/** The list, once all of it is read. */
const listRead = (browser: Browser) =>
  vi.waitFor(
    async () => {
      const page = await list(browser)
      expect(page.unread).toBe(0)
      return page
    },
    { timeout: 60_000, interval: 50 },
  )

const find = ({ postings }: { postings: PostingDto[] }, title: string) =>
  postings.find((one) => one.title === title) as PostingDto

async function openWith(postings: object[]): Promise<Browser> {
  const browser = await openBrowser(api.url)
  expect((await browser.post('/api/postings/resume', { originalContent: RESUME })).status).toBe(200)
  expect((await browser.post('/api/postings', { postings })).status).toBe(200)
  return browser
}

test('postings that came in are read and scored at once, and nothing is used', async () => {
  const browser = await openWith([
    { text: FITS, link: 'https://hill.example/1', place: 'Leeds' },
    { text: FAR },
    { text: 'We are hiring! Great people.', title: 'Anything' },
  ])
  const page = await listRead(browser)
  expect(page).toMatchObject({ total: 3, unread: 0, nextCursor: null })
  const [fits, far, thin] = ['Head Gardener', 'Welder', 'Anything'].map((title) =>
    find(page, title),
  )
  expect(fits).toMatchObject({
    company: 'Hill Park',
    place: 'Leeds',
    link: 'https://hill.example/1',
    state: 'saved',
    job: null,
    reading: { missing: [], musts: 3, language: 'en' },
  })
  expect(far?.reading?.missing).toEqual(expect.arrayContaining(['MIG welding', 'TIG welding']))
  expect(fits?.reading?.score).toBeGreaterThan(far?.reading?.score ?? 100)
  expect(thin?.reading).toMatchObject({
    score: null,
    noScoreReason: expect.stringMatching(/names/),
  })
  expect(await (await browser.get('/api/device-usage')).json()).toMatchObject({ used: 0 })
  expect(api.logLines.join('')).not.toMatch(/Hill Park|Pruned/)
})

test('the same texts come in once', async () => {
  const browser = await openWith([{ text: FITS }])
  const again = await browser.post('/api/postings', { postings: [{ text: FITS }, { text: FAR }] })
  expect(await again.json()).toEqual({ added: 1, known: 1 })
  expect((await list(browser)).total).toBe(2)
})

test.each([
  ['none', 400, []],
  [
    'too many',
    400,
    Array.from({ length: MAX_IMPORT_POSTINGS + 1 }, (_, at) => ({ text: `Job ${at}` })),
  ],
  ['one of white space', 400, [{ text: FITS }, { text: ' \n' }]],
  ['one with another kind of link', 400, [{ text: FITS, link: 'javascript:alert(1)' }]],
  ['one with a field of somebody else', 400, [{ text: FITS, owner: 'me' }]],
])('%s is refused, and none comes in', async (_name, status, postings) => {
  const browser = await openBrowser(api.url)
  expect((await browser.post('/api/postings', { postings })).status).toBe(status)
  expect((await list(browser)).total).toBe(0)
})

test('another resume or a skill that the person has scores all of them anew', async () => {
  const browser = await openWith([{ text: FAR }])
  const before = find(await listRead(browser), 'Welder').reading
  await browser.post('/api/confirmed-skills', { skill: 'TIG welding' })
  const after = find(await listRead(browser), 'Welder').reading
  expect(after?.missing).toEqual(before?.missing.filter((term) => term !== 'TIG welding'))
  await browser.post('/api/postings/resume', {
    originalContent: `${RESUME}\n- Did MIG welding and blueprint reading`,
  })
  const welder = find(await listRead(browser), 'Welder')
  expect(welder.reading?.missing).toEqual([])
})

test('what was left unread when the process was stopped is read by the next', async () => {
  const browser = await openBrowser(api.url)
  await browser.post('/api/postings', { postings: [{ text: FITS }] })
  // Nobody could read it: there was no resume yet.
  expect(await list(browser)).toMatchObject({ total: 1, unread: 0, resume: null })
  const owners = await api.db
    .selectFrom('postings')
    .select('owner_id')
    .where('read_for', 'is', null)
    .execute()
  const ownerId = owners.at(-1)?.owner_id ?? ''
  await api.db
    .insertInto('scored_resumes')
    .values({ owner_id: ownerId, original_content: RESUME, sections: null, file_name: '' })
    .execute()
  expect(find(await listRead(browser), 'Head Gardener').reading?.score).toBeGreaterThan(50)
})

test('chosen ones become one batch, once however often it is asked for, linked to what comes of them', async () => {
  const browser = await openWith([
    { text: FITS },
    { text: FAR },
    { text: write('Third', ['A', 'B', 'C']) },
  ])
  const page = await listRead(browser)
  const postings = [find(page, 'Head Gardener').id, find(page, 'Welder').id]
  const body = { batchId: crypto.randomUUID(), postings }
  const answer = await browser.post('/api/postings/tailor', body)
  expect(answer.status).toBe(202)
  const tailored = (await answer.json()) as TailoredPostings
  expect(tailored.postings.map(({ job }) => job?.batchId)).toEqual([body.batchId, body.batchId])
  const again = await browser.post('/api/postings/tailor', body)
  expect(await again.json()).toEqual(tailored)
  expect(await (await browser.get('/api/device-usage')).json()).toMatchObject({ reserved: 2 })

  const jobId = find(tailored, 'Head Gardener').job?.id ?? ''
  const resumeId = await tailorAs(api.db, jobId)
  await renderAs(api.db, resumeId)
  const since = await list(browser, `?since=${page.rev}`)
  expect(find(since, 'Head Gardener')).toMatchObject({
    state: 'tailored',
    job: { status: 'done', resumeId },
  })
  expect(since.postings).toHaveLength(2)
})

test('copies are found, traps are named, and what would lift most of them is told', async () => {
  const copied = `Seen on a site\n\n${FAR}\n\nApply today, share with friends`
  const unpaid = `${write('Intern', ['MIG welding', 'Carpentry', 'Masonry'])}\n\nThis internship is unpaid.`
  const browser = await openWith([{ text: FAR }, { text: copied }, { text: unpaid }])
  await listRead(browser)
  const page = await vi.waitFor(async () => {
    const found = await list(browser)
    expect(found.postings.filter(({ copyOf }) => copyOf !== null)).toHaveLength(1)
    return found
  })
  expect(find(page, 'Intern').reading?.traps).toMatchObject([{ kind: 'unpaid' }])
  const { lift } = (await (await browser.get('/api/postings/lift')).json()) as PostingLift
  expect(lift[0]).toMatchObject({ term: 'MIG welding', postings: 2 })
  const applied = { text: `${FAR}\n\nRef 7`, state: 'applied', dates: { applied: '2026-11-02' } }
  await browser.post('/api/postings', { postings: [applied] })
  // What was done something with leads.
  await vi.waitFor(async () => {
    const leads = (await list(browser)).postings.filter(({ copyOf }) => copyOf === null)
    expect(leads.map(({ state }) => state).toSorted()).toEqual(['applied', 'saved'])
  })
})

test('what is exported as JSON comes in again with all that was noted; a table has no formulas', async () => {
  const text = `=HYPERLINK("x"), and "more"\n${FITS}`
  const told = { state: 'applied', note: '=1+1', dates: { applied: '2026-11-02' } }
  const browser = await openWith([{ text, title: 'Head', ...told }])
  const before = await listRead(browser)
  const json = await browser.get('/api/postings/export?format=json')
  expect(json.headers.get('content-disposition')).toMatch(/postings-[\d-]+\.json/)
  const other = await openBrowser(api.url)
  expect((await other.post('/api/postings', await json.json())).status).toBe(200)
  expect((await list(other)).postings).toMatchObject([{ title: 'Head', ...told }])
  const csv = await (await browser.get('/api/postings/export?format=csv')).text()
  const score = before.postings[0]?.reading?.score
  expect(csv).toContain(`applied,2026-11-02,'=1+1,${score},`)
  expect(csv).toContain(`"'=HYPERLINK(""x""), and ""more""\n`)
  expect((await browser.get('/api/postings/export?format=xml')).status).toBe(400)
})

test('more postings than come in with one call, and than are read at once, are all exported in their order', async () => {
  const browser = await openBrowser(api.url)
  const all = Array.from({ length: MAX_IMPORT_POSTINGS + 600 }, (_, at) => ({ text: `Job ${at}` }))
  for (const part of [all.slice(0, MAX_IMPORT_POSTINGS), all.slice(MAX_IMPORT_POSTINGS)])
    expect((await browser.post('/api/postings', { postings: part })).status).toBe(200)
  const json = await browser.get('/api/postings/export?format=json')
  const { postings } = (await json.json()) as { postings: { text: string }[] }
  const csv = await (await browser.get('/api/postings/export?format=csv')).text()
  const texts = all.map(({ text }) => text)
  // One import's postings come in the order of its list.
  expect(postings.map(({ text }) => text)).toEqual(texts)
  const [head = '', ...lines] = csv.trimEnd().split('\r\n')
  const at = head.split(',').indexOf('text')
  expect(lines.map((line) => line.split(',')[at])).toEqual(texts)
})

test('a table that was exported comes in again with texts, names, notes, states and their days', async () => {
  const kept = [
    { text: `- Prune\n${FITS}`, title: '=Head', note: "'-by phone", state: 'applied' },
    { text: `+49 30 1234, "quoted"; and\tmore\n${FAR}`, title: "'Quoted'", note: '@Jo' },
    { text: `'=${FITS}`, title: "''=two", note: '', state: 'offer' },
  ]
  const browser = await openWith(
    kept.map((one, at) => ({
      ...one,
      company: `-Hill ${at}`,
      place: `@Leeds ${at}`,
      ...(one.state ? { dates: { [one.state]: '2026-11-02' } } : {}),
    })),
  )
  const before = await listRead(browser)
  const { id } = find(before, "'Quoted'")
  const asked = { batchId: crypto.randomUUID(), postings: [id] }
  const tailored = (await (
    await browser.post('/api/postings/tailor', asked)
  ).json()) as TailoredPostings
  await renderAs(api.db, await tailorAs(api.db, tailored.postings[0]?.job?.id ?? ''))

  const csv = await (await browser.get('/api/postings/export?format=csv')).text()
  const { postings, faults } = mapRows(readCsvTable(csv))
  expect(faults).toEqual([])
  const body = { postings: postings.map(toNewPosting) }
  expect(await (await browser.post('/api/postings', body)).json()).toEqual({ added: 0, known: 3 })
  const other = await openBrowser(api.url)
  expect(await (await other.post('/api/postings', body)).json()).toEqual({ added: 3, known: 0 })
  const told = ({ title, company, place, note, state, dates }: PostingDto) => ({
    title,
    company,
    place,
    note,
    state,
    dates,
  })
  const [mine, again] = [await list(browser), await list(other)].map((page) =>
    kept.map(({ title }) => told(find(page, title))),
  )
  expect(again).toEqual(mine)
  expect(mine?.map(({ state, dates }) => [state, dates])).toEqual([
    ['applied', { applied: '2026-11-02' }],
    ['tailored', {}],
    ['offer', { offer: '2026-11-02' }],
  ])
})

test('a state, a note and a link are kept, with the day of the state', async () => {
  const browser = await openWith([{ text: FITS }])
  const { id } = find(await listRead(browser), 'Head Gardener')
  const told = { state: 'applied', note: 'Called <b>Jo</b>', link: 'https://hill.example/2' }
  expect(await (await browser.patch(`/api/postings/${id}`, told)).json()).toMatchObject({
    ...told,
    dates: { applied: new Date().toISOString().slice(0, 10) },
  })
  expect((await browser.patch(`/api/postings/${id}`, { state: 'gone' })).status).toBe(400)
  expect((await list(browser)).postings).toMatchObject([told])
})

test('nothing of it is anybody else’s', async () => {
  const browser = await openWith([{ text: FITS }])
  const { id } = find(await listRead(browser), 'Head Gardener')
  const stranger = await openBrowser(api.url)
  expect((await list(stranger)).total).toBe(0)
  expect((await stranger.get(`/api/postings/${id}`)).status).toBe(404)
  expect((await stranger.patch(`/api/postings/${id}`, { note: 'mine' })).status).toBe(404)
  const deleted = await stranger.post('/api/postings/delete', { postings: [id] })
  expect(await deleted.json()).toEqual({ deleted: 0 })
  const asked = { batchId: crypto.randomUUID(), postings: [id] }
  expect((await stranger.post('/api/postings/tailor', asked)).status).toBe(404)
  expect(await (await browser.get(`/api/postings/${id}`)).json()).toEqual({ id, text: FITS })
  expect(await (await browser.post('/api/postings/delete', { postings: [id] })).json()).toEqual({
    deleted: 1,
  })
})
