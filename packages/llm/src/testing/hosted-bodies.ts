/** Bodies that hosted services send, as users and maintainers quoted them in public; ids and names left out. */

const openai = (message: string, rest: object = {}) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...rest },
})

/** Google's errors come as a list. */
const google = (code: number, status: string, message: string, details?: object[]) => [
  { error: { code, message, status, ...(details && { details }) } },
]

const quotaDocs = 'https://ai.google.dev/gemini-api/docs/rate-limits'
const requests = 'generativelanguage.googleapis.com/generate_content_free_tier_requests'
const failQuota = (quotaIds: string[], retryDelay: string, limit = 50) =>
  google(
    429,
    'RESOURCE_EXHAUSTED',
    `You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: ${quotaDocs}.\n* Quota exceeded for metric: ${requests}, limit: ${limit}, model: gemini-3-flash\nPlease retry in ${retryDelay}.`,
    [
      {
        '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
        violations: quotaIds.map((quotaId) => ({ quotaMetric: requests, quotaId })),
      },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay },
    ],
  )

const unknownStore = 'Invalid JSON payload received. Unknown name "store": Cannot find field.'

export const gemini = {
  unknownStore: google(400, 'INVALID_ARGUMENT', unknownStore, [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ description: unknownStore }],
    },
  ]),
  unknownKeyword: google(
    400,
    'INVALID_ARGUMENT',
    `Invalid JSON payload received. Unknown name "additionalProperties" at 'generation_config.response_schema': Cannot find field.`,
  ),
  tooManyStates: google(
    400,
    'INVALID_ARGUMENT',
    'The specified schema produces a constraint that has too many states for serving. Typical causes of this error are schemas with lots of text (for example, very long property or enum names), schemas with long array length limits (especially when nested), or schemas using complex value matchers (for example, integers or numbers with minimum/maximum bounds or strings with complex formats like date-time)',
  ),
  bare: google(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'),
  key: google(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
  ]),
  tooLong: google(
    400,
    'INVALID_ARGUMENT',
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
  ),
  overloaded: google(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  perMinute: failQuota(['GenerateRequestsPerMinutePerProjectPerModel-FreeTier'], '26s'),
  perDay: failQuota(['GenerateRequestsPerDayPerProjectPerModel-FreeTier'], '47s'),
  prepaidUsedUp: google(
    429,
    'RESOURCE_EXHAUSTED',
    'Your prepayment credits are depleted. Please go to AI Studio to manage your project and billing.',
  ),
  spendingCap: google(
    429,
    'RESOURCE_EXHAUSTED',
    'Your project has exceeded its monthly spending cap. Please go to AI Studio at https://ai.studio/spend to manage your project spend cap.',
  ),
  notInPlan: failQuota(['GenerateRequestsPerDayPerProjectPerModel-FreeTier'], '59.953424872s', 0),
}

const groqLimit = 'in organization `org_x` service tier `on_demand` on tokens per'

export const groq = {
  jsonFailed: {
    error: {
      message:
        "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.",
      type: 'invalid_request_error',
      code: 'json_validate_failed',
      failed_generation: '{"edits": [{"text": "insufficient_quota, context length"',
    },
  },
  noSchema: openai(
    'This model does not support response format `json_schema`. See supported models at https://console.groq.com/docs/structured-outputs#supported-models',
    { param: 'response_format' },
  ),
  tooLarge: {
    error: {
      message: `Request too large for model \`llama-3.3-70b-versatile\` ${groqLimit} minute (TPM): Limit 12000, Requested 14137, please reduce your message size and try again.`,
      type: 'tokens',
      code: 'rate_limit_exceeded',
    },
  },
  perMinute: {
    error: {
      message: `Rate limit reached for model \`llama-3.1-8b-instant\` ${groqLimit} minute (TPM): Limit 6000, Used 5034, Requested 1443. Please try again in 4.77s.`,
      type: 'tokens',
      code: 'rate_limit_exceeded',
    },
  },
  perDay: {
    error: {
      message: `Rate limit reached for model \`llama-3.3-70b-versatile\` ${groqLimit} day (TPD): Limit 100000, Used 97050, Requested 3619. Please try again in 9m38.016s.`,
      type: 'tokens',
      code: 'rate_limit_exceeded',
    },
  },
}

