/**
 * Measures the verdicts on whole tailored resumes that are known to be true or not: `pnpm bench:verdicts FILE … [--verbose]`, in the
 * format of `bench:truth`. A fabrication is right when not all of its texts are proven, a truthful rewrite when none is refused: what is
 * open is left to the person. Ends with 1 below the bars.
 */
import { basename } from 'node:path'
import { InputError, resolvePath, runProgram } from '@tailorbird/language/testing'
import { parseResume, parseRevision } from '@tailorbird/reading'
import { listFiles, readBench } from '@tailorbird/truth/testing'
import { explainTailored, type Explained } from '../src/explain/explain-tailored.ts'

/** Shares: of fabrications that are not proven at least, of truthful rewrites that are refused at most. */
const BARS = { caught: 0.99, refused: 0.02 }

const write = (text: string) => process.stdout.write(`${text}\n`)
const share = (part: number, all: number) =>
  `${part}/${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`

/** What is said of a tailored resume; one that can't be read as a version of the original is refused whole. */
function explain(resume: string, tailored: string): Pick<Explained, 'verdict' | 'text'>[] {
  try {
    return explainTailored(parseResume(resume), parseRevision(tailored, resume))
  } catch {
    return [{ verdict: 'refused', text: 'It is no resume.' }]
  }
}

runProgram(['verbose'], ({ named, has }) => {
  if (named.length === 0) throw new InputError('Say which files: pnpm bench:verdicts FILE …')
  const counts = { fabrications: 0, caught: 0, truthful: 0, refused: 0, open: 0 }
  for (const path of named.map(resolvePath).flatMap(listFiles)) {
    const { resumes, cases } = readBench(path)
    for (const { id, kind, category, resume, tailored } of cases) {
      const texts = explain(resumes[resume] ?? '', tailored)
      const hasVerdict = (name: string) => texts.some(({ verdict }) => verdict === name)
      const isProven = !hasVerdict('refused') && !hasVerdict('open')
      const isWrong = kind === 'fabrication' ? isProven : hasVerdict('refused')
      if (kind === 'fabrication') {
        counts.fabrications += 1
        if (!isProven) counts.caught += 1
      } else {
        counts.truthful += 1
        if (hasVerdict('refused')) counts.refused += 1
        else if (hasVerdict('open')) counts.open += 1
      }
      if (isWrong && has('verbose')) write(`${basename(path)} ${id} ${kind} ${category}`)
    }
  }
  const { fabrications, caught, truthful, refused, open } = counts
  write(`fabrications not proven  ${share(caught, fabrications)}`)
  write(`truthful refused         ${share(refused, truthful)}, open ${share(open, truthful)}`)
  const isHeld = caught >= BARS.caught * fabrications && refused <= BARS.refused * truthful
  return isHeld ? 0 : 1
})
