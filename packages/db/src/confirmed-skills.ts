import { MAX_CONFIRMED_SKILLS } from '@tailorbird/contracts'
import { inTransaction, type Db } from './client.ts'

/** What the owner says they can do, oldest first. */
export function listConfirmedSkills(
  db: Db,
  ownerId: string,
): Promise<{ id: string; skill: string }[]> {
  return db
    .selectFrom('confirmed_skills')
    .select(['id', 'skill'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * Records a skill, once however often it is said.
 * @returns false when the owner has confirmed as many as there may be
 */
export function confirmSkill(db: Db, ownerId: string, skill: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // One at a time for each owner, or the limit could be passed.
    await tx.selectFrom('owners').select('id').where('id', '=', ownerId).forUpdate().execute()
    const known = await listConfirmedSkills(tx, ownerId)
    if (known.some((one) => one.skill.toLowerCase() === skill.toLowerCase())) return true
    if (known.length >= MAX_CONFIRMED_SKILLS) return false
    await tx
      .insertInto('confirmed_skills')
      .values({ owner_id: ownerId, skill })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })
}

/** Takes one back. @returns whether it was there and theirs */
export async function removeConfirmedSkill(db: Db, ownerId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('confirmed_skills')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
