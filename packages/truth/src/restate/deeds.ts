import { foldWord } from '@tailorbird/language'
import { deedLanguages } from '../words/equals/deeds.ts'
import type { Token } from './tokens.ts'

/** A verb with its forms, in the order of its language, and the noun of its deed. */
export interface Verb {
  forms: readonly string[]
  noun: string | undefined
}

/** A place where a text says a verb: by which of its forms, or by its noun. */
export interface Said {
  verb: Verb
  /** Which of its forms; -1 for the noun. */
  form: number
  start: number
  end: number
}

export const NOUN = -1

/** What may be told as what, in texts that have one of some words. */
interface Equal {
  from: Verb
  to: Verb
  /** Parts of words; none for any text. */
  beside: readonly string[]
}

const fold = (words: string) => words.split('_').map(foldWord).join(' ')

function readLanguage({ deedGroups, irregularVerbs, verbShapes }: (typeof deedLanguages)[number]) {
  const irregular = new Map(
    irregularVerbs
      .trim()
      .split('\n')
      .map((line) => [line.split(' ')[0] ?? '', line.split(' ')]),
  )
  const shapes = verbShapes.map(([shape, forms]) => [new RegExp(`^${shape}$`, 'u'), forms] as const)
  const verbs = new Map<string, Verb>()
  const readVerb = (entry: string): Verb => {
    const [name = '', noun] = entry.split(':')
    const known = verbs.get(name)
    if (known && (noun === undefined || known.noun !== undefined)) return known
    const shape = shapes.find(([one]) => one.test(name))
    const forms =
      irregular.get(name.replaceAll(/[|+]/g, '')) ??
      (shape ? name.replace(shape[0], shape[1]).split(' ') : [name])
    const verb = known ? Object.assign(known, { noun }) : { forms, noun }
    verbs.set(name, verb)
    return verb
  }
  const equals = deedGroups
    .trim()
    .split('\n')
    .flatMap((line): Equal[] => {
      const [group = '', parts] = line.split(' @')
      const beside = parts?.split('|').map(foldWord) ?? []
      const [before = [], after = []] = group
        .split(' > ')
        .map((side) => side.split(' ').map(readVerb))
      if (after.length > 0)
        return before.flatMap((from) => after.map((to) => ({ from, to, beside })))
      return before.flatMap((from) =>
        before.filter((to) => to !== from).map((to) => ({ from, to, beside })),
      )
    })
  return { verbs: [...verbs.values()], equals }
}

const languages = deedLanguages.map(readLanguage)

const saidBy = new Map<string, { verb: Verb; form: number }[]>()
let longest = 1
for (const verb of languages.flatMap(({ verbs }) => verbs))
  for (const [form, written] of [...verb.forms.entries(), [NOUN, verb.noun ?? '-'] as const]) {
    if (written === '-') continue
    const key = fold(written)
    longest = Math.max(longest, key.split(' ').length)
    saidBy.set(key, [...(saidBy.get(key) ?? []), { verb, form }])
  }

const equalsOf = new Map<Verb, Equal[]>()
for (const equal of languages.flatMap(({ equals }) => equals))
  equalsOf.set(equal.from, [...(equalsOf.get(equal.from) ?? []), equal])

/** Whether a line may tell one verb as another. @param words of the line and of what is told */
export const mayTell = (from: Verb, to: Verb, ...texts: readonly (readonly Token[])[]): boolean =>
  (equalsOf.get(from) ?? []).some(
    (equal) =>
      equal.to === to &&
      (equal.beside.length === 0 ||
        texts.every((tokens) =>
          equal.beside.some((part) => tokens.some(({ form }) => form.includes(part))),
        )),
  )

/** Every verb that a text says, longer phrases first. */
export function listSaid(tokens: readonly Token[]): Said[] {
  const said: Said[] = []
  for (let at = 0; at < tokens.length; at += 1)
    for (let size = Math.min(longest, tokens.length - at); size > 0; size -= 1) {
      const run = tokens.slice(at, at + size)
      const found = saidBy.get(run.map(({ form }) => form).join(' '))
      if (!found) continue
      const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0]
      said.push(...found.map((one) => ({ ...one, start, end })))
      break
    }
  return said
}

/** How a form of a verb is written; undefined where it has none. */
export function writeForm({ forms, noun }: Verb, form: number): string | undefined {
  const written = form === NOUN ? noun : forms[form]
  return written === '-' ? undefined : written?.replaceAll('_', ' ')
}
