import type { FindForm } from '../verb-form.ts'

/** The form in which a word is one of the verbs; undefined when it is none. */
export const findEnglishForm: FindForm = (norm, verbs) => {
  if (verbs.has(norm)) return 'base'
  const isStem = (stem: string) =>
    verbs.has(stem) ||
    verbs.has(`${stem}e`) ||
    (stem.at(-1) === stem.at(-2) && verbs.has(stem.slice(0, -1)))
  if (norm.endsWith('ing')) return isStem(norm.slice(0, -3)) ? 'ing' : undefined
  if (norm.endsWith('ied') && verbs.has(`${norm.slice(0, -3)}y`)) return 'ed'
  if (norm.endsWith('ed')) return isStem(norm.slice(0, -2)) ? 'ed' : undefined
  if (norm.endsWith('ies') && verbs.has(`${norm.slice(0, -3)}y`)) return 's'
  const isThird =
    norm.endsWith('s') && (verbs.has(norm.slice(0, -1)) || verbs.has(norm.slice(0, -2)))
  return isThird ? 's' : undefined
}