export const mistral = {
  extraForbidden: {
    detail: [
      {
        type: 'extra_forbidden',
        loc: ['body', 'store'],
        msg: 'Extra inputs are not permitted',
        input: false,
      },
    ],
  },
  otherExtra: {
    object: 'Error',
    message: [
      { type: 'extra_forbidden', loc: ['body', 'n'], msg: 'Extra inputs are not permitted' },
    ],
    type: 'invalid_request_error',
    code: 3001,
  },
  tooLong: {
    object: 'error',
    message:
      'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
    type: 'invalid_request_prompt',
    param: null,
    code: '3051',
  },
}

export const deepseek = {
  noBalance: {
    error: {
      message: 'Insufficient Balance',
      type: 'unknown_error',
      param: null,
      code: 'invalid_request_error',
    },
  },
  noSchema: openai('This response_format type is unavailable now', {
    code: 'invalid_request_error',
  }),
}

const routing =
  'To learn more about provider routing, visit: https://openrouter.ai/docs/provider-routing'
const router = (code: number, message: string, metadata?: object) => ({
  error: { message, code, ...(metadata && { metadata }) },
})

export const openrouter = {
  flagged: router(
    403,
    'Your chosen model requires moderation and your input was flagged for "violence"',
    {
      reasons: ['violence'],
      flagged_input: 'context length, insufficient_quota',
      provider_name: 'OpenAI',
    },
  ),
  noEndpoint: router(
    404,
    `No endpoints found that can handle the requested parameters. ${routing}`,
  ),
  noModel: router(404, 'No endpoints found for nousresearch/hermes-3-llama-3.1-405b:free.'),
  noCredit: router(
    402,
    'This request requires more credits, or fewer max_tokens. You requested up to 65536 tokens, but can only afford 10114.',
    { provider_name: null },
  ),
  upstreamBusy: router(429, 'Provider returned error', {
    raw: 'z-ai/glm-5.3-flash is temporarily rate-limited upstream. Please retry shortly.',
    provider_name: 'BaseTen',
  }),
  freePerDay: (reset: number) =>
    router(429, 'Rate limit exceeded: free-models-per-day', {
      headers: {
        'X-RateLimit-Limit': '50',
        'X-RateLimit-Remaining': '0',
        'X-RateLimit-Reset': String(reset),
      },
    }),
  hidden: router(502, 'Network connection lost.', { error_type: 'provider_unavailable' }),
  brokenOff: {
    id: 'gen-1',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: '{"edits": [{"text": "partial' },
        finish_reason: 'error',
      },
    ],
    usage: { prompt_tokens: null, completion_tokens: null, total_tokens: 0 },
  },
}

export const azure = {
  noDeployment: {
    error: {
      code: 'DeploymentNotFound',
      message:
        'The API deployment for this resource does not exist. If you created the deployment within the last 5 minutes, please wait a moment and try again.',
    },
  },
  filtered: {
    error: {
      message:
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.",
      type: null,
      param: 'prompt',
      code: 'content_filter',
      status: 400,
      innererror: {
        code: 'ResponsibleAIPolicyViolation',
        content_filter_result: { jailbreak: { filtered: true, detected: true } },
      },
    },
  },
  oldVersion: {
    error: {
      code: 'BadRequest',
      message:
        'response_format value as json_schema is enabled only for api versions 2024-08-01-preview and later',
    },
  },
}

export const anthropic = {
  noCredit: {
    type: 'error',
    error: {
      type: 'invalid_request_error',
      message:
        'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
    },
    request_id: 'req_x',
  },
  usageLimit: {
    type: 'error',
    error: {
      type: 'invalid_request_error',
      message:
        'You have reached your specified API usage limits. You will regain access on 2026-12-01 at 00:00 UTC.',
    },
  },
  tooLong: openai('prompt is too long: 210000 tokens > 200000 maximum'),
  overloaded: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
}

export const openaiApi = {
  noCredit: openai('You exceeded your current quota, please check your plan and billing details.', {
    type: 'insufficient_quota',
    code: 'insufficient_quota',
  }),
  tooLargeForLimit: openai(
    'Request too large for gpt-4o on tokens per min (TPM): Limit 30000, Requested 342389. The input or output tokens must be reduced in order to run successfully.',
    { type: 'tokens', code: 'rate_limit_exceeded' },
  ),
  noModel: openai('The model `gpt-9` does not exist or you do not have access to it.', {
    code: 'model_not_found',
  }),
  invalidContent: openai(
    'The model produced invalid content. Consider modifying your prompt if you are seeing this error persistently.',
  ),
  badMessages: openai('Invalid value for content: expected a string.', { param: 'messages' }),
}
