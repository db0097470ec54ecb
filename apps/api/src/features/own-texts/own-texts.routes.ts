import {
  addOwnText as addOwnTextBody,
  CodedError,
  listOwnTexts as listOwnTextsQuery,
  MAX_CONFIRMED_SKILLS,
  MAX_LEFT_TEXTS,
  MAX_OWN_TEXTS,
  ownTexts,
  uuid,
  type AddOwnText,
  type OwnTexts,
} from '@tailorbird/contracts'
import {
  addOwnText,
  listOwnTexts,
  removeOwnText,
  whereOwnerMoved,
  type Db,
  type Owner,
} from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'

const idParams = object({ ownTextId: uuid.required() })

/** What the asking owner said of texts of their resumes: it is a source from then on, until they take it back. */
export function ownTextsRoutes(instance: FastifyInstance, { db }: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get(
    '/api/own-texts',
    { schema: { querystring: listOwnTextsQuery, response: { 200: ownTexts } } },
    (request) => listOwnTexts(db, request.owner.id, request.query.cursor),
  )

  app.post(
    '/api/own-texts',
    { schema: { body: addOwnTextBody, response: { 200: ownTexts } } },
    (request) => add(db, request.owner, request.body),
  )

  app.delete(
    '/api/own-texts/:ownTextId',
    { schema: { params: idParams } },
    async (request, reply) => {
      if (!(await removeOwnText(db, request.owner.id, request.params.ownTextId)))
        throw new CodedError('not_found')
      return reply.code(204).send()
    },
  )
}

const MOST = {
  skill: MAX_CONFIRMED_SKILLS,
  wording: MAX_OWN_TEXTS,
  fact: MAX_OWN_TEXTS,
  left: MAX_LEFT_TEXTS,
}

async function add(
  db: Db,
  owner: Owner,
  { kind, text, line = '', note = '', words = [] }: AddOwnText,
): Promise<OwnTexts> {
  const own = {
    kind,
    text: text.normalize('NFC'),
    line: line.normalize('NFC'),
    note: note.normalize('NFC'),
    words: kind === 'left' ? words.map((word) => word.normalize('NFC')) : [],
  }
  if (!(await addOwnText(db, owner, own))) {
    const message = `Up to ${MOST[kind].toLocaleString('en')} of these can be kept. Take one back first.`
    throw new CodedError('invalid_input', { fields: [{ path: 'text', message }] })
  }
  // Its device may have signed in meanwhile.
  return listOwnTexts(db, (await whereOwnerMoved(db, owner.id)) ?? owner.id)
}
