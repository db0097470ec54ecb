import { expect, test } from 'vitest'
import { splitGlued } from './split-glued.ts'

test.each([
  ['Knowledge of toolsEstablish processes', ['Knowledge of tools', 'Establish processes']],
  [
    'ResponsibilitiesRun 4 calls a dayPerform checks',
    ['Responsibilities', 'Run 4 calls a day', 'Perform checks'],
  ],
  ['HVAC Service TechnicianBrisket & Sons', ['HVAC Service Technician', 'Brisket & Sons']],
  ['PreferredNATE certified', ['Preferred', 'NATE certified']],
])('%s', (line, lines) => {
  expect(splitGlued(line)).toEqual(lines)
})

test.each([
  'JavaScript, TypeScript and PostgreSQL',
  'ServiceTitan on the tablet, HubSpot, QuickBooks and LinkedIn',
  'PowerPoint, SharePoint, OneNote, DevOps, GitHub, McDonald',
  'iOS, macOS, eBPF, dbt and 3D',
  'Machinery in SolidWorks, tickets in ServiceNow, files in OneDrive, builds in TeamCity',
])('%s stays', (line) => {
  expect(splitGlued(line)).toEqual([line])
})
