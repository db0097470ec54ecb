import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const kindsOf = (before: string, after: string) =>
  checkLines([before], after.split(' / ')).map(({ kind }) => kind)

test.each([
  ['Scanned 300 films a day and filed 40 reports', 'Scanned 40 films a day and filed 300 reports'],
  ['Answered about 60 calls a day', 'Answered over 60 calls a day'],
  ['Answered up to 60 calls a day', 'Answered 60 calls a day'],
  ['Cut waste from 21% to 24%', 'Cut waste from 14% to 24%'],
  ['Ausschuss von 6 % auf 4,5 % gesenkt', 'Ausschuss von 6 % auf 1,5 % gesenkt'],
  ['Reduced complaints by a third', 'Reduced complaints by two thirds'],
  ['Sold 80 cars, 104% of target', 'Sold 80 cars, 14% above target'],
  ['Ranked 3rd of 20 sellers', 'Ranked 1st of 20 sellers'],
  ['Identified 2 genes and confirmed one of them', 'Identified 2 genes and confirmed both'],
  ['Rookie of the Quarter, Q2 2018', 'Rookie of the Year, 2018'],
  ['Won the poster prize in 2020', 'Won the poster prize in June 2020'],
  ['Prepared reports each quarter', 'Prepared reports each week'],
  ['Filed reports', 'Filed reports with 0 errors'],
  ['Hauled goods over 300 km', 'Hauled goods over 300 miles'],
])('a figure that does not follow: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})

test.each([
  ['Stone walls up to 40 m long', 'Stone walls up to 131 ft (40 m) long'],
  ['Loads of up to 44,000 lbs', 'Loads of up to 22 tons (44k pounds)'],
  ['Cut waste from 52% to 36%', 'Cut waste by 16 percentage points, from 52% to 36%'],
  ['Cut the wait from 3 days to 1 day', 'Cut the wait by two thirds, from three days to one'],
  ['Délai réduit de 45 à 30 jours', "Délai réduit d'un tiers, de 45 à 30 jours"],
  ['Sold 80 cars, 104% of target', 'Sold 80 cars, 4% above target'],
  ['Ranked 4th of 20 sellers', 'Ranked fourth of twenty sellers'],
  ['Checked people aged 40 and over', 'Checked people aged 40+'],
  ['Moved drawings from 2D to 3D', 'Moved 2D drawings to 3D'],
  ['Fitted 64 windows in 8 weeks', 'Fitted 64 windows in 8 weeks (8 a week)'],
  ['Planned 12 audits in the year to April', 'Planned 12 audits in the twelve months to April'],
  ['Employee of the Month, June 2020', 'Employee of the Month (06/2020)'],
  ['Kept records for 1 doctor', 'Kept records for one doctor'],
  ['Budget von 1,2 Mio. Euro', 'Budget von 1.200.000 €'],
  ['Stocked a shop of 900 sq ft', 'Stocked a 900-square-foot shop'],
  ['Saved $12,000 a year', 'Saved $1,000 a month'],
  ['Screened 1,920 isolates', 'Screened 1920 isolates'],
  ['Préparation de 120 repas', 'Préparation de cent vingt repas'],
  ['Atención de 35 mesas', 'Atención de treinta y cinco mesas'],
  ['Betreuung von 25 Bewohnern', 'Betreuung von fünfundzwanzig Bewohnern'],
])('a figure that follows: %s', (before, after) => {
  expect(kindsOf(before, after)).toEqual([])
})
