import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/** A resume with what a careful person reads in it, whichever file it comes from. */
export interface Labelled {
  id: string
  folder: string
  text: string
  jobs: { employer: string; title: string; start: string; end: string }[]
  education: { institution: string; degree: string; end: string }[]
  skills: string[]
  languages: string[]
}

type Row = Record<string, string | null | undefined>
interface File {
  text?: string
  expected?: File
  jobs?: Row[]
  education?: Row[]
  skills?: string[]
  languages?: Row[]
}

const fill = (text: string | null | undefined) => text ?? ''

function toLabelled(folder: string, id: string, text: string, labels: File): Labelled {
  return {
    id,
    folder,
    text,
    jobs: (labels.jobs ?? []).map(({ employer, title, start, end }) => ({
      employer: fill(employer),
      title: fill(title),
      start: fill(start),
      end: fill(end),
    })),
    education: (labels.education ?? []).map(({ institution, degree, end, date }) => ({
      institution: fill(institution),
      degree: fill(degree),
      end: fill(end ?? date),
    })),
    skills: labels.skills ?? [],
    languages: (labels.languages ?? []).map(({ language }) => fill(language)),
  }
}

/** Reads the labelled resumes of a folder: text and labels in one file, or side by side. */
export function readLabels(folder: string): Labelled[] {
  const names = readdirSync(folder).toSorted()
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const id = name.replace('.json', '')
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as File
      if (file.text !== undefined) return toLabelled(folder, id, file.text, file.expected ?? {})
      const path = [`${id}.txt`, `${id}.md`]
        .map((other) => join(folder, other))
        .find((other) => existsSync(other))
      return toLabelled(folder, id, readFileSync(path ?? '', 'utf8'), file)
    })
}
