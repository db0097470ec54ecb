import type { HeadingKind } from '@tailorbird/language'

/** Sections whose lines are told apart by what they say; the document's own title is none. */
type BodyKind = Exclude<HeadingKind, 'title'>

/** What a line does in its section. `begin` and `more` are the lines that name a job or a school. */
export type Part = 'heading' | 'body' | 'begin' | 'more'

/** The role of a line: which section it belongs to, and what it does there. */
export interface State {
  kind: BodyKind
  part: Part
}

const KINDS: readonly BodyKind[] = [
  'contact',
  'summary',
  'skills',
  'experience',
  'education',
  'certifications',
  'achievements',
  'languages',
  'other',
]
const NAMED = new Set<BodyKind>(['experience', 'education'])

/** All roles, in the order that weights are stored in. */
export const STATES: readonly State[] = KINDS.flatMap((kind): State[] => {
  const parts: Part[] = NAMED.has(kind) ? ['heading', 'body', 'begin', 'more'] : ['heading', 'body']
  return parts.map((part) => ({ kind, part }))
})

/** The place of a role among STATES. */
export const stateOf = (kind: BodyKind, part: Part) =>
  STATES.findIndex((state) => state.kind === kind && state.part === part)

/** Whether a role may stand behind another: what goes on with a name stands below a name, what is told below a heading is of its section. */
export function mayFollow(from: State, to: State): boolean {
  if (to.part === 'more')
    return from.kind === to.kind && (from.part === 'begin' || from.part === 'more')
  return from.part !== 'heading' || to.part !== 'body' || from.kind === to.kind
}

const PARTS: readonly Part[] = ['heading', 'body', 'begin', 'more']

/** Into which classes a feature sorts roles: those of the layout by what a line does, those of the words by its section. */
export function classOf(feature: string, state: State): number {
  if (feature.startsWith('p:')) return PARTS.indexOf(state.part)
  if (feature.startsWith('k:')) return KINDS.indexOf(state.kind)
  return STATES.indexOf(state)
}

/** As classOf, for two roles, one below the other. */
export function stepClassOf(feature: string, from: State, to: State): number {
  if (feature.startsWith('p:'))
    return (
      2 * (PARTS.length * PARTS.indexOf(from.part) + PARTS.indexOf(to.part)) +
      Number(from.kind === to.kind)
    )
  return STATES.length * STATES.indexOf(from) + STATES.indexOf(to)
}
