import type {
  AnalysisResults,
  Change,
  ErrorCode,
  JobMode,
  JobStatus,
  ModelCheckState,
  ModelFinding,
  OwnTextKind,
  PageSize,
  PaymentFacts,
  PaymentStatus,
  StructuredResume,
  PageFit,
  PaperChoice,
  TemplateName,
} from '@tailorbird/contracts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type {
  IdentityTable,
  KnownDeviceTable,
  PasswordResetTable,
  UserSessionTable,
  UserTable,
} from './account-tables.ts'
import type { BatchReadingTable, BatchTable } from './batch-tables.ts'
import type { CreatedAt, Stamp } from './columns.ts'
import type { HitTable, LeaseTable, ModelPaceTable, ModelSlotTable } from './process-tables.ts'
import type { PostingTable, ScoredResumeTable } from './posting-tables.ts'

/** Who owns rows: a signed-in user or, before that, a device. Counts its generations. */
interface OwnerTable {
  id: string
  kind: 'device' | 'user'
  used: Generated<number>
  reserved: Generated<number>
  created_at: CreatedAt
  last_used_at: Stamp
  /** The user that this device's rows went to. */
  merged_into: string | null
  /** Whether texts that are neither proven nor refused are suggested. */
  wants_suggestions: Generated<boolean>
}

interface PaymentTable {
  id: Generated<string>
  user_id: string | null
  /** Null once its owner's data is deleted. */
  owner_id: string | null
  plan_id: string
  amount: string
  currency: Generated<string>
  payment_method: string
  payment_status: Generated<PaymentStatus>
  stripe_payment_intent_id: string | null
  stripe_checkout_session_id: string | null
  refunded: ColumnType<string, string | undefined, string>
  /** All that the provider has said of it: status and refunded follow from it. */
  facts: ColumnType<PaymentFacts, string | undefined, string>
  checked_at: Date | null
  receipt_sent_at: Date | null
  bitcoin_address: string | null
  bitcoin_tx_hash: string | null
  created_at: CreatedAt
  updated_at: Stamp
}

interface EntitlementTable {
  id: Generated<string>
  payment_id: string
  owner_id: string | null
  /** Null is unlimited. */
  generations: number | null
  /** Taken back by a refund, whether used or not. */
  frozen: Generated<number>
  /** False after a full refund and during a dispute. */
  active: Generated<boolean>
  used: Generated<number>
  reserved: Generated<number>
  created_at: CreatedAt
}

/** Free generations by what they are counted for. */
interface FreeCountTable {
  key: string
  used: Generated<number>
  reserved: Generated<number>
  updated_at: Stamp
}

interface ResumeTable {
  id: Generated<string>
  owner_id: string
  /** Has its original, and stays with it. */
  batch_id: string
  /** The hash of the batch's reading that it was made from; null for results from before readings were kept. */
  reading: string | null
  job_title: string
  company_name: string
  job_description: string
  tailored_content: string | null
  analysis_results: JSONColumnType<AnalysisResults> | null
  changes: ColumnType<Change[], string | undefined, string>
  /** Counts the person's own edits: what was made from an older one is stale. */
  revision: Generated<number>
  has_one_off_edits: Generated<boolean>
  /** The result as data; null for results from before it was kept: their markdown is read. */
  document: ColumnType<StructuredResume | null, string | null | undefined, string>
  /** A hash of all that it was made from; null where it is not to be given again. */
  made_from: string | null
  /** How its PDF was looked at last; null where none but the job's own was. */
  look: ColumnType<PaperChoice | null, string | undefined, string>
  input_tokens: number | null
  cached_tokens: number | null
  output_tokens: number | null
  created_at: CreatedAt
}

