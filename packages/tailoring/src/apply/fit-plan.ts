import type { StructuredResume } from '@tailorbird/contracts'
import type { Posting } from '@tailorbird/lexicon'
import { readPostingTerms } from '@tailorbird/matching'
import { listStems, readProofs, type Proves } from './read-proofs.ts'
import type { EditPlan } from '../plan/edit-plan.ts'
import { estimatePages } from '../plan/estimate-pages.ts'
import { isOldJob } from '../plan/is-old-job.ts'
import { findFixed } from '../plan/line-places.ts'
import { blankLines, dropBlanks } from './take-away.ts'

/** A job keeps so many bullets, and one before the latest jobs so many when that is too long still. */
const MIN_BULLETS = 2
const LEAST_BULLETS = 1
const LATEST_JOBS = 2
/** A list of skills keeps so many. */
const MIN_SKILLS = 6

/** A line that may go, with the list that must keep some. */
interface Free {
  id: string
  list: string
  least: number
}

/** Jobs of long ago, and what of them goes at the least. */
function listOld({ workExperience }: StructuredResume, isOld: (at: number) => boolean) {
  const jobs = workExperience.flatMap((_, w) => (isOld(w) ? [`w${w}`] : []))
  const lines = jobs.flatMap((job) =>
    (workExperience[Number(job.slice(1))]?.description ?? [])
      .slice(1)
      .map((_, at) => `${job}.b${at + 1}`),
  )
  return { jobs, lines }
}

/** More words than a line has. */
const NEEDED = 1_000

/**
 * How much a line has to do with what a posting asks for: how many words of its requirements it has, and without end where it has a term
 * of it. 'Train two apprentices' has two of 'lead and train the team' and 'experience of training apprentices'.
 */
function readAsked(posting: Posting): (line: string) => number {
  const { weigh } = readPostingTerms(posting)
  const words = new Set(posting.requirements.flatMap(({ line }) => listStems(line)))
  const countWords = (line: string) =>
    new Set(listStems(line).filter((word) => words.has(word))).size
  return (line) => (weigh(line) > 0 ? NEEDED : countWords(line))
}

/** So many words of the requirements bring a bullet into the next round; what has more goes last of all. */
const ROUNDS = [0, 1, NEEDED - 1]

/**
 * Lines without a term of the posting, in the order in which they go: bullets from the oldest job on and from the last one up, then more of
 * them before the latest jobs, then skills from the last one up; and so again for bullets with words of its requirements.
 */
function listFree(
  { workExperience, skillsCategories }: StructuredResume,
  isOld: (at: number) => boolean,
  countAsked: (line: string) => number,
): Free[] {
  const ofJobs = (least: number, first: number, most: number) =>
    workExperience
      .flatMap(({ description }, w) =>
        w < first || isOld(w)
          ? []
          : [description.flatMap((line, b) => (countAsked(line) > most ? [] : [`w${w}.b${b}`]))],
      )
      .flatMap((ids) => [ids.toReversed()])
      .toReversed()
      .flat()
      .map((id) => ({ id, list: id.split('.')[0] ?? '', least }))
  const skills = skillsCategories.flatMap((group, s) =>
    group.skills.flatMap((skill, k) => (countAsked(skill) === NEEDED ? [] : [`s${s}.k${k}`])),
  )
  return ROUNDS.flatMap((most) => [
    ...ofJobs(MIN_BULLETS, 0, most),
    ...ofJobs(LEAST_BULLETS, LATEST_JOBS, most),
    ...skills.toReversed().map((id) => ({ id, list: 's', least: MIN_SKILLS })),
  ])
}

/** Counts what a list still has without lines that go. */
function readLists({ workExperience, skillsCategories }: StructuredResume) {
  const skills = skillsCategories.reduce((sum, group) => sum + group.skills.length, 0)
  return (list: string, gone: readonly string[]) =>
    (list === 's' ? skills : (workExperience[Number(list.slice(1))]?.description.length ?? 0)) -
    gone.filter((id) => id.startsWith(list === 's' ? 's' : `${list}.`)).length
}

/**
 * Adds to a plan what may go so that the resume fits a number of pages: jobs of long ago come down to a line, then lines
 * that say nothing of what the posting asks for are left out, the oldest first. What is needed stays, and some of each list.
 * @param pages 1 or 2; 0 leaves the plan as it is
 */
export function fitPlan(
  resume: StructuredResume,
  plan: EditPlan,
  posting: Posting,
  pages: number,
): EditPlan {
  const told = plan.summary.map(({ text }) => text).join(' ')
  // A new summary needs room as well.
  const summary = told.length > (resume.summary ?? '').length ? told : (resume.summary ?? '')
  const isFit = (gone: readonly string[]) =>
    estimatePages({ ...dropBlanks(blankLines(resume, gone)), summary }) <= pages
  if (pages === 0 || isFit(plan.drops ?? [])) return plan
  const isOld = (at: number) => isOldJob(resume, at)
  const old = listOld(resume, isOld)
  const countAsked = readAsked(posting)
  const proves: Proves = readProofs(resume, posting)
  const countLeft = readLists(resume)
  const edited = new Set([
    ...plan.edits.map(({ targetId }) => targetId),
    ...(plan.merges ?? []).flatMap(({ targetIds }) => targetIds),
  ])
  const drops = [...(plan.drops ?? [])]
  for (const { id, list, least } of listFree(resume, isOld, countAsked)) {
    if (isFit([...drops, ...old.lines])) break
    if (edited.has(id) || drops.includes(id) || findFixed(resume, id) !== undefined) continue
    if (countLeft(list, drops) <= least || !proves(blankLines(resume, [...drops, id]))) continue
    drops.push(id)
  }
  return { ...plan, drops, oldJobs: [...new Set([...(plan.oldJobs ?? []), ...old.jobs])] }
}
