import { Migrator } from 'kysely/migration'
import type { Db } from './client.ts'
import { createFirstTables } from './migrations/0001-first-tables.ts'
import { addChangesAndConfirmedSkills } from './migrations/0002-changes-and-confirmed-skills.ts'
import { addPausesAndCounters } from './migrations/0003-pauses-and-counters.ts'
import { addRefunds } from './migrations/0004-refunds.ts'
import { addAccountsAndPayments } from './migrations/0005-accounts-and-payments.ts'
import { addDocuments } from './migrations/0006-documents.ts'
import { addPageFits } from './migrations/0007-page-fits.ts'
import { addSections } from './migrations/0008-sections.ts'
import { addOwnTexts } from './migrations/0009-own-texts.ts'
import { addWaitingJobs } from './migrations/0010-waiting-jobs.ts'
import { addTailorOptions } from './migrations/0011-tailor-options.ts'
import { addOneOffEdits } from './migrations/0012-one-off-edits.ts'
import { addModelChecks } from './migrations/0013-model-checks.ts'
import { addCountedEvents } from './migrations/0014-counted-events.ts'
import { addIndexes } from './migrations/0015-indexes.ts'
import { addSweepTimes } from './migrations/0016-sweep-times.ts'
import { addPostings } from './migrations/0017-postings.ts'
import { addModelPace } from './migrations/0020-model-pace.ts'
import { addSuspectJobs } from './migrations/0022-suspect-jobs.ts'
import { addReusedResults } from './migrations/0023-reused-results.ts'
import { addLooksAndBatchPages } from './migrations/0024-looks-and-batch-pages.ts'
import { addEarlierJobsOfPostings } from './migrations/0026-earlier-jobs-of-postings.ts'
import { addNewsOfJobs } from './migrations/0027-news-of-jobs.ts'
import { addNewsOfPostings } from './migrations/0028-news-of-postings.ts'
import { indexOverdueJobs } from './migrations/0029-overdue-jobs.ts'
import { addWordsInQuestion } from './migrations/0030-words-in-question.ts'
import { storeTextsOnce } from './migrations/0031-texts-once.ts'
import { tellOfUnchanged } from './migrations/0032-unchanged-results.ts'

/** All of them, in their order. */
export const migrations = {
  '0001-first-tables': { up: createFirstTables },
  '0002-changes-and-confirmed-skills': { up: addChangesAndConfirmedSkills },
  '0003-pauses-and-counters': { up: addPausesAndCounters },
  '0004-refunds': { up: addRefunds },
  '0005-accounts-and-payments': { up: addAccountsAndPayments },
  '0006-documents': { up: addDocuments },
  '0007-page-fits': { up: addPageFits },
  '0008-sections': { up: addSections },
  '0009-own-texts': { up: addOwnTexts },
  '0010-waiting-jobs': { up: addWaitingJobs },
  '0011-tailor-options': { up: addTailorOptions },
  '0012-one-off-edits': { up: addOneOffEdits },
  '0013-model-checks': { up: addModelChecks },
  '0014-counted-events': { up: addCountedEvents },
  '0015-indexes': { up: addIndexes },
  '0016-sweep-times': { up: addSweepTimes },
  '0017-postings': { up: addPostings },
  '0020-model-pace': { up: addModelPace },
  '0022-suspect-jobs': { up: addSuspectJobs },
  '0023-reused-results': { up: addReusedResults },
  '0024-looks-and-batch-pages': { up: addLooksAndBatchPages },
  '0026-earlier-jobs-of-postings': { up: addEarlierJobsOfPostings },
  '0027-news-of-jobs': { up: addNewsOfJobs },
  '0028-news-of-postings': { up: addNewsOfPostings },
  '0029-overdue-jobs': { up: indexOverdueJobs },
  '0030-words-in-question': { up: addWordsInQuestion },
  '0031-texts-once': { up: storeTextsOnce },
  '0032-unchanged-results': { up: tellOfUnchanged },
}

/**
 * Brings the tables up to date. Safe to call from several processes at once.
 * @throws what the failing migration threw; it leaves nothing half done
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
