import type { StructuredResume } from '@tailorbird/contracts'
import { foldCase, SMALL_WORDS } from '@tailorbird/language'
import { coverFields, countFields, type Fields, type Posting } from '@tailorbird/lexicon'

/** Words that say how high a job is and not which. */
const UNTOLD = new Set(
  'fur o senior junior lead principal staff head deputy i ii iii iv sr jr mid level intern trainee apprentice apprenti apprentie alternant auszubildende auszubildender praktikant praktikantin stagiaire becario becaria full part time m f w d h x'.split(
    ' ',
  ),
)
/** Heads of titles that say little of which job it is. */
const GENERAL = new Set(
  'specialist manager engineer officer assistant operator technician coordinator worker employee consultant associate administrator agent member executive leader director supervisor chief analyst developer generalist representative helper mitarbeiter mitarbeiterin fachkraft leiter leiterin sachbearbeiter sachbearbeiterin employe employee responsable charge chargee technicien technicienne ouvrier tecnico tecnica encargado encargada auxiliar ingeniero ingeniera ingenieur'.split(
    ' ',
  ),
)
const GENERAL_SHARE = 0.5

/** Words with so much of the longer one in common are forms of one word: 'microbiologist', 'microbiology'. */
const ALIKE = 0.75
const MIN_ALIKE_CHARS = 5
/** German puts nouns together: 'Altenpflegerin' and 'Pflegefachkraft' share one. */
const MIN_COMPOUND_CHARS = 10
const MIN_SHARED_CHARS = 6
const MAX_WORDS = 12
/** Fewer terms of a posting do not say which field it is of. */
export const LEAST_ASKED = 3

const wordsOf = (title: string) =>
  (foldCase(title.slice(0, 200)).match(/[\p{L}\p{N}+#]{2,}/gu) ?? [])
    .filter((word) => !UNTOLD.has(word) && !SMALL_WORDS.has(word))
    .slice(0, MAX_WORDS)

/** How many letters two words begin with alike. */
function countAlike(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

function shareNoun(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_COMPOUND_CHARS) return false
  for (let at = 0; at + MIN_SHARED_CHARS <= one.length; at += 1)
    if (other.includes(one.slice(at, at + MIN_SHARED_CHARS))) return true
  return false
}

function areAlike(one: string, other: string): boolean {
  if (one === other) return true
  const same = countAlike(one, other)
  return (
    (same >= MIN_ALIKE_CHARS && same >= ALIKE * Math.max(one.length, other.length)) ||
    shareNoun(one, other)
  )
}

/** How far a job that one had is the job of a posting. */
export interface JobFit {
  /** 0 to 1: the share of the posting's title that the job's title says as well. */
  share: number
  /** 0 to 1: how alike the fields of work are that the resume and the posting speak of. */
  field: number
}

/**
 * How far a resume's jobs are the job of a posting, by their titles: 'Senior QC Microbiology Analyst' says all of
 * 'QC Microbiologist'. The best of all jobs counts.
 */
export function readTitleFit({ workExperience }: StructuredResume, title: string): number {
  const wanted = wordsOf(title)
  if (new Set(wanted).size < 2 && wanted.every((word) => GENERAL.has(word))) return 0
  const shares = workExperience.map(({ position }) => {
    const own = wordsOf(position)
    const said = wanted.filter((word) => own.some((other) => areAlike(word, other)))
    // 'Engineer' says little of 'Platform Engineer'.
    const isGeneral = said.every((word) => GENERAL.has(word))
    return ((isGeneral ? GENERAL_SHARE : 1) * said.length) / wanted.length
  })
  return Math.max(0, ...shares)
}

/** How alike the fields of work are that a resume and a posting speak of, 0 to 1; 0 where the posting names too little to tell. */
export function readFieldFit(fields: Fields, { requirements }: Posting): number {
  const asked = countFields(
    requirements.flatMap(({ name, anyOf }) => [name, ...anyOf.map((other) => other.name)]),
  )
  const count = [...asked.values()].reduce((sum, one) => sum + one, 0)
  return count < LEAST_ASKED ? 0 : coverFields(asked, fields)
}
