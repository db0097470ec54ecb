/** Bodies that servers of one's own send, as users and maintainers quoted them in public; ids and names left out. */

export const ollama = {
  noModel: {
    error: {
      message: 'model "qwen3" not found, try pulling it first',
      type: 'api_error',
      param: null,
      code: null,
    },
  },
  tooLittleMemory: {
    error: {
      message: 'model requires more system memory (5.6 GiB) than is available (3.2 GiB)',
      type: 'api_error',
      param: null,
      code: null,
    },
  },
  onlyThoughts: {
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: '', reasoning: 'The user wants a plan …' },
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 5000, completion_tokens: 900, total_tokens: 5900 },
  },
}

const llama = (code: number, message: string, type: string, rest: object = {}) => ({
  error: { code, message, type, ...rest },
})
const size = { n_prompt_tokens: 14429, n_ctx: 8192 }
const tooLong =
  'the request exceeds the available context size. try increasing the context size or enable context shift'

export const llamaCpp = {
  tooLong: llama(400, tooLong, 'exceed_context_size_error', size),
  tooLongOfOld: llama(500, tooLong, 'exceed_context_size_error', size),
  samplers: llama(
    400,
    'Failed to initialize samplers: failed to parse grammar',
    'invalid_request_error',
  ),
  loading: llama(503, 'Loading model', 'unavailable_error'),
}

const vllmMessage =
  "This model's maximum context length is 16384 tokens. However, you requested 19591 tokens (9591 in the messages, 10000 in the completion). Please reduce the length of the messages or completion. None"

export const vllm = {
  tooLong: {
    error: { message: vllmMessage, type: 'BadRequestError', param: null, code: 400 },
  },
  decoderPrompt: {
    object: 'error',
    message:
      'The decoder prompt (length 5000) is longer than the maximum model length of 4096. Make sure that `max_model_len` is no smaller than the number of text tokens.',
    type: 'BadRequestError',
    param: null,
    code: 400,
  },
  tooLongOfOld: {
    object: 'error',
    message: vllmMessage,
    type: 'BadRequestError',
    param: null,
    code: 400,
  },
}

export const lmStudio = {
  noJsonObject: { error: "'response_format.type' must be 'json_schema' or 'text'" },
  tooLong: {
    error:
      'The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 13055>= n_ctx: 4096). Try to load the model with a larger context length, or provide a shorter input.',
  },
  crashed: {
    error: 'The model has crashed without additional information. (Exit code: 6)',
  },
  noSuchPath: {
    error: 'Unexpected endpoint or method. (POST /chat/completions). Returning 200 anyway',
  },
  notLoaded: {
    error: {
      message:
        'No models loaded. Please load a model in the developer page or use the `lms load` command.',
      type: 'invalid_request_error',
      param: 'model',
      code: 'model_not_found',
    },
  },
}
