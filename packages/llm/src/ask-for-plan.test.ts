import type { Prompt } from '@tailorbird/tailoring'
import { expect, test } from 'vitest'
import { askForPlan } from './ask-for-plan.ts'
import { readPlan } from './read-answer.ts'

const prompt: Prompt = { instructions: '', input: '', schemaName: 'plan', schema: {} }

function cutOff(prompt_tokens: number, completion_tokens: number) {
  const message = { content: '{"edits":[{"targetId":"w0.b0","text":"Pruned' }
  return {
    choices: [{ message, finish_reason: 'length' }],
    usage: { prompt_tokens, completion_tokens },
  }
}

async function failWith(...answers: object[]): Promise<unknown> {
  const asked = askForPlan(async () => {
    const read = readPlan(answers.shift())
    return 'flaw' in read ? read : { plan: read.plan }
  }, prompt)
  return asked.then(
    () => 'no error',
    (error: unknown) => error,
  )
}

test.each([
  ['4,096 tokens', [3600, 496], [3900, 196]],
  ['a token less', [8000, 191], [8100, 91]],
  ['a context of any size', [5000, 1000], [5200, 800]],
])('a context that is full while answering is too small: %s', async (_what, first, second) => {
  const [asked, again] = [first, second].map(([read = 0, wrote = 0]) => cutOff(read, wrote))
  const error = await failWith(asked ?? {}, again ?? {})
  const [read = 0, wrote = 0] = second
  expect(error).toMatchObject({
    code: 'model_input_too_long',
    cause: { message: expect.stringContaining(`full at ${read + wrote} tokens`) },
  })
})

test.each([
  ['a limit on answers', cutOff(3000, 2000), cutOff(3300, 2000)],
  ['a server that counts nothing', cutOff(0, 0), cutOff(0, 0)],
  [
    'another flaw',
    cutOff(3600, 496),
    { choices: [{ message: { content: 'No.' }, finish_reason: 'stop' }] },
  ],
])('%s says nothing of the context', async (_what, first, second) => {
  expect(await failWith(first, second)).toMatchObject({ code: 'model_answer_invalid' })
})
