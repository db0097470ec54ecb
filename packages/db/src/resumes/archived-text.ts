import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { followOwner } from '../owners/owners.ts'

/** What an archive has of a result beside its PDF. */
interface ArchivedText {
  /** As the resume says it; empty where it was stored before documents were. */
  person: string
  markdown: string
}

/** The text of this owner's result and whose it is, without all else that is stored of it; undefined when there is none. */
export function readArchivedText(
  db: Db,
  ownerId: string,
  id: string,
): Promise<ArchivedText | undefined> {
  return followOwner(db, ownerId, async (owner) => {
    const row = await db
      .selectFrom('resumes')
      .select([
        'tailored_content as markdown',
        sql<string>`coalesce(document -> 'contactInfo' ->> 'fullName', '')`.as('person'),
      ])
      .where('id', '=', id)
      .where('owner_id', '=', owner)
      .executeTakeFirst()
    return row?.markdown == null ? undefined : { person: row.person, markdown: row.markdown }
  })
}
