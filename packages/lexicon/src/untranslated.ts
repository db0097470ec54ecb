import { foldCase } from '@tailorbird/language'
import { loadProfessions } from './load-professions.ts'
import type { Entry } from './format/profession.ts'

/** Words for what one does, makes or studies: many have no other word listed, and are no products. */
const DEED =
  /(?:ing|ment|[st]ion|ance|ship|ery|try|ity|logy|graphy|ics|ik|ung|heit|keit|logie|graphie|pflege|recht|wesen|technik|arbeit|bau|kunde|hilfe|gesetz|verordnung|verfahren|dienst|wirtschaft|lehre|schutz|dokumentation|management)s?$/i

const isOneWord = (name: string) => !/\s/.test(name)

/** Whether each name that other languages have for it has its own name within: 'Kubernetes-Cluster'. */
function hasOneName({ name, translations }: Entry): boolean {
  const own = foldCase(name.written)
  return [...translations.values()].flat().every(({ written }) => foldCase(written).includes(own))
}

let known: ReadonlySet<string> | undefined

const build = () =>
  new Set(
    loadProfessions()
      .flatMap(({ entries }) => entries)
      .filter(({ name }) => isOneWord(name.written) && !DEED.test(name.written))
      .filter(hasOneName)
      .map(({ name }) => name.written),
  )

/** Whether a term is one word that no language has another word for, as products are: 'Terraform', and not 'Carpentry'. */
export function isUntranslated(name: string): boolean {
  known ??= build()
  return known.has(name)
}
