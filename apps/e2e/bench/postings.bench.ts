// 2,000 postings, put in and scored, and how soon the list has them: pnpm bench:postings
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { PostingPage } from '@tailorbird/contracts'
import { makeSettings, startProduct } from '../src/product.ts'
import { POSTING, RESUME } from '../src/samples.ts'
import { openVisitor } from '../src/visitor.ts'

const COUNT = 2000
const GIVE_UP_MS = 600_000
const SKILLS =
  'Telemetry,Epic,ACLS,PALS,Ventilators,Triage,Wound care,IV therapy,Charge nurse experience,Spanish'.split(
    ',',
  )
/** As long as an ordinary posting: what employers say of themselves asks for nothing. */
const ABOUT =
  'We care for our patients and for each other, in the same house for many years. '.repeat(30)

const postings = Array.from({ length: COUNT }, (_, at) => {
  const asked = SKILLS.filter((_skill, place) => (at * 31 + place * 17) % 3 === 0)
  const lines = asked.map((skill) => `- ${skill}`).join('\n')
  return { text: `Nurse ${at}\nClinic ${at}\n\n${ABOUT}\n\n${POSTING}\n${lines}` }
})

const settings = await makeSettings()
const product = await startProduct(settings)
try {
  const visitor = await openVisitor(product.url)
  await visitor.tailor(RESUME, POSTING)
  const list = async (query: string) =>
    (await (await visitor.get(`/api/postings${query}`)).json()) as PostingPage
  const begin = performance.now()
  const answer = await visitor.post('/api/postings', { postings })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  await answer.text()
  const taken = performance.now()
  await list('')
  const first = performance.now()
  let rev = 0
  let asks = 0
  for (let unread = COUNT; unread > 0; asks += 1) {
    if (performance.now() - begin > GIVE_UP_MS) throw new Error(`${unread} are still unread`)
    await delay(700)
    ;({ unread, rev } = await list(`?since=${rev}`))
  }
  const read = performance.now()
  let shown = 0
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: PostingPage = await list(cursor === '' ? '' : `?cursor=${cursor}`)
    shown += page.postings.filter(({ reading }) => reading !== null).length
    cursor = page.nextCursor
  }
  const listed = performance.now()
  const kb =
    Math.round(postings.reduce((sum, { text }) => sum + text.length, 0) / COUNT / 102.4) / 10
  process.stdout.write(
    [
      `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, ${COUNT} postings of ${kb} kB`,
      `taken in after ${seconds(taken - begin)}, first page after ${seconds(first - begin)}`,
      `all ${shown} read and scored after ${seconds(read - begin)} (asked ${asks} times)`,
      `the whole list in ${seconds(listed - read)}`,
      '',
    ].join('\n'),
  )
} finally {
  await product.stop()
  await settings.clear()
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
