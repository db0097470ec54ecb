export { createDb, type Db } from './client.ts'
export { checkDisk, isDatabaseUnavailable, isWorkFlowing, pingDatabase } from './health.ts'
export { listen, type Listener } from './listen.ts'
export { migrate } from './migrate.ts'
export type { News } from './news.ts'
export type { PdfKey } from './schema.ts'
export { changeEmail, changePassword } from './owners/change-account.ts'
export { createUserByIdentity, findUserByIdentity, type Identity } from './owners/identities.ts'
export {
  isOwnerGone,
  lockCurrentOwner,
  noteVisits,
  readAllowance,
  readWantsSuggestions,
  setWantsSuggestions,
  whereOwnerMoved,
  type Owner,
} from './owners/owners.ts'
export {
  isResetTokenValid,
  makeResetLink,
  startPasswordReset,
  usePasswordReset,
} from './owners/password-resets.ts'
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
} from './owners/sessions.ts'
export {
  createUser,
  findAccount,
  findUserByEmail,
  readUser,
  rememberDevice,
  replaceHash,
  type User,
} from './owners/users.ts'
export { readTotals, recordVisit } from './counters/analytics.ts'
export { countHit, deleteEndedHits, type Hits } from './counters/hits.ts'
export { readEntitlements } from './ledger/entitlements.ts'
export { readFreeLeft, type FreeLimits } from './ledger/free-counts.ts'
export { grantEntitlement } from './ledger/grant-entitlement.ts'
export { listBatches, readBatch } from './jobs/batch-list.ts'
export { listBatchResults, listChosenResults, type BatchResult } from './jobs/batch-results.ts'
export { createBatch, type NewBatch } from './jobs/batches.ts'
export { cancelBatch, pauseBatch, retryFailed, type ChangedBatch } from './jobs/change-batch.ts'
export { cancelJob, removeJob, retryJob } from './jobs/change-job.ts'
export { listJobs, readJob } from './jobs/job-lists.ts'
export {
  advanceJob,
  holdJob,
  failJob,
  failRendering,
  finishJobs,
  isPdfAwaited,
  ownsJob,
  startJob,
  tellRenderingFailed,
  type StartedJob,
} from './jobs/jobs.ts'
export { claimLane, type ClaimedJob, type DispatchedJob } from './jobs/lanes.ts'
export { reuseResult } from './resumes/reuse-result.ts'
export {
  readSources,
  readWordsForJob,
  type JobSources,
  type JobWords,
} from './resumes/job-sources.ts'
export { closeStart, countOpenStarts } from './jobs/suspects.ts'
export { findIdleLanes, takeOverdueJobs, type OverdueJob } from './jobs/sweep.ts'
export { takeLease } from './lease.ts'
export {
  addModelSlots,
  drawModelCall,
  keepModelSlot,
  returnModelTokens,
  takeModelSlot,
  type ModelRates,
  type ModelSlot,
} from './pace/model-pace.ts'
export {
  addOwnText,
  listConfirmedSkills,
  listOwnTexts,
  readOwnTexts,
  removeOwnText,
} from './resumes/own-texts.ts'
export { listEarlier, readEarlierChanges } from './resumes/earlier.ts'
export {
  answerForAll,
  findUnsettled,
  listOpenSuggestions,
  markSettled,
  findUnsettledResults,
  readUnsettledAnswers,
  type UnsettledAnswer,
} from './resumes/suggestions.ts'
export { readRequest } from './resumes/read-request.ts'
export { readArchivedText } from './resumes/archived-text.ts'
export { noteLook } from './resumes/note-look.ts'
export { hasPdf, readPdf, savePdf } from './resumes/pdfs.ts'
export { readPostingReading, savePostingReading } from './resumes/posting-readings.ts'
export { readOriginal, type StoredOriginal } from './resumes/originals.ts'
export {
  readForRendering,
  readResume,
  saveTailored,
  type NewTailored,
  type StoredResume,
} from './resumes/resumes.ts'
export { readRevisable, saveRevision, type RevisableResume } from './resumes/revisions.ts'
export { changePosting, deletePostings } from './postings/change-posting.ts'
export { findUnchanged } from './postings/unchanged-postings.ts'
export { nameSources } from './resumes/made-from.ts'
export { statePostings } from './postings/state-postings.ts'
export { eachPosting } from './postings/each-posting.ts'
export { importPostings } from './postings/import-postings.ts'
export { listPostings, readPostingText } from './postings/list-postings.ts'
export { readLacks, readPrints, saveCopies } from './postings/posting-groups.ts'
export {
  findUnreadOwners,
  readUnreadPostings,
  savePostingReadings,
  type ReadPosting,
  type UnreadPosting,
} from './postings/posting-work.ts'
export {
  describeScoredResume,
  keepScoredResume,
  readScoredResume,
} from './postings/scored-resume.ts'
export { readChosenPostings, readNamedPostings } from './postings/tailored-postings.ts'
export { attachPayment, type Attached } from './payments/attach-payment.ts'
export { nameOrder, placeOrder, type NewOrder, type OrderRow } from './payments/orders.ts'
export { readPayment } from './payments/own-payments.ts'
export {
  listPaymentsToCheck,
  noteChecked,
  type PaymentToCheck,
} from './payments/payments-to-check.ts'
export { applyPaymentNews, type AppliedNews } from './payments/payments.ts'
export { noteReceiptSent, readUnsentReceipt, type Receipt } from './payments/receipts.ts'
export {
  addModelFinding,
  endModelCheck,
  handBackModelCheck,
  keepModelCheck,
  readModelCheck,
  startModelCheck,
  takeModelCheck,
  type TakenCheck,
} from './operator/model-checks.ts'
export { adoptDevice } from './data/adopt-device.ts'
export { deleteAccount } from './data/delete-account.ts'
export {
  deleteEndedSessions,
  deleteOldCounts,
  deleteOldReadings,
  deleteUnusedDevices,
  deleteUnusedPdfs,
} from './data/delete-expired.ts'
export { deleteOldResults, deleteRemovedJobs } from './data/delete-old-work.ts'
export { deleteOwner, deleteOwnerData, type DeletedWork } from './data/delete-owner.ts'
export { deleteResume } from './data/delete-resume.ts'
export { eachStored, listPdfs, readPerson, type StoredRow } from './data/export-data.ts'
export { readHoldings } from './data/holdings.ts'
export { listStored, readDeletionTime } from './data/stored-data.ts'
