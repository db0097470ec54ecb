/** Largest resume file, in bytes (specification, section 5). */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024
/** Most sections that a corrected resume names, and the longest heading, in characters. */
export const MAX_SECTIONS = 100
export const MAX_HEADING_CHARS = 200
/** Longest job description, in characters: ten times the longest posting people paste. */
export const MAX_POSTING_CHARS = 100_000
/** Longest markdown that a person may edit, in characters: far more than ten printed pages. */
export const MAX_MARKDOWN_CHARS = 100_000
/** Largest body with such a text, in bytes: a character may take four, and escaping adds some. */
export const MAX_PATCH_BODY_BYTES = 1024 * 1024
/** Longest skill that a person may confirm, in characters, and how many of them. */
export const MAX_SKILL_CHARS = 80
export const MAX_CONFIRMED_SKILLS = 200
/** Longest line that a person may keep as theirs, and longest note on a skill, in characters. */
export const MAX_OWN_TEXT_CHARS = 2000
export const MAX_SKILL_NOTE_CHARS = 200
/** Most lines and facts that are kept as one person's, and most wordings that they left. */
export const MAX_OWN_TEXTS = 2000
export const MAX_LEFT_TEXTS = 2000
/** Most of them in one page of their list. */
export const OWN_TEXTS_PAGE_SIZE = 100
/** Most suggestions in one answer, and of how many results, the newest first, they are looked for. */
export const SUGGESTIONS_PAGE_SIZE = 50
export const SUGGESTIONS_RESULTS = 1000
/** Most jobs named with a suggestion that concerns more of them. */
export const SUGGESTION_JOBS = 5
/** Most jobs in one batch. */
export const MAX_BATCH_JOBS = 500
/** Most jobs that one archive is asked for by their ids. */
export const MAX_ARCHIVE_JOBS = 500
/** So many postings are looked at in one call, before anything is made of them. */
export const MAX_CHECKED_POSTINGS = 20
/** Most postings that come in one go, and most that are kept as one person's. */
export const MAX_IMPORT_POSTINGS = 2000
export const MAX_POSTINGS = 5000
/** Largest body with postings, in bytes: four times 2,000 ordinary ones. */
export const MAX_IMPORT_BODY_BYTES = 32 * 1024 * 1024
/** Most of them in one page of their list. */
export const POSTINGS_PAGE_SIZE = 250
/** Most terms that are named as what would lift most of them. */
export const POSTING_LIFT_TERMS = 15
/** Longest title, company or place of a posting, its link and the note on it, in characters. */
export const MAX_POSTING_NAME_CHARS = 200
export const MAX_LINK_CHARS = 2000
export const MAX_NOTE_CHARS = 2000
/** Most terms of a posting that a list names as shown or missing, and the longest. */
export const MAX_LISTED_TERMS = 20
export const MAX_LISTED_TERM_CHARS = 80
/** Largest body with one resume and one posting, in bytes: escaping may double a text. */
export const MAX_TAILOR_BODY_BYTES = 12 * 1024 * 1024
/** Largest body of a call that says nothing else, and of one that takes none, in bytes. */
export const MAX_SMALL_BODY_BYTES = 64 * 1024
export const MAX_NO_BODY_BYTES = 1024
/** Largest HTTP body, in bytes: one resume and a full batch of ordinary postings. */
export const MAX_BODY_BYTES = 24 * 1024 * 1024
/** Characters of a result's preview. */
export const PREVIEW_CHARS = 500
/** Longest job title and company that a list shows, in characters. */
export const SHOWN_TITLE_CHARS = 40
export const SHOWN_COMPANY_CHARS = 25
/** How long the tailor call holds its answer before it gives the job instead, in milliseconds. */
export const TAILOR_WAIT_MS = 60_000
/** Pause between two jobs of one queue lane, in milliseconds (specification, section 4). */
export const QUEUE_LANE_PAUSE_MS = 100
/** Most jobs in one page of a job list. */
export const JOBS_PAGE_SIZE = 100
/** Most batches in one page of their list: each may have 500 jobs, which are counted anew. */
export const BATCHES_PAGE_SIZE = 10
/** Most resumes in one page of the list of what is stored. */
export const STORED_PAGE_SIZE = 100
/** Most payments in it; the export has all. */
export const STORED_PAYMENTS = 50
/**
 * How long a PDF that nobody downloads is kept, a job that was taken off the list, a single event of analytics, what a model
 * found in a posting, and what a visitor without an account has bought and not used after the last visit, in days.
 */
export const KEPT_DAYS = {
  pdf: 30,
  removed: 30,
  analytics: 90,
  reading: 365,
  purchase: 365,
} as const
/** A donation in US dollars (specification, section 9). */
export const DONATION = { min: 1, max: 1000, default: 10 } as const
/** How long the ad dialog counts down unless the operator says otherwise, in seconds. */
export const AD_VIEW_SECONDS = 10
/** Pause between two downloads of one batch, in milliseconds. */
export const DOWNLOAD_PAUSE_MS = 500
/** Days after the last visit of an anonymous device on which its data goes, unless the operator says otherwise. */
export const RETENTION_DAYS = 30
/** How long a link for a forgotten password works, in milliseconds. */
export const RESET_TOKEN_MS = 30 * 60_000
/** From the confirmed payment to the success page, and from one that is still processed, in milliseconds. */
export const PAID_REDIRECT_MS = 1500
export const PROCESSING_REDIRECT_MS = 2000
