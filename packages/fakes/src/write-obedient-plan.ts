import type { PromptData } from './read-prompt.ts'
import { reword } from './reword.ts'
import { listBullets, toAnswer } from './write-plan.ts'

const MAX_TEXT_CHARS = 1_500
const MAX_QUOTED_CHARS = 400

/**
 * An answer in the right form of a model that takes an order in the data for one of its own: it
 * writes the order, and what it was told, into the summary, bullets, facts, skills and reasons,
 * empties a bullet, and says in other words what it can, for the order's sake.
 * @param told the instructions of the conversation
 * @returns JSON text
 */
export function writeObedientPlan(data: PromptData, order: string, told: string): string {
  const own = order.slice(0, MAX_TEXT_CHARS)
  const quoted = told.slice(0, MAX_QUOTED_CHARS)
  const bullets = listBullets(data)
  const ids = bullets.map(({ id }) => id)
  const facts = data.texts.filter(({ id }) => /^(?:[wesc]\d+|s\d+\.k\d+)$/.test(id))
  const note = { requirement: own, reason: own }
  const edits = [
    ...facts.map(({ id }) => ({ targetId: id, text: own, sourceIds: [id], ...note })),
    ...bullets.map(({ id, text }, index) => {
      const reworded = reword(text)
      const orders = [`${text} ${own}`, own, quoted, '']
      const words = reworded === text ? (orders[index % orders.length] ?? '') : reworded
      return { targetId: id, text: words, sourceIds: [id], ...note }
    }),
  ]
  return toAnswer(data, bullets, {
    edits,
    summary: [own, quoted].map((text) => ({ text, sourceIds: ids })),
    newSkills: [own, own.slice(0, 40), quoted.slice(0, 40)].map((text) => ({
      text,
      sourceIds: ids,
      ...note,
    })),
  })
}
