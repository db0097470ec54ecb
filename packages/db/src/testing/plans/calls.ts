import { randomUUID } from 'node:crypto'
import * as db from '../../index.ts'
import { newBatch, sampleResult } from '../sample-rows.ts'
import {
  pdfOf,
  rewritten,
  content,
  forget,
  never,
  width,
  readAll,
  ofOwner,
  storedOf,
  userOf,
  runningJob,
  type Call,
} from './given.ts'
import { batchCalls } from './batch-calls.ts'
import { postingCalls } from './posting-calls.ts'
import { processCalls } from './process-calls.ts'

type Exported = keyof typeof db

/** What this package exports and asks no question of its own. */
type Silent =
  | 'createDb'
  | 'migrate'
  | 'listen'
  | 'isDatabaseUnavailable'
  | 'isOwnerGone'
  | 'pingDatabase'
  | 'checkDisk'
  | 'nameSources'
  // Few rows at most: one test of the AI service at a time.
  | 'addModelFinding'
  | 'endModelCheck'
  | 'handBackModelCheck'
  | 'keepModelCheck'
  | 'readModelCheck'
  | 'startModelCheck'
  | 'takeModelCheck'
  // By hand, once in a while, and it is to end all there are.
  | 'endAllSessions'

/** Each function of this package that asks the database, called as the product calls it. One that is missing does not compile. */
export const calls: Record<Exclude<Exported, Silent>, Call> = {
  ...batchCalls,
  ...postingCalls,
  ...processCalls,
  addOwnText: (to, w) => db.addOwnText(to, ofOwner(w), { kind: 'wording', line: 'a', text: 'b' }),
  adoptDevice: (to, w) => db.adoptDevice(to, w.takeOwner('device'), w.takeOwner('user')),
  advanceJob: (to, w) => db.advanceJob(to, w.takeJob('processing'), 30),
  answerForAll: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.answerForAll(to, ownerId, id, { change: 'c1', answer: 'take' })
  },
  applyPaymentNews: async (to, w) => {
    const { id } = await db.placeOrder(to, ofOwner(w), {
      planId: 'basic',
      amount: 10,
      method: 'card',
    })
    return db.applyPaymentNews(to, { orderId: id, intentId: `pi_${id}`, facts: { paid: true } })
  },
  attachPayment: (to, w) => {
    const { id, number } = userOf(w)
    return db.attachPayment(to, id.replace('a', 'd'), `user${number}@example.org`)
  },
  cancelJob: (to, w) => {
    const job = w.takeJob('processing')
    return db.cancelJob(to, job.owner_id, job.id)
  },
  changeEmail: (to, w) => db.changeEmail(to, w.anOwner('user'), `${randomUUID()}@example.org`),
  changePassword: (to, w) => db.changePassword(to, w.anOwner('user'), '!', null),
  claimLane: (to, w) =>
    db.claimLane(to, { ownerId: w.takeJob('queued').owner_id, mode: 'batch' }, width),
  countHit: (to, w) => db.countHit(to, `owner:${userOf(w).number}`, 60_000),
  createBatch: (to, w) =>
    db.createBatch(
      to,
      ofOwner(w),
      newBatch(10, { freeLimits: [{ key: randomUUID(), quota: 10 }] }),
    ),
  createUser: (to) =>
    db.createUser(to, {
      username: randomUUID(),
      email: `${randomUUID()}@example.org`,
      passwordHash: '!',
    }),
  createUserByIdentity: (to) =>
    db.createUserByIdentity(
      to,
      { issuer: 'https://id.example', subject: randomUUID() },
      { username: randomUUID(), email: `${randomUUID()}@example.org` },
    ),
  deleteAccount: (to, w) => db.deleteAccount(to, w.takeOwner('user')),
  deleteEndedHits: (to) => db.deleteEndedHits(to),
  deleteEndedSessions: (to) => db.deleteEndedSessions(to),
  deleteOldCounts: (to) => db.deleteOldCounts(to),
  deleteOldReadings: (to) => db.deleteOldReadings(to),
  deleteOldResults: (to) => db.deleteOldResults(to, 89, never),
  deleteRemovedJobs: (to) => db.deleteRemovedJobs(to, never),
  deleteOwner: (to, w) => db.deleteOwner(to, w.takeOwner('device')),
  deleteOwnerData: (to, w) => db.deleteOwnerData(to, w.takeOwner('device')),
  deleteResume: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.deleteResume(to, ownerId, id)
  },
  deleteUnusedDevices: (to) => db.deleteUnusedDevices(to, 60, never, forget),
  deleteUnusedPdfs: (to) => db.deleteUnusedPdfs(to),
  eachStored: async (to, w) => {
    const owner = w.anOwner('user')
    for (const table of ['resumes', 'batches', 'jobs'] as const)
      await readAll(db.eachStored(to, owner, table))
  },
  endOtherSessions: (to, w) => db.endOtherSessions(to, w.anOwner('user'), randomUUID()),
  endSession: (to) => db.endSession(to, 'none'),
  endSessions: (to, w) => db.endSessions(to, w.anOwner('user')),
  endSessionsOf: (to, w) => db.endSessionsOf(to, `user${userOf(w).number}@example.org`),
  failJob: (to, w) => db.failJob(to, w.takeJob('processing'), 'internal'),
  isPdfAwaited: async (to, w) => {
    const id = await db.saveTailored(to, await runningJob(to, w), sampleResult)
    return db.isPdfAwaited(to, id ?? '')
  },
  tellRenderingFailed: (to) => db.tellRenderingFailed(to, pdfOf(randomUUID()), 'render_failed'),
  failRendering: async (to, w) => {
    const id = await db.saveTailored(to, await runningJob(to, w), sampleResult)
    return db.failRendering(to, pdfOf(id ?? ''), 'render_failed')
  },
  findAccount: (to, w) => db.findAccount(to, `user${userOf(w).number}@example.org`),
  findLiveSessions: (to) => db.findLiveSessions(to, [randomUUID(), randomUUID()]),
  findUnsettled: (to) => db.findUnsettled(to, 20),
  findUnsettledResults: (to, w) => db.findUnsettledResults(to, w.anOwner('user'), 20),
  findUserByEmail: (to, w) =>
    db.findUserByEmail(to, `user${userOf(w).number}@example.org`, randomUUID()),
  findUserByIdentity: (to) =>
    db.findUserByIdentity(to, { issuer: 'https://id.example', subject: '7' }),
  finishJobs: async (to, w) => {
    const id = await db.saveTailored(to, await runningJob(to, w), sampleResult)
    return db.finishJobs(to, id ?? '')
  },
  grantEntitlement: async (to, w) => {
    const ownerId = w.anOwner('user')
    return db.grantEntitlement(to, {
      paymentId: ownerId.replace('a', 'd'),
      ownerId,
      planId: 'basic',
    })
  },
  hasPdf: (to, w) => db.hasPdf(to, pdfOf(storedOf(w).id)),
  holdJob: (to, w) => db.holdJob(to, w.takeJob('processing'), new Date()),
  insertSession: (to, w) =>
    db.insertSession(to, randomUUID(), { ...content, userId: w.anOwner('user') }),
  isResetTokenValid: (to) => db.isResetTokenValid(to, 'none'),
  isWorkFlowing: (to) => db.isWorkFlowing(to),
  listBatches: async (to, w) => {
    const { nextCursor } = await db.listBatches(to, w.anOwner('user'))
    await db.listBatches(to, w.heavy, nextCursor ?? undefined)
  },
  listChosenResults: (to, w) => {
    const jobs = [w.takeJob('done'), w.takeJob('done')]
    return db.listChosenResults(
      to,
      jobs[0]?.owner_id ?? '',
      jobs.map(({ id }) => id),
    )
  },
  listConfirmedSkills: (to, w) => db.listConfirmedSkills(to, w.anOwner('user')),
  listEarlier: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.listEarlier(to, ownerId, id)
  },
  listJobs: async (to, w) => {
    const owner = w.anOwner('user')
    const { rev } = await db.listJobs(to, owner, {})
    await db.listJobs(to, owner, { since: rev - 1 })
    for (const ownerId of [owner, w.heavy]) {
      const page = await db.listJobs(to, ownerId, {})
      await db.listJobs(to, ownerId, { cursor: page.nextCursor ?? undefined })
      await db.listJobs(to, ownerId, { since: page.rev })
      await db.listJobs(to, ownerId, { status: 'error' })
      await db.listJobs(to, ownerId, { status: 'done', batchId: page.jobs[0]?.batchId })
    }
  },
  listOpenSuggestions: (to, w) => db.listOpenSuggestions(to, w.anOwner('user')),
  listOwnTexts: (to, w) => db.listOwnTexts(to, w.anOwner('user')),
  listPaymentsToCheck: (to) => db.listPaymentsToCheck(to, 100),
  listPdfs: (to, w) => db.listPdfs(to, storedOf(w).id),
  listSessions: (to, w) => db.listSessions(to, w.anOwner('user')),
  listStored: (to, w) => db.listStored(to, w.anOwner('user')),
  lockCurrentOwner: (to, w) => db.lockCurrentOwner(to, w.anOwner('user')),
  makeResetLink: (to, w) => db.makeResetLink(to, w.anOwner('user'), new URL('http://localhost')),
  markSettled: (to, w) => db.markSettled(to, w.anOwner('user'), [randomUUID()]),
  nameOrder: (to, w) =>
    db.nameOrder(to, w.anOwner('user').replace('a', 'd'), { intentId: randomUUID() }),
  noteChecked: (to, w) => db.noteChecked(to, w.anOwner('user').replace('a', 'd')),
  noteLook: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.noteLook(to, ownerId, { ...pdfOf(id), template: 'modern' })
  },
  noteReceiptSent: (to, w) => db.noteReceiptSent(to, w.anOwner('user').replace('a', 'd')),
  noteVisits: (to, w) => db.noteVisits(to, [w.anOwner('user'), w.anOwner('device')]),
  ownsJob: (to, w) => db.ownsJob(to, w.takeJob('processing')),
  placeOrder: (to, w) =>
    db.placeOrder(to, ofOwner(w), { planId: 'basic', amount: 10, method: 'card' }),
  readAllowance: (to, w) => db.readAllowance(to, w.anOwner('user')),
  readArchivedText: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.readArchivedText(to, ownerId, id)
  },
  readDeletionTime: (to, w) => db.readDeletionTime(to, w.anOwner('device'), 30),
  readEntitlements: (to, w) => db.readEntitlements(to, w.anOwner('user')),
  readForRendering: (to, w) => db.readForRendering(to, storedOf(w).id),
  readFreeLeft: (to, w) =>
    db.readFreeLeft(to, [{ key: `device:${w.anOwner('device')}`, quota: 2 }]),
  readHoldings: (to, w) => db.readHoldings(to, w.anOwner('user'), []),
  readJob: (to, w) => {
    const job = w.takeJob('done')
    return db.readJob(to, job.owner_id, job.id)
  },
  readOriginal: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.readOriginal(to, ownerId, id)
  },
  readOwnTexts: (to, w) => db.readOwnTexts(to, w.anOwner('user')),
  readPayment: (to, w) => {
    const { id, number } = userOf(w)
    return db.readPayment(to, id, `pi_${number}`)
  },
  readPdf: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.readPdf(to, ownerId, pdfOf(id))
  },
  readPerson: (to, w) => db.readPerson(to, w.anOwner('user')),
  readPostingReading: (to) => db.readPostingReading(to, 'none'),
  readRequest: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.readRequest(to, ownerId, id)
  },
  readResume: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.readResume(to, ownerId, id)
  },
  readRevisable: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.readRevisable(to, ownerId, id)
  },
  readSession: (to) => db.readSession(to, 'none'),
  readTotals: (to) => db.readTotals(to),
  readUnsentReceipt: (to, w) => db.readUnsentReceipt(to, w.anOwner('user').replace('a', 'd')),
  readUnsettledAnswers: (to, w) => db.readUnsettledAnswers(to, w.anOwner('user')),
  readUser: (to, w) => db.readUser(to, w.anOwner('user')),
  readWantsSuggestions: (to, w) => db.readWantsSuggestions(to, w.anOwner('user')),
  readEarlierChanges: (to, w) => db.readEarlierChanges(to, w.takeJob('queued').id),
  readSources: (to, w) => db.readSources(to, w.takeJob('queued')),
  readWordsForJob: (to, w) => db.readWordsForJob(to, w.takeJob('queued').id),
  recordVisit: (to) =>
    db.recordVisit(to, { deviceId: randomUUID(), ipAddress: null, userAgent: null }),
  rememberDevice: (to, w) => db.rememberDevice(to, w.anOwner('user'), randomUUID()),
  removeJob: (to, w) => {
    const job = w.takeJob('done')
    return db.removeJob(to, job.owner_id, job.id)
  },
  removeOwnText: (to, w) => db.removeOwnText(to, w.anOwner('user'), randomUUID()),
  replaceHash: async (to, w) => {
    const user = await db.readUser(to, w.anOwner('user'))
    return user && db.replaceHash(to, user, '!')
  },
  retryFailed: (to, w) => {
    const job = w.takeJob('error')
    return db.retryFailed(to, job.owner_id, job.batch_id, { requestId: 'r', freeLimits: null })
  },
  retryJob: (to, w) => {
    const job = w.takeJob('error')
    return db.retryJob(to, job.owner_id, job.id, { requestId: 'r', freeLimits: null })
  },
  reuseResult: async (to, w) => db.reuseResult(to, await runningJob(to, w), 'hash'),
  savePdf: (to, w) => db.savePdf(to, { ...pdfOf(storedOf(w).id), fit: 1 }, 1, Buffer.from('pdf')),
  savePostingReading: (to) => db.savePostingReading(to, randomUUID(), []),
  saveRevision: (to, w) => {
    const { ownerId, id } = storedOf(w)
    return db.saveRevision(to, ownerId, id, rewritten)
  },
  saveTailored: async (to, w) => db.saveTailored(to, await runningJob(to, w), sampleResult),
  setWantsSuggestions: (to, w) => db.setWantsSuggestions(to, ofOwner(w), true),
  startJob: (to, w) => runningJob(to, w),
  startPasswordReset: (to, w) => db.startPasswordReset(to, w.anOwner('user'), randomUUID()),
  takeSessionData: (to) => db.takeSessionData(to, randomUUID()),
  updateSession: (to) => db.updateSession(to, randomUUID(), content),
  usePasswordReset: async (to, w) => {
    const token = randomUUID()
    await db.startPasswordReset(to, w.anOwner('user'), token)
    return db.usePasswordReset(to, token, '!')
  },
  whereOwnerMoved: (to, w) => db.whereOwnerMoved(to, w.anOwner('device')),
}
