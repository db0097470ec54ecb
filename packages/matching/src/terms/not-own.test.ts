import { expect, test } from 'vitest'
import { provesSkill } from './shows-skill.ts'

test.each([
  ['Read about Docker', 'Docker'],
  ['Was told to read about Docker and AWS', 'AWS'],
  ['Wanted to know AWS', 'AWS'],
  ['Failed the CPA exam', 'CPA'],
  ['AWS was used by another department', 'AWS'],
  ['Watched nurses give wound care', 'Wound care'],
  ['Assisted registered nurses with wound care', 'Wound care'],
  ['Helped the teacher with lesson planning', 'Lesson planning'],
  ['Not familiar with Kubernetes, Terraform or Docker', 'Docker'],
  ['I have never used Docker', 'Docker'],
  ['No experience with AWS', 'AWS'],
  ['Keine Erfahrung mit Docker', 'Docker'],
  ["Aucune expérience d'AWS", 'AWS'],
  ['Sin experiencia en Docker', 'Docker'],
])('%j proves no %s', (text, skill) => {
  expect(provesSkill(text, skill)).toBe(false)
})

test.each([
  ['Helped customers with Docker', 'Docker'],
  ['Moved 14 services to AWS', 'AWS'],
  ['Gave wound care to 12 patients', 'Wound care'],
  ['Joined without experience, moved 14 services to AWS', 'AWS'],
])('%j proves %s', (text, skill) => {
  expect(provesSkill(text, skill)).toBe(true)
})
