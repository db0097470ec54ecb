import type { AnalysisResults, EngineName, StructuredResume } from '@tailorbird/contracts'
import type { Edit } from '../edit-plan.ts'
import { tokenize } from '../lexicon/tokens.ts'
import { toMarkdown } from '../markdown/to-markdown.ts'
import type { Posting } from '../posting.ts'
import { SCORER_VERSION, scoreMatch } from '../score/score-match.ts'
import { listTexts } from '../tailor/list-texts.ts'
import { replaceText } from '../tailor/replace-text.ts'

const joinTokens = (text: string) =>
  ` ${tokenize(text)
    .map(({ norm }) => norm)
    .join(' ')} `

/** The texts of each job and of the skills, for seeing whether their order changed. */
function listOrders(resume: StructuredResume) {
  const jobs = resume.workExperience.map(({ position, company, description }) => ({
    name: position || company,
    lines: description,
  }))
  return {
    jobs,
    skills: listTexts(resume)
      .filter(({ id }) => id.startsWith('s') && id !== 'summary')
      .map(({ text }) => text),
  }
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index])

function describeOrder(edited: StructuredResume, tailored: StructuredResume): string[] {
  const before = listOrders(edited)
  const after = listOrders(tailored)
  const jobs = before.jobs.flatMap(({ name, lines }, index) =>
    isEqual(lines, after.jobs[index]?.lines ?? lines)
      ? []
      : [`Puts the bullets that this job asks for first: ${name}.`],
  )
  return isEqual(before.skills, after.skills)
    ? jobs
    : [...jobs, 'Puts the skills that this job asks for first.']
}

/** What a tailoring did, in figures and sentences; deterministic. */
export function analyseTailoring(input: {
  original: StructuredResume
  tailored: StructuredResume
  posting: Posting
  applied: Edit[]
  warnings: string[]
  engine: EngineName
  model: string | null
}): AnalysisResults {
  const { original, tailored, posting, applied, warnings, engine, model } = input
  const before = scoreMatch(original, posting)
  const after = scoreMatch(tailored, posting)
  const oldText = joinTokens(toMarkdown(original))
  const newText = joinTokens(toMarkdown(tailored))
  const terms = new Set(posting.requirements.flatMap(({ term, anyOf }) => [term, ...anyOf]))
  const isAdded = (term: string) =>
    newText.includes(joinTokens(term)) && !oldText.includes(joinTokens(term))
  const edited = applied.reduce(
    (resume, { targetId, text }) => replaceText(resume, targetId, text) ?? resume,
    original,
  )
  const reasons = applied.map(({ reason }) => reason).filter((reason) => reason !== '')
  return {
    matchScore: after.score,
    matchScoreBefore: before.score,
    noScoreReason: after.reason,
    optimizedPoints: [...new Set([...reasons, ...describeOrder(edited, tailored)])],
    keywordsAdded: [...terms].filter(isAdded),
    keywordsCovered: after.covered.map(({ term }) => term),
    keywordsMissing: after.missing,
    warnings,
    engine,
    model,
    scorerVersion: SCORER_VERSION,
  }
}
