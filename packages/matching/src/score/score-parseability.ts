import type { Advice, StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { listTexts } from '@tailorbird/document'
import { isLeave } from '@tailorbird/language'
import { showEvidence } from './evidence.ts'

/** How well programs read a resume's layout; another number than the match, and never mixed into it. */
export interface Parseability {
  /** 0 to 100. */
  score: number
  /** What takes points, each with the text that it is about. */
  advice: Advice[]
}

/** Points that each flaw takes at most; docs/SCORING.md shows them. */
export const FLAW_POINTS = {
  name: 20,
  email: 15,
  phone: 10,
  history: 20,
  jobFacts: 20,
  bullets: 10,
  skills: 5,
  leftOver: 15,
  characters: 10,
} as const

interface Flaw {
  points: number
  text: string
  message: string
}

const CONTACT = 'Contact data'
/** Up to this share of the text may stand in sections of the person's own. */
export const LEFT_OVER_SHARE = 0.3
/** So many of these characters take all points. */
const MANY_CHARACTERS = 10
/** What icon fonts, ligatures, drawn boxes and broken encodings leave behind. */
const STUMBLING =
  /[\u{E000}-\u{F8FF}\u{FB00}-\u{FB06}\u{FFFD}\u{2500}-\u{259F}\u{1F000}-\u{1FAFF}]/gu

function checkContact({ fullName, email, phone }: StructuredResume['contactInfo']): Flaw[] {
  const flaws: [string, number, string][] = [
    [fullName, FLAW_POINTS.name, 'Put your name on a line of its own at the top: we found none.'],
    [email, FLAW_POINTS.email, 'Put your e-mail address below your name: we found none.'],
    [phone, FLAW_POINTS.phone, 'Put your phone number below your name: we found none.'],
  ]
  return flaws
    .filter(([value]) => value === '')
    .map(([, points, message]) => ({ points, text: CONTACT, message }))
}

const listLacks = ({ position, company, startDate }: WorkExperience) => [
  ...(company === '' ? ['the employer'] : []),
  ...(position === '' ? ['the position'] : []),
  ...(startDate === '' ? ['the dates'] : []),
]

/** What programs do not find of a job, such as 'the employer'. Time off has none, and nothing that was done for one. */
export const listJobLacks = (job: WorkExperience): string[] => (isLeave(job) ? [] : listLacks(job))

function checkJobs({ workExperience, education }: StructuredResume): Flaw[] {
  if (workExperience.length === 0) {
    const message =
      "Give each section a heading such as 'Experience' or 'Education' on a line of its own: we found neither."
    return education.length > 0
      ? []
      : [{ points: FLAW_POINTS.history, text: 'Work experience', message }]
  }
  const flaws: Flaw[] = []
  // Time off has no employer, and nothing that was done for one.
  const jobs = workExperience.filter((job) => !isLeave(job))
  const lacking = jobs.filter((job) => listLacks(job).length > 0)
  const [first] = lacking
  if (first) {
    const lacks = lacking.flatMap(listLacks)
    const whose = lacking.length === 1 ? 'this job' : `${lacking.length} of your jobs`
    flaws.push({
      points: (FLAW_POINTS.jobFacts * lacks.length) / (3 * jobs.length),
      text: first.position || first.company || 'Work experience',
      message: `Programs do not find ${[...new Set(lacks)].join(' and ')} of ${whose}. Write position, employer and dates above the bullets, each job in the same way.`,
    })
  }
  if (jobs.length > 0 && jobs.every(({ description }) => description.length === 0))
    flaws.push({
      points: FLAW_POINTS.bullets,
      text: 'Work experience',
      message: 'Say in bullets below each job what you did: we found none.',
    })
  return flaws
}

function checkRest(resume: StructuredResume): Flaw[] {
  const texts = listTexts(resume)
  const flaws: Flaw[] = []
  if (resume.skillsCategories.length === 0)
    flaws.push({
      points: FLAW_POINTS.skills,
      text: 'Skills',
      message: "Add a section with the heading 'Skills': we found none.",
    })
  const countChars = (list: readonly { text: string }[]) =>
    list.reduce((total, { text }) => total + text.length, 0)
  const share =
    countChars(texts.filter(({ id }) => id.startsWith('x'))) / Math.max(1, countChars(texts))
  if (share > LEFT_OVER_SHARE)
    flaws.push({
      points: (FLAW_POINTS.leftOver * (share - LEFT_OVER_SHARE)) / (1 - LEFT_OVER_SHARE),
      text: Object.keys(resume.additionalSections)[0] ?? 'Sections',
      message:
        "Much of your text stands under headings that programs do not know. Usual ones are 'Summary', 'Experience', 'Education' and 'Skills'.",
    })
  let count = 0
  let first = ''
  for (const { text } of texts) {
    const here = text.match(STUMBLING)?.length ?? 0
    if (count === 0 && here > 0) first = text
    count += here
  }
  if (count > 0)
    flaws.push({
      points: FLAW_POINTS.characters * Math.min(1, count / MANY_CHARACTERS),
      text: showEvidence({ line: { text: first }, at: 0 }),
      message:
        'Icons and drawn characters reach programs as rubbish. Use plain letters and bullets.',
    })
  return flaws
}

/** Says how well programs read a resume: by what our own parser found in it. Deterministic. */
export function scoreParseability(resume: StructuredResume): Parseability {
  const flaws = [...checkContact(resume.contactInfo), ...checkJobs(resume), ...checkRest(resume)]
  const lost = flaws.reduce((total, { points }) => total + points, 0)
  return {
    score: Math.max(0, Math.round(100 - lost)),
    advice: flaws.map(({ text, message }) => ({ text, message })),
  }
}
