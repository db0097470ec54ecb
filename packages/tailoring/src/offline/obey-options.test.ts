import type { TailorOptions } from '@tailorbird/contracts'
import { listTexts } from '@tailorbird/document'
import { parseResume, readPosting } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { describeLength } from '../changes/describe-length.ts'
import { listChanges } from '../changes/list-changes.ts'
import { acceptChanges } from '../changes/revise-resume.ts'
import { applyEdits } from '../apply/apply-edits.ts'
import { estimatePages } from '../plan/estimate-pages.ts'
import { planOffline } from './plan-offline.ts'

const LANGUAGES = [
  {
    language: 'en',
    names: ['Summary', 'Experience', 'Languages'],
    summary: 'Clerk who keeps the stock of a large hall and writes clear lists for everyone.',
    title: 'Clerk',
    spoken: 'German C1',
    proof: 'Counted the stock of the hall in Postgres each week with two others',
    trifle: 'Carried the boxes of the shop from the yard to the hall on day',
    posting: 'Clerk\n\nRequirements:\n- PostgreSQL\n- German C1\n',
    left: 'Shows least of what this job asks for, and leaves more room for what counts.',
    asked: 'The posting asks for',
    told: 'You asked to shorten it to 1 page.',
  },
  {
    language: 'de',
    names: ['Profil', 'Berufserfahrung', 'Sprachen'],
    summary: 'Sachbearbeiter, der den Bestand einer großen Halle führt und klare Listen schreibt.',
    title: 'Sachbearbeiter',
    spoken: 'Englisch C1',
    proof: 'Den Bestand der Halle jede Woche mit zwei Kollegen in Postgres gezählt',
    trifle: 'Die Kisten des Ladens vom Hof in die Halle getragen, und das am Tag',
    posting: 'Sachbearbeiter (m/w/d)\n\nAnforderungen:\n- PostgreSQL\n- Englisch C1\n',
    left: 'Zeigt am wenigsten von dem, was diese Stelle verlangt, und lässt mehr Platz für das, was zählt.',
    asked: 'Die Stelle verlangt',
    told: 'Sie wollten es auf 1 Seite kürzen.',
  },
  {
    language: 'fr',
    names: ['Profil', 'Expérience', 'Langues'],
    summary: 'Employé qui tient le stock d’un grand hall et écrit des listes claires pour tous.',
    title: 'Employé de bureau',
    spoken: 'Anglais C1',
    proof: 'Compté le stock du hall chaque semaine dans Postgres avec deux collègues',
    trifle: 'Porté les caisses du magasin de la cour au hall, et cela le jour',
    posting: 'Employé de bureau\n\nProfil recherché :\n- PostgreSQL\n- Anglais C1\n',
    left: 'Montre le moins de ce que ce poste demande, et laisse plus de place à ce qui compte.',
    asked: 'L’offre demande',
    told: 'Vous vouliez le raccourcir à 1 page.',
  },
  {
    language: 'es',
    names: ['Perfil', 'Experiencia', 'Idiomas'],
    summary: 'Empleado que lleva las existencias de una gran nave y escribe listas claras.',
    title: 'Empleado de oficina',
    spoken: 'Inglés C1',
    proof: 'Conté las existencias de la nave cada semana en Postgres con dos compañeros',
    trifle: 'Llevé las cajas de la tienda desde el patio hasta la nave en el día',
    posting: 'Empleado de oficina\n\nRequisitos:\n- PostgreSQL\n- Inglés C1\n',
    left: 'Es lo que menos muestra de lo que pide este puesto, y deja más espacio a lo que sí cuenta.',
    asked: 'La oferta pide',
    told: 'Usted pidió acortarlo a 1 página.',
  },
]

/** Three jobs with so many bullets that serve nothing, and one that does. */
function write({ names, ...one }: (typeof LANGUAGES)[number], bullets: number): string {
  const [top, work, spoken] = names
  const trifles = (from: number) =>
    Array.from({ length: bullets }, (_, at) => `- ${one.trifle} ${from + at}`)
  return [
    `Ada Long\nada@example.org\n\n${top}\n${one.summary}\n\n${work}\n`,
    `${one.title}, Acme Ltd, 2018 - 2023\n- ${one.proof}`,
    ...trifles(100),
    `\n${one.title}, Foo Ltd, 2015 - 2018`,
    ...trifles(300),
    `\n${one.title}, Bar Ltd, 2012 - 2015`,
    ...trifles(500),
    `\n${spoken}\n- ${one.spoken}\n`,
  ].join('\n')
}

