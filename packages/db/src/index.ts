export { adoptDevice } from './adopt-device.ts'
export { readTotals, recordVisit } from './analytics.ts'
export { attachPayment, type Attached } from './attach-payment.ts'
export { listBatchResults, type BatchResult } from './batch-results.ts'
export { createBatch, type NewBatch } from './batches.ts'
export { cancelBatch, pauseBatch, retryFailed, type ChangedBatch } from './change-batch.ts'
export { cancelJob, removeJob, retryJob } from './change-job.ts'
export { changeEmail, changePassword } from './change-account.ts'
export { createDb, type Db } from './client.ts'
export { readEntitlements } from './entitlements.ts'
export { readFreeLeft, type FreeLimits } from './free-counts.ts'
export { grantEntitlement } from './grant-entitlement.ts'
export { countHit, deleteEndedHits, type Hits } from './hits.ts'
export { readHoldings } from './holdings.ts'
export {
  confirmSkill,
  listConfirmedSkills,
  listSkillsForJob,
  removeConfirmedSkill,
} from './confirmed-skills.ts'
export {
  deleteEndedSessions,
  deleteOldCounts,
  deleteUnusedDevices,
  deleteUnusedPdfs,
} from './delete-expired.ts'
export { deleteAccount } from './delete-account.ts'
export { deleteOwner, deleteOwnerData, type DeletedWork } from './delete-owner.ts'
export { deleteResume } from './delete-resume.ts'
export { checkDisk, isDatabaseUnavailable, pingDatabase } from './health.ts'
export { createUserByIdentity, findUserByIdentity, type Identity } from './identities.ts'
export { listJobs, readJob } from './job-lists.ts'
export {
  advanceJob,
  failJob,
  failRendering,
  finishJobs,
  ownsJob,
  startJob,
  type StartedJob,
} from './jobs.ts'
export { claimLane, type DispatchedJob, type Lane } from './lanes.ts'
export { listen, type Listener } from './listen.ts'
export { migrate } from './migrate.ts'
export type { News } from './news.ts'
export { nameOrder, placeOrder, type NewOrder, type OrderRow } from './orders.ts'
export { readPayment } from './own-payments.ts'
export { listPaymentsToCheck, noteChecked, type PaymentToCheck } from './payments-to-check.ts'
export { noteReceiptSent, readUnsentReceipt, type Receipt } from './receipts.ts'
export { applyPaymentNews, type AppliedNews } from './payments.ts'
export {
  isOwnerGone,
  lockCurrentOwner,
  noteVisits,
  readAllowance,
  whereOwnerMoved,
  type Owner,
} from './owners.ts'
export {
  isResetTokenValid,
  makeResetLink,
  startPasswordReset,
  usePasswordReset,
} from './password-resets.ts'
export { readPostingReading, savePostingReading } from './posting-readings.ts'
export { hasPdf, readPdf, savePdf, type PdfKey } from './pdfs.ts'
export {
  readForRendering,
  readOriginal,
  readResume,
  saveTailored,
  type NewTailored,
} from './resumes.ts'
export { readRevisable, saveRevision, type RevisableResume } from './revisions.ts'
export {
  endAllSessions,
  endOtherSessions,
  endSession,
  endSessions,
  endSessionsOf,
  findLiveSessions,
  insertSession,
  listSessions,
  readSession,
  takeSessionData,
  updateSession,
  type Session,
} from './sessions.ts'
export { eachStored, listPdfs, readPerson, type StoredRow } from './export-data.ts'
export { listStored, readDeletionTime } from './stored-data.ts'
export { findIdleLanes, findOverdueJobs, type OverdueJob } from './sweep.ts'
export {
  createUser,
  findAccount,
  findUserByEmail,
  readUser,
  rememberDevice,
  replaceHash,
  type User,
} from './users.ts'
