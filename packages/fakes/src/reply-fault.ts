import type { Reply } from './chat-answer.ts'
import type { Fault } from './fault.ts'
import type { WireFault } from './wire-fault.ts'

/** The faults that are in what the model says. */
type ReplyFault = Exclude<Fault, WireFault>

/** What a model would say, asked for a truthful plan, an inventive one, one that follows an order in the data, or for an opinion that approves of everything. */
export interface Answers {
  truthful: () => string
  inventive: () => string
  obedient: (order: string) => string
  approving: () => string
}

function say(content: string | null, rest: Partial<Reply> = {}): Reply {
  return { content, refusal: null, finishReason: 'stop', ...rest }
}

const fixed = {
  malformed: say('Here is the plan: {"edits": [{"targetId": oops'),
  'off-schema': say('{"resume": "rewritten in full", "score": 100}'),
  empty: say(''),
  refusal: say(null, { refusal: 'I cannot help with that.' }),
  'content-filter': say('', { finishReason: 'content_filter' }),
}

/**
 * Chooses what the model says.
 * @param fault undefined for a good answer
 */
export function chooseReply(fault: ReplyFault | undefined, answers: Answers): Reply {
  if (!fault) return say(answers.truthful())
  if (fault.kind === 'answer') return say(fault.content)
  if (fault.kind === 'invention') return say(answers.inventive())
  if (fault.kind === 'obedience') return say(answers.obedient(fault.order))
  if (fault.kind === 'approval') return say(answers.approving())
  if (fault.kind !== 'truncated') return fixed[fault.kind]
  const content = answers.truthful()
  return say(content.slice(0, Math.floor(content.length / 2)), { finishReason: 'length' })
}
