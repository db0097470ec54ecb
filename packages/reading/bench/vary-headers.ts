import { readHeader } from '../src/resume/names/header.ts'
import { readLines } from '../src/resume/read-lines.ts'
import type { NamedHeader } from './train-names.ts'

/** Ways to write a job or a school: R its title or degree, O its employer or school, P its town, D its dates. */
const FORMS = `R~O, P~D
R~O~D
O~R~D
O, P~R~D
O, P~R | D
O | D~R | P
O | P~R | D
R, O, P | D
R, O, D
O, R, D
O, P, R, D
O, R, P, D
D R, O, P
D | R, O
D | O, R
D~R~O, P
D~O~R
R | O | D
R | O | P | D
O | R | P | D
O - R - D
R - O - D
R – O (P) D
R – O, P~D
O – R (D)
R at O, D
R at O~D | P
R chez O~D~P
R bei O, P~D
R en O (D)
R @ O | D
O (P) – R D
O -- R -- D -- P
R -- O -- D
R, D~O, P
R (D)~O
O (D)~R
R~O · Full-time~D · 2 yrs~P
R / O / P / D
D / R / O
O / R / D
D: R, O
D: O, R, P
R~D~O, P
O~D~R
R~O~P~D
O~P~D~R
R – O~D · P
R (O), D
R. O. P. D
D. R. O. P.
R in O, P, D
R, O (P) D
O: R (D)
D – R – O – P
R~D
R (D)
R, D
O~
O, P~
O, P | D~about
O~about~R~D
O~unit~R (D)
O~unit~R~D
R, unit~O~D
R~O, unit~D
R (terms)~O~D (terms)
R~terms~D
O, P~D~R
O | D~R | D
D~R, O. about
D | O, P~R. about
D told R at O, P
told R at O from D`.split('\n')
const DATES = [
  '2019 – 2021',
  'Mar 2019 – Present',
  '03/2017 - 12/2021',
  '2015-2018',
  'Jun 2016 to Aug 2018',
  '2014',
]
const TOWNS = [
  'Leeds',
  'Hamilton, ON',
  'Lyon',
  'Denver, CO',
  'Bochum',
  'Sevilla',
  'Leeds, UK',
  'Wellington',
  'Utrecht',
  'Toronto',
]
const UNITS = [
  'Strategic Foresight Unit',
  'Retail Division',
  'Department of Physics',
  'Ward 7',
  'Abteilung Einkauf',
  'Service achats',
  'Internal Medicine',
  'Payments',
]
const TERMS = [
  'part time',
  'maternity cover',
  'Teilzeit',
  'full-time',
  'stage',
  'media jornada',
  'temps partiel',
  'since 2021 full time',
  'Minijob',
]
const TOLD = [
  'I was',
  'I worked as a',
  'bin ich',
  'war ich',
  'soy',
  'fui',
  'je suis',
  'sono',
  'ben ik',
  'I am a',
]
const ABOUT = [
  'Family-owned maker of valves, 300 people.',
  'Regional chain of 14 stores',
  '$40M logistics company',
]

const pick = <T>(list: readonly T[], random: () => number) =>
  list[Math.floor(random() * list.length)] as T

/** The same names as somebody else would have written them: all headers of one document in one form. */
export function varyHeaders(all: readonly NamedHeader[], random: () => number): NamedHeader[] {
  const form = pick(FORMS, random)
  const town = random() < 0.6
  const [mark, shout] = [random(), random()]
  return all.flatMap((one) => {
    const dates = pick(DATES, random)
    const used = town
      ? form
      : form.replaceAll(/(?:, | \| | · | – | -- | \/ |\. )P(?=\W|$)| \(P\)/g, '')
    const owner = shout < 0.15 ? one.owner.toUpperCase() : one.owner
    const role = shout > 0.85 ? one.role.toUpperCase() : one.role
    if ((owner === '' && used.includes('O')) || (role === '' && used.includes('R'))) return []
    const text = used.replaceAll(/about|unit|terms|told|(?<![A-Za-z])[ROPD](?![A-Za-z])/g, (name) =>
      name === 'R'
        ? role
        : name === 'O'
          ? owner
          : name === 'P'
            ? pick(TOWNS, random)
            : name === 'D'
              ? dates
              : pick({ about: ABOUT, unit: UNITS, terms: TERMS }[name] ?? TOLD, random),
    )
    const rows = text.split('~').filter((row) => row.trim() !== '')
    if (mark < 0.15 && rows[0]) rows[0] = `**${rows[0]}**`
    if (mark > 0.85 && rows[0]) rows[0] = `### ${rows[0]}`
    const lines = readLines(rows.join('\n')).filter(({ isBlank }) => !isBlank)
    const header = readHeader(lines)
    return [
      {
        id: one.id,
        header,
        role: form.includes('R') ? role : '',
        owner: form.includes('O') ? owner : '',
      },
    ]
  })
}
