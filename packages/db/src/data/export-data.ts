import { sql, type Selectable } from 'kysely'
import type { Db } from '../client.ts'
import { DELETED, eachIdPage, type Many } from '../each-id.ts'
import type { PdfKey, Schema } from '../schema.ts'

export type StoredRow<T extends Many> = Selectable<Schema[T]> &
  (T extends 'resumes' ? { original_content: string } : unknown)

const columns = sql`*`
const columnsOfResumes = sql`resumes.*,
  (select original_content from batches where batches.id = resumes.batch_id) as original_content`

/**
 * The owner's rows of a table, results with their original, oldest first, one after the other: they may be large, so memory
 * holds one.
 * @throws Error when one was deleted meanwhile
 */
export async function* eachStored<T extends Many>(
  db: Db,
  ownerId: string,
  table: T,
): AsyncGenerator<StoredRow<T>> {
  for await (const ids of eachIdPage(db, ownerId, table)) {
    for (const id of ids) {
      const { rows } = await sql<StoredRow<T>>`
        select ${table === 'resumes' ? columnsOfResumes : columns} from ${sql.table(table)} where id = ${id} and owner_id = ${ownerId}
      `.execute(db)
      if (!rows[0]) throw new Error(DELETED)
      yield rows[0]
    }
  }
}

/** The PDFs of a result that are stored. */
export function listPdfs(db: Db, resumeId: string): Promise<PdfKey[]> {
  return db
    .selectFrom('pdfs')
    .select(['resume_id as resumeId', 'template', 'size', 'fit'])
    .where('resume_id', '=', resumeId)
    .orderBy('template')
    .orderBy('size')
    .orderBy('fit')
    .execute()
}

/** All that is stored about an owner besides texts, without what opens a door (password, tokens). */
export async function readPerson(db: Db, ownerId: string) {
  const owned = <T extends 'own_texts' | 'payments' | 'entitlements' | 'generation_entries'>(
    table: T,
  ) =>
    sql<Selectable<Schema[T]>>`
      select * from ${sql.table(table)} where owner_id = ${ownerId} order by created_at
    `.execute(db)
  const ofUser = <T extends 'user_sessions' | 'identities' | 'known_devices'>(
    table: T,
    time: string,
  ) =>
    sql<Selectable<Schema[T]>>`
      select * from ${sql.table(table)} where user_id = ${ownerId} order by ${sql.ref(time)}
    `.execute(db)
  const [
    owner,
    user,
    scored,
    ownTexts,
    payments,
    entitlements,
    ledger,
    sessions,
    identities,
    devices,
  ] = await Promise.all([
    db.selectFrom('owners').selectAll().where('id', '=', ownerId).executeTakeFirst(),
    db.selectFrom('users').selectAll().where('id', '=', ownerId).executeTakeFirst(),
    db.selectFrom('scored_resumes').selectAll().where('owner_id', '=', ownerId).executeTakeFirst(),
    owned('own_texts'),
    owned('payments'),
    owned('entitlements'),
    owned('generation_entries'),
    ofUser('user_sessions', 'created_at'),
    ofUser('identities', 'created_at'),
    ofUser('known_devices', 'seen_at'),
  ])
  return {
    owner,
    user,
    scored,
    ownTexts: ownTexts.rows,
    payments: payments.rows,
    entitlements: entitlements.rows,
    ledger: ledger.rows,
    sessions: sessions.rows,
    identities: identities.rows,
    devices: devices.rows,
  }
}