function tailor(one: (typeof LANGUAGES)[number], chosen: Partial<TailorOptions>, bullets = 25) {
  const options: TailorOptions = { pages: 0, tone: 'plain', strength: 'full', ...chosen }
  const [original, posting] = [parseResume(write(one, bullets)), readPosting(one.posting)]
  const plan = planOffline(original, posting, options)
  const result = applyEdits(original, plan, { posting, author: 'code', options })
  const { resume: tailored, applied } = result
  const changes = listChanges({ original, tailored, applied, confirmed: [] })
  return { original, tailored, changes, options }
}
const textsOf = (resume: Parameters<typeof listTexts>[0]) =>
  listTexts(resume)
    .map(({ text }) => text)
    .toSorted()

test.each(LANGUAGES)('as it is, nothing is left out: $language', (one) => {
  const { original, tailored, changes } = tailor(one, {})
  expect(estimatePages(tailored)).toBeGreaterThan(1.5)
  expect(textsOf(tailored)).toHaveLength(textsOf(original).length)
  const renamed = changes.find(({ kind }) => kind === 'bullet')
  expect(renamed?.after).toContain('PostgreSQL')
  expect(renamed?.reason).toContain(one.asked)
})

test.each(LANGUAGES)('one page: what serves nothing goes, and comes back: $language', (one) => {
  const { original, tailored, changes, options } = tailor(one, { pages: 1 })
  expect(estimatePages(tailored)).toBeLessThanOrEqual(1)
  expect(describeLength(tailored, options)).toEqual([])
  expect(textsOf(tailored).join('\n')).toContain('PostgreSQL')
  expect(tailored.workExperience.every(({ description }) => description.length > 0)).toBe(true)
  const left = changes.filter(({ kind, after }) => kind === 'bullet' && after === '')
  expect(new Set(left.map(({ reason }) => reason))).toEqual(new Set([one.left]))
  const undone = acceptChanges(tailored, changes, new Set(), original)
  expect(textsOf(undone.resume)).toEqual(textsOf(original))
})

test.each(LANGUAGES)('two pages leave more than one: $language', (one) => {
  const [long, short] = [tailor(one, { pages: 2 }, 50), tailor(one, { pages: 1 }, 50)]
  expect(estimatePages(long.original)).toBeGreaterThan(2)
  expect(estimatePages(long.tailored)).toBeLessThanOrEqual(2)
  expect(textsOf(long.tailored).length).toBeGreaterThan(textsOf(short.tailored).length)
})

test.each(LANGUAGES)('order only changes no word, whatever the length: $language', (one) => {
  const { original, tailored, changes } = tailor(one, { strength: 'order', pages: 1 })
  expect(textsOf(tailored)).toEqual(textsOf(original))
  expect(changes.filter(({ kind }) => kind !== 'order')).toEqual([])
})

test.each(LANGUAGES)(
  'light names things and leaves the summary and all lines: $language',
  (one) => {
    const { original, tailored } = tailor(one, { strength: 'light', pages: 1 })
    expect(tailored.summary).toBe(original.summary)
    expect(textsOf(tailored)).toHaveLength(textsOf(original).length)
    expect(textsOf(tailored).join('\n')).toContain('PostgreSQL')
  },
)

test.each(LANGUAGES)('a tone adds no word: $language', (one) => {
  expect(tailor(one, { tone: 'warm' }).tailored).toEqual(tailor(one, {}).tailored)
})

test.each(LANGUAGES)('a length that is not reached is told: $language', (one) => {
  const { tailored } = tailor(one, { pages: 0 })
  const [said, ...others] = describeLength(tailored, { pages: 1, strength: 'full' })
  expect(said?.startsWith(one.told)).toBe(true)
  expect(others).toEqual([])
  const [whole = ''] = describeLength(tailored, { pages: 1, strength: 'light' })
  expect(whole).toMatch(/Full/)
  expect(whole).not.toBe(said)
})
