import { array, number, object, string, type InferType } from 'yup'
import {
  fileName,
  jobDescription,
  jobNews,
  originalContent,
  sections,
  storable,
  uuid,
} from '../jobs/job.ts'
import {
  MAX_IMPORT_POSTINGS,
  MAX_LINK_CHARS,
  MAX_NOTE_CHARS,
  MAX_POSTING_NAME_CHARS,
} from '../limits.ts'
import { pay, postingTrap, workMode } from './posting-facts.ts'
import { POSTING_STATES } from './posting-states.ts'

const count = number().integer().min(0).required()
const plain = (max: number, what: string) =>
  string()
    .max(max, `${what} may have up to ${max.toLocaleString('en')} characters`)
    .test('storable', `${what} is plain text`, storable)

const name = (what: string) => plain(MAX_POSTING_NAME_CHARS, what)
const note = plain(MAX_NOTE_CHARS, 'A note')
/** Where a posting was found: an address that a browser opens, or nothing. */
const link = plain(MAX_LINK_CHARS, 'A link').matches(/^(?:https?:\/\/\S+)?$/i, {
  message: 'A link begins with https:// or http://',
})
export const postingState = string().oneOf(POSTING_STATES, 'This is no state of a posting')
const DAY = /^\d{4}-\d\d-\d\d$/
/** A day that there is: no 31 February. */
const isDay = (text: string | null | undefined) =>
  text == null ||
  (DAY.test(text) &&
    Number.isFinite(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text))
/** Neither a slip of the keys nor a program's word for 'no date', such as 0000-01-01. */
const isOfOurTime = (text: string | null | undefined) =>
  text == null || !isDay(text) || text.startsWith('20')
const day = string()
  .test('day', 'A date is written as 2026-01-31', isDay)
  .test('time', 'A date lies between 2000-01-01 and 2099-12-31', isOfOurTime)

/** On which day a posting came to each state. */
export const postingDates = object({
  saved: day,
  tailored: day,
  applied: day,
  interview: day,
  offer: day,
  closed: day,
}).noUnknown('Unknown field: ${unknown}')
export type PostingDates = InferType<typeof postingDates>

/** A posting as it comes in; what its person knows of it besides its text counts more than what is read. */
export const newPosting = object({
  text: jobDescription.matches(/\S/, 'A posting needs some text'),
  title: name('A title'),
  company: name('A company'),
  place: name('A place'),
  link,
  note,
  state: postingState,
  dates: postingDates.optional().default(undefined),
}).noUnknown('Unknown field: ${unknown}')
export type NewPosting = InferType<typeof newPosting>

/** Body of POST /api/postings: all of them, or none. */
export const importPostings = object({
  postings: array(newPosting)
    .min(1, 'Add at least one posting')
    .max(
      MAX_IMPORT_POSTINGS,
      `Up to ${MAX_IMPORT_POSTINGS.toLocaleString('en')} postings come in one go`,
    )
    .required(),
}).noUnknown('Unknown field: ${unknown}')
export type ImportPostings = InferType<typeof importPostings>

/** Its answer. */
export const importedPostings = object({
  added: count,
  /** Those that were there with the same text. */
  known: count,
})
export type ImportedPostings = InferType<typeof importedPostings>

/** What was read of a posting, beside the resume. */
export const postingReading = object({
  /** 0 to 100, now and with the posting's own words for what the resume has; null when a score would be a guess. */
  score: number().integer().min(0).max(100).nullable().defined(),
  reachable: number().integer().min(0).max(100).nullable().defined(),
  /** Why there is no score; null when there is one. */
  noScoreReason: string().nullable().defined(),
  /** What it asks for firmly: what the resume shows, and what not. */
  covered: array(string().required()).required(),
  missing: array(string().required()).required(),
  /** How much it asks for firmly. */
  musts: count,
  /** ISO 639-1. */
  language: string().required(),
  words: count,
  pay: pay.nullable().default(null).defined(),
  mode: workMode.nullable().defined(),
  /** The day on which it appeared, and the last one to apply; null where it does not say. */
  posted: day.nullable().defined(),
  closes: day.nullable().defined(),
  /** Why it may not be worth its time, whatever its score. */
  traps: array(postingTrap.required()).required(),
})
export type PostingReading = InferType<typeof postingReading>

const postingJob = jobNews.pick([
  'id',
  'batchId',
  'rev',
  'status',
  'progress',
  'resumeId',
  'matchScore',
  'reused',
])

/** A posting in the list; its text stays in its row. */
export const postingDto = object({
  id: uuid.required(),
  title: string().defined(),
  company: string().defined(),
  place: string().defined(),
  link: string().defined(),
  note: string().defined(),
  state: postingState.required(),
  dates: postingDates.required(),
  createdAt: string().required(),
  /** Null until it is read. */
  reading: postingReading.nullable().defined(),
  /** The posting that this one is a copy of: the first that came in; null when it is none. */
  copyOf: string().uuid().nullable().defined(),
  /** The job that tailors for it; null when none. */
  job: postingJob.nullable().defined(),
})
export type PostingDto = InferType<typeof postingDto>

/** Answer of GET /api/postings/{postingId}: as it came in. */
export const postingText = object({ id: uuid.required(), text: string().required() })

/** Answer of GET /api/postings/lift: what would lift most of an owner's postings, those that block the most first. */
export const postingLift = object({
  lift: array(
    object({
      /** As most of the postings write it. */
      term: string().required(),
      /** So many postings ask for it firmly, and the resume does not show it. */
      postings: count,
      /** So many of them miss nothing else. */
      alone: count,
    }).required(),
  ).required(),
})
export type PostingLift = InferType<typeof postingLift>

/** Query of GET /api/postings. `since`: what changed after that rev. */
export const listPostings = object({
  cursor: string().matches(/^\d{1,15}$/, 'This is no cursor of ours'),
  since: number().integer().min(0).max(Number.MAX_SAFE_INTEGER),
})
export type ListPostings = InferType<typeof listPostings>

export const postingPage = object({
  postings: array(postingDto.required()).required(),
  /** Pass it as `cursor` for the next page; null at the end. */
  nextCursor: string().nullable().defined(),
  /** The newest rev in this answer: the next `since`. */
  rev: count,
  total: count,
  /** So many wait to be read, or to be read anew beside a changed resume. */
  unread: count,
  /** What they are scored against; null when there is no resume yet. */
  resume: object({
    fileName: string().defined(),
    /** Changes with its text. */
    hash: string().required(),
  })
    .nullable()
    .defined(),
})
export type PostingPage = InferType<typeof postingPage>

/** Query of GET /api/postings/export. */
export const exportPostings = object({
  format: string()
    .oneOf(['csv', 'json'] as const)
    .required(),
})

/** Body of POST /api/postings/resume: what postings are scored against from now on. */
export const scoredResume = object({ originalContent, sections, fileName }).noUnknown(
  'Unknown field: ${unknown}',
)
export type ScoredResume = InferType<typeof scoredResume>
export const scoredResumeAnswer = object({ hash: string().required() })

/** Body of PATCH /api/postings/{postingId}. */
export const changePosting = object({
  title: name('A title'),
  company: name('A company'),
  place: name('A place'),
  link,
  note,
  state: postingState,
}).noUnknown('Unknown field: ${unknown}')
export type ChangePosting = InferType<typeof changePosting>
