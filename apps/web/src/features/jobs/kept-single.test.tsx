import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepTexts } from '../../testing/render-app.tsx'
import { visitEach } from './testing/visit.ts'

const place = visitEach()
const ID = 's'.repeat(21)
const REQUEST = {
  jobId: ID,
  originalContent: 'Noor Haddad',
  jobDescription: 'Baker at Crumb & Co',
  fileName: 'noor.md',
}
const sent = () => place.server.calls.filter((call) => call === 'POST /api/resume/tailor')

test.each([
  ['its texts and nothing of its id', { 'job-request': REQUEST }],
  ['its texts beside the id of the job before', { 'job-request': REQUEST, job: 'o'.repeat(21) }],
])('a job of which the browser stored %s goes out after a reload', async (_what, kept) => {
  const keep = keepTexts()
  for (const [key, value] of Object.entries(kept)) keep.write(key, value)
  place.open(keep)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(place.server.bodies.at(-1)).toMatchObject({
    jobId: ID,
    jobDescription: 'Baker at Crumb & Co',
  })
  await waitFor(() => expect(keep.read('job-request')).toBeNull())
})

test('an id that nobody knows, without texts to send, is no job that starts for ever', async () => {
  const keep = keepTexts()
  keep.write('job', ID)
  place.open(keep)
  expect(await screen.findByText(/Here you will see your resume/)).toBeTruthy()
  expect(sent()).toEqual([])
  expect(screen.getByDisplayValue('Baker at Crumb & Co')).toBeTruthy()
})
