import { isUntranslated } from '@tailorbird/lexicon'

const WRITTEN = /\d|[.+#]|\p{Ll}\p{Lu}|\p{Lu}{2}|\s\p{Lu}/u

/** Whether a term of the lexicon is a product or the like, by its name, which nobody translates: 'NetSuite', and not 'Grievances'. */
export const isProduct = (name: string): boolean => WRITTEN.test(name) || isUntranslated(name)
