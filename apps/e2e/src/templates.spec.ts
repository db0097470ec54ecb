import { expect } from '@playwright/test'
import { TEMPLATE_NAMES } from '@tailorbird/contracts'
import { readPdf } from './pdf-text.ts'
import { POSTING, RESUME } from './samples.ts'
import { test } from './shared-product.ts'
import { openVisitor } from './visitor.ts'

/** In the order in which a person reads them, and a program should. */
const PIECES = [
  'MARIA LINDQVIST',
  'maria.lindqvist@example.com',
  'Summary',
  'Core Competencies',
  'Professional Experience',
  'Cascade General Hospital',
  'Staff Nurse, Telemetry',
  '03/2019',
  'Care for up to 5 patients',
  'Harbor Medical Center',
  'Registered Nurse, Medical-Surgical',
  '06/2015',
  'Education & Certifications',
  'Bachelor of Science in Nursing',
]

test('every template prints the same words in reading order, on the paper asked for', async ({
  product,
}) => {
  const visitor = await openVisitor(product.url)
  const { id } = await visitor.tailor(RESUME, POSTING)
  const words = new Set<string>()
  for (const template of TEMPLATE_NAMES) {
    const answer = await visitor.get(`/api/resume/${id}/pdf?size=a4&template=${template}`)
    expect(answer.status).toBe(200)
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect([pdf.pages, Math.round(pdf.width)]).toEqual([1, 595])
    // Its dates stand in front of the roles.
    const pieces = template === 'chronicle' ? PIECES.filter((piece) => !/^\d/.test(piece)) : PIECES
    const places = pieces.map((piece) => pdf.text.indexOf(piece))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    words.add(pdf.text.split(/\s+/).toSorted().join(' '))
  }
  expect([...words]).toHaveLength(1)
  const unknown = await visitor.get(`/api/resume/${id}/pdf?template=baroque`)
  expect(unknown.status).toBe(400)
})
