import { MAX_CONFIRMED_SKILLS } from '@tailorbird/contracts'
import { inTransaction, type Db } from '../client.ts'
import { followOwner, lockOwner, storeForOwner, type Owner } from '../owners/owners.ts'

/** What the owner of a job says they can do: whoever that is by now. */
export async function listSkillsForJob(db: Db, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('confirmed_skills')
    .innerJoin('jobs', 'jobs.owner_id', 'confirmed_skills.owner_id')
    .select('skill')
    .where('jobs.id', '=', jobId)
    .orderBy('confirmed_skills.created_at')
    .orderBy('confirmed_skills.id')
    .execute()
  return rows.map(({ skill }) => skill)
}

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
 * @throws CodedError not_signed_in when the account is gone
 */
export function confirmSkill(db: Db, owner: Owner, skill: string): Promise<boolean> {
  return storeForOwner(db, owner, (id) => addSkill(db, id, skill))
}

function addSkill(db: Db, ownerId: string, skill: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // One at a time for each owner, or the limit could be passed.
    await lockOwner(tx, ownerId)
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
export function removeConfirmedSkill(db: Db, ownerId: string, id: string): Promise<boolean> {
  return followOwner(db, ownerId, async (owner) => {
    const row = await db
      .deleteFrom('confirmed_skills')
      .where('id', '=', id)
      .where('owner_id', '=', owner)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  })
}
