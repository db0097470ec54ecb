import { fileErrors } from './file-errors.ts'

interface CatalogEntry {
  /** HTTP status when an answer carries this code. */
  status: number
  /** Whether a worker may try again by itself. */
  retry: boolean
  title: string
  /** What happened and what to do next, in words for a tired person. */
  sentence: string
}

/** How we fail: HTTP reads `status`, workers read `retry`, people read `sentence`. Codes are stable. */
export const errorCatalog = {
  invalid_input: {
    status: 400,
    retry: false,
    title: 'Invalid input',
    sentence: 'Some fields need another look.',
  },
  signature_invalid: {
    status: 400,
    retry: false,
    title: 'Signature not valid',
    sentence: 'The signature of this webhook is not valid.',
  },
  not_signed_in: {
    status: 401,
    retry: false,
    title: 'Not signed in',
    sentence: 'You are not signed in.',
  },
  invalid_credentials: {
    status: 401,
    retry: false,
    title: 'Not signed in',
    sentence: 'Invalid email or password',
  },
  allowance_exhausted: {
    status: 402,
    retry: false,
    title: 'No generations left',
    sentence: 'You have used all your resume generations. See the plans.',
  },
  plan_required: {
    status: 402,
    retry: false,
    title: 'Part of Pro',
    sentence: 'This template is part of the Pro plan. Choose Classic, or see the plans.',
  },
  cross_site_request: {
    status: 403,
    retry: false,
    title: 'Request from another site',
    sentence:
      'This request came from another site and was refused. Open the page itself and try again.',
  },
  sign_in_again: {
    status: 403,
    retry: false,
    title: 'Sign in again first',
    sentence: 'To be sure that it is you, sign in again and do this within ten minutes.',
  },
  not_found: {
    status: 404,
    retry: false,
    title: 'Not found',
    sentence: 'There is nothing here, or it is not yours.',
  },
  too_slow: {
    status: 408,
    retry: true,
    title: 'Connection too slow',
    sentence: 'Next to nothing of this has arrived for ten seconds. Nothing was lost. Try again.',
  },
  id_conflict: {
    status: 409,
    retry: false,
    title: 'Already used',
    sentence: 'This id was already used for another request. Send it again with a new id.',
  },
  account_exists: {
    status: 409,
    retry: false,
    title: 'Already taken',
    sentence:
      'There is an account with this email or user name already. Sign in, or choose another.',
  },
  wrong_state: {
    status: 409,
    retry: false,
    title: 'Not possible now',
    sentence: 'This job has moved on, so that is no longer possible. Reload to see where it is.',
  },
  not_finished: {
    status: 409,
    retry: false,
    title: 'Not finished yet',
    sentence: 'The PDF of this resume is still being made. Try again in a few seconds.',
  },
  edited_elsewhere: {
    status: 409,
    retry: false,
    title: 'Edited elsewhere',
    sentence: 'This resume was edited in another place at the same time. Load it again and repeat.',
  },
  too_large: {
    status: 413,
    retry: false,
    title: 'File too large',
    sentence: 'File must be less than 5MB',
  },
  unsupported_media_type: {
    status: 415,
    retry: false,
    title: 'Unsupported content',
    sentence: 'Send JSON with the content type application/json.',
  },
  ...fileErrors,
  posting_empty: {
    status: 422,
    retry: false,
    title: 'Job description is empty',
    sentence: 'There is no text in this job description. Paste the posting and try again.',
  },
  token_invalid: {
    status: 422,
    retry: false,
    title: 'Link not valid any more',
    sentence: 'This link has been used or is older than 30 minutes. Ask for a new one.',
  },
  text_too_complex: {
    status: 422,
    retry: false,
    title: 'Takes too long to read',
    sentence:
      'This text takes too long to read. Remove what repeats, or shorten it, and try again.',
  },
  rate_limited: {
    status: 429,
    retry: true,
    title: 'Too many requests',
    sentence: 'That was a lot at once. Wait a minute and try again.',
  },
  too_much_waiting: {
    status: 429,
    retry: true,
    title: 'Enough jobs waiting',
    sentence: 'Many of your jobs are still waiting. Wait until some are done, then add more.',
  },
  storage_full: {
    status: 413,
    retry: false,
    title: 'Storage is full',
    sentence:
      'You have stored as much as there is room for. Delete some resumes on the page Your data.',
  },
  head_too_large: {
    status: 431,
    retry: false,
    title: 'Too much in the head',
    sentence:
      'The address or the cookies of this request are too long. Delete the cookies of this site and try again.',
  },
  internal: {
    status: 500,
    retry: true,
    title: 'Something failed here',
    sentence: 'Something failed on our side. Try again; if it fails again, send us the reference.',
  },
  database_unavailable: {
    status: 503,
    retry: true,
    title: 'Database not available',
    sentence: 'We cannot reach our database right now. Nothing was lost. Try again in a minute.',
  },
  queue_unavailable: {
    status: 503,
    retry: true,
    title: 'Queue not available',
    sentence: 'We cannot take new work right now. Nothing was lost. Try again in a minute.',
  },
  payments_unavailable: {
    status: 503,
    retry: false,
    title: 'Payments not set up',
    sentence: 'Payments are not set up here, so nothing was charged.',
  },
  payment_provider_unavailable: {
    status: 502,
    retry: true,
    title: 'Payment service not available',
    sentence: 'The payment service did not answer. Nothing was charged. Try again in a minute.',
  },
  mail_unavailable: {
    status: 503,
    retry: false,
    title: 'Mail not set up',
    sentence: 'Mail is not set up here, so we cannot send you a link. Ask whoever runs this site.',
  },
  busy: {
    status: 503,
    retry: true,
    title: 'Busy right now',
    sentence: 'A lot is being sent to us right now. Nothing was lost. Try again in a few seconds.',
  },
  model_rate_limited: {
    status: 503,
    retry: true,
    title: 'AI service is busy',
    sentence: 'The AI service is busy. The job goes on by itself when there is room.',
  },
  model_unavailable: {
    status: 502,
    retry: true,
    title: 'AI service not available',
    sentence: 'The AI service did not answer. Try again in a few minutes; nothing was used up.',
  },
  model_timeout: {
    status: 504,
    retry: true,
    title: 'AI service took too long',
    sentence: 'The AI service took too long. Try again; nothing was used up.',
  },
  model_answer_invalid: {
    status: 502,
    retry: false,
    title: 'AI answer not usable',
    sentence:
      'The AI service gave an answer that we could not use. Try again; nothing was used up.',
  },
  model_refused: {
    status: 502,
    retry: false,
    title: 'AI service refused',
    sentence:
      'The AI service refused to work on this text. Check the job description and try again.',
  },
  model_no_credit: {
    status: 502,
    retry: false,
    title: 'AI service without credit',
    sentence:
      'Our account at the AI service has no credit left. Nothing of yours was used up. The operator needs to top it up.',
  },
  model_input_too_long: {
    status: 422,
    retry: false,
    title: 'Too long for the AI model',
    sentence:
      'This resume and this job description are longer than the AI model reads at once. Shorten one of them and try again.',
  },
  model_quota_used_up: {
    status: 503,
    retry: true,
    title: 'AI service has done its share for today',
    sentence:
      'The AI service takes no more work today. The job goes on by itself when its quota is renewed.',
  },
  model_not_configured: {
    status: 502,
    retry: false,
    title: 'AI service refused our key',
    sentence:
      'The AI service does not accept our key or model. The operator needs to check the settings.',
  },
  worker_crashed: {
    status: 500,
    retry: false,
    title: 'Job failed',
    sentence: 'This job stopped several times in the middle. Nothing was used up. Try it again.',
  },
  document_too_large: {
    status: 422,
    retry: false,
    title: 'Too long for a PDF',
    sentence: 'This resume is too long for a PDF (10 pages at most). Shorten it and try again.',
  },
  render_failed: {
    status: 500,
    retry: true,
    title: 'PDF failed',
    sentence:
      'We could not make the PDF. Your tailored resume is safe: try again, or use the markdown.',
  },
  render_timeout: {
    status: 504,
    retry: true,
    title: 'PDF took too long',
    sentence:
      'The PDF is taking long. Your tailored resume is safe: try the download again in a minute.',
  },
} as const satisfies Record<string, CatalogEntry>

export type ErrorCode = keyof typeof errorCatalog
