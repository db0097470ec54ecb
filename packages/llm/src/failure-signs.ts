import type { APIError } from 'openai'

/** What a failed call means, beside what its status says already. */
export type FailureKind =
  /** The model did not keep to the format; asked again it may. */
  | 'bad-json'
  | 'too-long'
  | 'no-credit'
  | 'filtered'
  /** The quota of a day, or of a month, is used up: it comes back at a time that is known. */
  | 'daily-quota'
  /** The server has no room now: no fault of the request. */
  | 'busy'
  /** The model's process fell over: asked again it may run. */
  | 'crashed'
  /** The machine has too little memory for the model. */
  | 'no-memory'
  /** The address of the server leads to nothing: LM Studio answers 200 there. */
  | 'wrong-path'
  /** It does not know the response format, or can't work with the schema. */
  | 'format'
  /** It does not know `store`. */
  | 'store'
  /** The key, the model, the address or a setting of the server is wrong. */
  | 'settings'

interface Sign {
  means: FailureKind
  /** Statuses that it may come with; none: any. */
  statuses?: readonly number[]
  /** Found in code, type or message, as servers really word them. */
  says?: RegExp
}

/** The first that fits counts. What each server sends stands in servers.contract.test.ts. */
const signs: readonly Sign[] = [
  {
    means: 'bad-json',
    statuses: [400],
    says: /json_validate_failed|model produced invalid content/,
  },
  { means: 'too-long', statuses: [413] },
  {
    means: 'too-long',
    says: /context_length_exceeded|exceed_context_size|maximum context length|context (?:size|length|window)|prompt is too long|input token count|longer than the maximum model length|request too large|reduce the length/i,
  },
  { means: 'no-credit', statuses: [402] },
  {
    means: 'no-credit',
    // A quota of 0 is none: the plan does not have this model.
    says: /insufficient_quota|insufficient.(?:balance|credits?|funds)|credit balance is too low|requires more credits|credits are depleted|spending cap|billing_(?:not_active|hard_limit_reached)|free_tier\w*, limit: 0\b/i,
  },
  {
    means: 'filtered',
    statuses: [400, 403],
    says: /content_filter|content_policy_violation|ResponsibleAIPolicyViolation|\bflagged\b/i,
  },
  {
    means: 'daily-quota',
    statuses: [429],
    says: /PerDay|per.day|\((?:TPD|RPD)\)|daily (?:limit|quota)/i,
  },
  {
    means: 'no-memory',
    statuses: [400, 500, 503],
    says: /requires more system memory|out of memory|insufficient (?:system )?(?:memory|resources)/i,
  },
  { means: 'wrong-path', says: /unexpected endpoint or method/i },
  { means: 'daily-quota', says: /usage limits.{0,40}regain access on/i },
  { means: 'busy', statuses: [429, 529] },
  { means: 'busy', statuses: [500, 503], says: /overloaded|loading model|at capacity/i },
  { means: 'crashed', statuses: [400], says: /model has crashed/i },
  {
    means: 'format',
    statuses: [400, 404, 422],
    says: /response_?(?:format|schema)|json_schema|json_object|json mode|structured output|too many states|samplers|grammar|no endpoints found that (?:can handle|support)/i,
  },
  { means: 'store', statuses: [400, 422], says: /\bstore\b/ },
  {
    means: 'settings',
    statuses: [400, 422],
    says: /api.?key|deployment|api.version|\bmodels?\b.{0,80}\b(?:(?:not|n't) (?:be |currently |yet )?(?:a valid|allowed|available|enabled|exist|found|loaded|support)|unknown|is invalid)|not a valid model|\b(?:no|invalid|unknown|unsupported)\b.{0,20}\bmodels?\b|unsupported|not supported|unrecogni[sz]ed|unknown (?:name|parameter|argument|field)|extra_forbidden/i,
  },
]

const MAX_CHARS = 4000

/** What servers send back of the request or the answer: texts of people, which may say anything. */
const ECHOES = new Set(['input', 'failed_generation', 'flagged_input'])

/** An error's own words, code and type; none of it may leave this package. */
export function quoteError({ error }: APIError): string {
  const said: unknown = JSON.stringify(error, (key, value: unknown) =>
    ECHOES.has(key) ? undefined : value,
  )
  return typeof said === 'string' ? said.slice(0, MAX_CHARS) : ''
}

/** Reads from status and words what a failure means; undefined when they say no more than the status. */
export function findKind(error: APIError): FailureKind | undefined {
  const status = error.status ?? 0
  const said = quoteError(error)
  return signs.find(
    ({ statuses, says }) =>
      (statuses === undefined || statuses.includes(status)) &&
      (says === undefined || says.test(said)),
  )?.means
}
