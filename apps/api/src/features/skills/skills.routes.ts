import {
  CodedError,
  confirmedSkills,
  confirmSkill as confirmSkillBody,
  MAX_CONFIRMED_SKILLS,
  uuid,
  type ConfirmedSkills,
  type ConfirmSkill,
} from '@tailorbird/contracts'
import {
  addOwnText,
  listConfirmedSkills,
  removeOwnText,
  whereOwnerMoved,
  type Db,
  type Owner,
} from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'

const idParams = object({ skillId: uuid.required() })

/** 'I have this skill': what the asking owner says they can do. */
export function skillsRoutes(instance: FastifyInstance, { db }: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get('/api/confirmed-skills', { schema: { response: { 200: confirmedSkills } } }, (request) =>
    list(db, request.owner.id),
  )

  app.post(
    '/api/confirmed-skills',
    { schema: { body: confirmSkillBody, response: { 200: confirmedSkills } } },
    (request) => addSkill(db, request.owner, request.body),
  )

  app.delete(
    '/api/confirmed-skills/:skillId',
    { schema: { params: idParams } },
    async (request, reply) => {
      if (!(await removeOwnText(db, request.owner.id, request.params.skillId)))
        throw new CodedError('not_found')
      return reply.code(204).send()
    },
  )
}

async function list(db: Db, ownerId: string): Promise<ConfirmedSkills> {
  return { skills: await listConfirmedSkills(db, ownerId) }
}

async function addSkill(
  db: Db,
  owner: Owner,
  { skill, note = '' }: ConfirmSkill,
): Promise<ConfirmedSkills> {
  const text = { kind: 'skill', text: skill.normalize('NFC'), note: note.normalize('NFC') } as const
  if (!(await addOwnText(db, owner, text))) {
    const message = `Up to ${MAX_CONFIRMED_SKILLS} skills can be confirmed. Take one back first.`
    throw new CodedError('invalid_input', { fields: [{ path: 'skill', message }] })
  }
  // Its device may have signed in meanwhile.
  return list(db, (await whereOwnerMoved(db, owner.id)) ?? owner.id)
}
