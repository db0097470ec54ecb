import { expect, test } from 'vitest'
import * as samples from '@tailorbird/document/samples/resumes'
import { checkLines } from '../lines/check-lines.ts'
import { checkTruth } from './check-truth.ts'

const kindsOf = (source: string, told: string) =>
  checkLines([source], [told]).map(({ kind }) => kind)

test.each([
  ['Designed flyers and posters in Canva', 'Designed flyers and posters in Canva and InDesign'],
  ['Designed flyers and posters in Canva', 'Designed flyers and posters in Canva and indesign'],
  ['Reacted to complaints within a day', 'Reacted to complaints in React within a day'],
  ['Excelled at reports for the board', 'Excelled at reports in Excel for the board'],
  ['Checked spark plugs and notes', 'Checked spark plugs and notes in Notion'],
  ['Controlled access to the building', 'Controlled access to the building in Access'],
  ['Met teams on each site weekly', 'Met teams on each site weekly using Microsoft Teams'],
  ['Drive the van and file receipts', 'Drive the van and file receipts in Drive'],
  ['Gave sage advice on accounts', 'Gave advice on accounts in Sage'],
  ['Sketched layouts in Canva', 'Sketched layouts in Canva and Sketch'],
  ['Wrote scripts in JavaScript for forms', 'Wrote scripts in Java for forms'],
  ['Stored words for the press', 'Stored words for the press in WordPress'],
])('a name is supported by no word that is written alike: %#', (source, told) => {
  expect(kindsOf(source, told)).toContain('skill')
})

test.each([
  ['Designed flyers in Indesign and photoshop', 'Created flyers in InDesign and Photoshop'],
  ['Kept accounts in Quick Books', 'Kept accounts in QuickBooks'],
  ['Managed data in Postgres and JS', 'Managed data in PostgreSQL and JavaScript'],
  ['Wrote documents in Word', 'Wrote documents in Microsoft Word'],
  ['Ordered EXCEL reports and SAP lists', 'Ordered Excel reports and SAP lists'],
  ['Betreute Kunden mit Excel-Tabellen', 'Kunden mit Excel betreut'],
  ['Taught spring classes in 2019', 'Taught classes in Spring 2019'],
  ['Tracked KPI figures weekly', 'Tracked KPIs weekly'],
])('the same name in another spelling is the same: %#', (source, told) => {
  expect(kindsOf(source, told)).toEqual([])
})

test('a skill with a word for a name needs a source that writes it as a name', () => {
  const add = (bullet: string, skill: string) =>
    checkTruth(
      samples.nurse.replace('medication errors', bullet),
      samples.nurse
        .replace('medication errors', bullet)
        .replace('Wound care,', `Wound care, ${skill},`),
    ).map(({ kind }) => kind)
  expect(add('words, teams and access that excel', 'Teams')).toEqual(['skill'])
  expect(add('words, teams and access that excel', 'Access')).toEqual(['skill'])
  expect(add('words, teams and access that excel', 'Excel')).toEqual(['skill'])
  expect(add('errors in Excel and Teams', 'Microsoft Excel')).toEqual([])
  expect(add('errors in Excel and Teams', 'Teams')).toEqual([])
})