interface OwnTextTable {
  id: Generated<string>
  owner_id: string
  /** `reopened`: an answer that was taken back, until all results know. */
  kind: OwnTextKind | 'reopened'
  text: string
  /** The original's line that it stands beside. */
  line: Generated<string>
  /** Of a skill: where or how long. */
  note: Generated<string>
  /** The suggestion that it answers; '' for none. */
  offered: Generated<string>
  /** Of a suggestion that was left: the words that were in question. */
  words: Generated<string[]>
  /** What was asked about a summary; '' for none. */
  question: Generated<string>
  /** Whether all results that wait for this answer have it. */
  settled: Generated<boolean>
  created_at: CreatedAt
}

interface PostingReadingTable {
  hash: string
  terms: JSONColumnType<string[]>
  created_at: CreatedAt
}

interface AnalyticsTable {
  id: Generated<number>
  event_type: string
  ip_address: string | null
  user_agent: string | null
  timestamp: CreatedAt
  /** Whether the totals have it. */
  counted: Generated<boolean>
}

/** A device that came on a day. */
interface VisitTable {
  day: Date
  device_id: string
}

/** Totals of the events that are marked as counted. */
interface CounterTable {
  name: 'visitors' | 'resumes'
  value: number
}

interface JobTable {
  id: string
  batch_id: string
  owner_id: string
  mode: JobMode
  /** Order within a lane. */
  position: Generated<number>
  job_description: string
  title: string
  company: string
  status: Generated<JobStatus>
  progress: Generated<number>
  attempt: Generated<number>
  /** Held back with its batch: no dispatcher takes it. */
  paused: Generated<boolean>
  /** Place in its lane while it is dispatched; one job a place. */
  lane_place: number | null
  dispatched_at: Date | null
  /** When the sweep last looked whether the queue still has it. */
  swept_at: Date | null
  /** Starts of this attempt without an end that anybody saw. */
  open_starts: Generated<number>
  /** It is to be made even where there is a result of the same. */
  anew: Generated<boolean>
  /** Its result was there already, and took no generation. */
  reused: Generated<boolean>
  resume_id: string | null
  error_code: ErrorCode | null
  /** The AI service asked to wait: nothing moves until then. */
  waits_until: Date | null
  rev: Generated<number>
  request_id: string
  created_at: CreatedAt
  updated_at: Stamp
}

interface GenerationEntryTable {
  job_id: string
  attempt: number
  /** Null once its owner's data is deleted. */
  owner_id: string | null
  kind: 'reserve' | 'settle' | 'release' | 'refund'
  /** The purchase that it was taken from. */
  entitlement_id: string | null
  /** Keys of `free_counts` that it was taken from. */
  counted_in: Generated<string[]>
  created_at: CreatedAt
}

/** What a PDF is found by. */
export interface PdfKey extends PaperChoice {
  resumeId: string
}

interface PdfTable {
  resume_id: string
  template: TemplateName
  size: PageSize
  fit: PageFit
  bytes: Buffer
  created_at: CreatedAt
  /** Its last download, to the day. */
  used_at: Stamp
}

/** A test of the AI service, asked for by the operator. */
interface ModelCheckTable {
  id: Generated<string>
  state: Generated<ModelCheckState>
  tries: Generated<number>
  findings: ColumnType<ModelFinding[], string | undefined, string>
  works: boolean | null
  seen_at: Date | null
  ended_at: Date | null
  created_at: CreatedAt
}

export interface Schema {
  owners: OwnerTable
  users: UserTable
  user_sessions: UserSessionTable
  identities: IdentityTable
  password_resets: PasswordResetTable
  known_devices: KnownDeviceTable
  hits: HitTable
  leases: LeaseTable
  model_slots: ModelSlotTable
  model_pace: ModelPaceTable
  payments: PaymentTable
  entitlements: EntitlementTable
  free_counts: FreeCountTable
  resumes: ResumeTable
  own_texts: OwnTextTable
  posting_readings: PostingReadingTable
  analytics: AnalyticsTable
  visits: VisitTable
  counters: CounterTable
  batches: BatchTable
  batch_readings: BatchReadingTable
  jobs: JobTable
  generation_entries: GenerationEntryTable
  pdfs: PdfTable
  model_checks: ModelCheckTable
  postings: PostingTable
  scored_resumes: ScoredResumeTable
}
