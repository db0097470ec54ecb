import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'
import { readPostingLines } from './posting-lines.ts'

const BODY = 'About the job\nRequirements\n- SQL\n- Tableau'

test.each([
  [
    'navigation, a card and offers to assess',
    `Skip to search\nSkip to main content\nKeyboard shortcuts\nClose jump menu\nHome\nMy Network\nJobs\nMessaging\nNotifications\nMe\nFor Business\nTry Premium for $0\nBright Harbor Health\nShare\nShow more options\nData Analyst\nNew York, NY · Reposted 2 weeks ago · Over 100 people clicked apply\nPromoted by hirer · Responses managed off LinkedIn\nHybrid\nEasy Apply\nSave\nUse AI to assess how you fit\nGet AI-powered advice on this job and more exclusive features.\nAm I a good fit?\nTailor my resume\n${BODY}\nReport job\nSet alert for similar jobs\nSee how you compare to 100 others`,
  ],
  [
    'people before the text, other jobs behind it',
    `Bright Harbor Health\nData Analyst\nBoston, MA · 2 weeks ago · Over 100 applicants\nPeople you can reach out to\nCompany alumni from Mercer\nShow all\nMeet the hiring team\nDana Smith\nMessage\n${BODY}${'\n- Tableau'.repeat(9)}\nSimilar jobs\nPython Developer\nKafka Labs`,
  ],
])('a job site’s own words are no part: %s', (_, text) => {
  const { title, company, requirements } = readPosting(text)
  expect([title, company]).toEqual(['Data Analyst', 'Bright Harbor Health'])
  expect(requirements.map(({ name }) => name)).toEqual(['SQL', 'Tableau'])
})

test.each([
  'Report job',
  '- Code reviews',
  '- Print and web design',
  '- Save costs at every site',
  '- Messaging',
  'Share the load with two nurses',
])('%j is kept only if a person wrote it', (line) => {
  expect(readPostingLines(line)).toHaveLength(line.startsWith('Report') ? 0 : 1)
})

test.each([
  ['Northwind Ltd\nLine Cook\nBoise\nGrill', 'Northwind Ltd'],
  ['Northwind\nLine Cook\nNew York\nGrill', 'Northwind'],
  ['Northwind\nNew York, NY\nLine Cook\nPosted 3 days ago\nGrill', 'Northwind'],
  ['Northwind\nLine Cook\nLeeds · Posted 3 days ago\nGrill', 'Northwind'],
  ['Line Cook\nLeeds · 2 weeks ago · 40 applicants\nRequirements\n- Grill', 'Unknown company'],
  ['Line Cook\nIBM\nGrill', 'IBM'],
])('a place is no company: %j is at %s', (text, company) => {
  expect(readPosting(text).company).toBe(company)
})
