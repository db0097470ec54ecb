import { familyOf } from './families.ts'
import { listKinds } from './kinds.ts'

/** Whether two terms, by their names, stand beside each other: one is a kind of the other, both are of one kind, or they are near neighbours. */
export function isAkin(one: string, other: string): boolean {
  const [kinds, others] = [listKinds(one), listKinds(other)]
  if (one === other || kinds.has(other) || others.has(one)) return true
  return familyOf(one).has(other) || [...kinds].some((kind) => others.has(kind))
}
