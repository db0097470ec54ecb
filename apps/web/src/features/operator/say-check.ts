import type { ModelCheck, ModelFinding } from '@tailorbird/contracts'

/** What each test is called. */
export const TEST_NAMES: Record<ModelFinding['test'], string> = {
  offline: 'AI service',
  connection: 'Address and key',
  model: 'Model',
  context: 'Context',
  schema: 'Form of an answer',
  speed: 'Speed',
  tailoring: 'A real tailoring',
  reading: 'A second reading',
}

/** How each finding stands: a mark, and the same in words. */
export const STATE_WORDS = {
  good: { mark: '✓', words: 'Holds' },
  note: { mark: '▲', words: 'Look at this' },
  bad: { mark: '✗', words: 'Does not hold' },
} as const satisfies Record<ModelFinding['state'], object>

function sayDone({ works, findings }: ModelCheck): string {
  if (findings.some(({ test }) => test === 'offline')) {
    return 'No AI service is set up. That is fine: the offline engine does the jobs.'
  }
  if (!works) return 'Jobs will fail until what does not hold is mended.'
  const open = findings.filter(({ state }) => state !== 'good').length
  if (open === 0) return 'All of it holds: jobs will work.'
  return `Jobs will work. ${open === 1 ? 'One thing' : `${open} things`} could be better.`
}

function sayUnderWay({ state, isStuck, findings }: ModelCheck): string {
  if (state === 'waiting') {
    return isStuck
      ? 'No worker has taken this test for a while. Is the tailor worker running? The test begins when one is there.'
      : 'Waiting for a worker…'
  }
  if (isStuck) {
    return 'The worker that tests is silent. Another one begins anew: is the tailor worker running?'
  }
  const count = findings.length
  return count === 0
    ? 'Testing… This may take a few minutes.'
    : `Testing… ${count} ${count === 1 ? 'result' : 'results'} so far.`
}

/** How a test stands, in a sentence or two. */
export function sayCheck(check: ModelCheck): string {
  if (check.state === 'done') return sayDone(check)
  if (check.state === 'failed') {
    return 'The test was stopped in the middle, which says nothing about the AI service. Look into the log of the tailor worker, then test again.'
  }
  return sayUnderWay(check)
}
