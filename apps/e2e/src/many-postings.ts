const JOBS = 'Nurse,Cook,Welder,Carpenter,Baker,Bookkeeper,Teacher,Driver,Plumber,Librarian'.split(
  ',',
)
const KINDS = 'Senior,Junior,Night,Lead,Travelling'.split(',')
const HOUSES = 'Hill,Mill,Harbour,Orchard,Meadow,Quarry,Lantern,Juniper'.split(',')
const SITES = 'House,Works,Clinic,Kitchen,College'.split(',')
const ENDS = ['North', 'South', 'East', 'West', 'Central']
const PLACES = ['Portland, OR', 'Boise, ID', 'Halifax', 'Leeds', 'Kiel']
const PAYS = ['$31 per hour', '$72,000 a year', '', '€45,000 - €60,000 a year', '']
const SKILLS =
  'Telemetry monitoring,Epic,ACLS certification,Wound care,IV therapy,Triage,Welding,Carpentry,COBOL,Bookkeeping,Spanish,Forklift licence,Excel,Menu planning,Patient education,Scheduling,Blueprint reading,Python'.split(
    ',',
  )
/** What employers say of themselves, which asks for nothing. */
const SENTENCES = HOUSES.flatMap((house) =>
  SITES.map(
    (site) =>
      `Our ${house.toLowerCase()} ${site.toLowerCase()} has been in the same street for many years, and people come back to it.`,
  ),
)

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''

/**
 * So many postings, no two alike: who hires for what, where, for how much, and what is asked for.
 * @param sentences of the employer in each; 22 are as long as an ordinary posting
 */
export function makePostings(count: number, sentences = 0): { text: string }[] {
  return Array.from({ length: count }, (_, at) => {
    // Steps that share no factor with the lists: no two postings have the same picks.
    const title = `${pick(KINDS, at)} ${pick(JOBS, Math.floor(at / 5))}`
    const house = `${pick(HOUSES, Math.floor(at / 50))} ${pick(SITES, Math.floor(at / 400))}`
    const picks = [0, 1, 2, 3, 4].map((step) => pick(SKILLS, at * (step * 2 + 1) + step))
    // Some picks are the same; with another all have three, and none is too short to be scored.
    const musts = new Set([...picks, pick(SKILLS, at + 7)])
    const about = Array.from({ length: sentences }, (_one, step) => pick(SENTENCES, at * 7 + step))
    return {
      text: [
        title,
        `${house} ${pick(ENDS, at * 3)}, ${pick(PLACES, at)}`,
        pick(PAYS, Math.floor(at / 3)),
        about.join(' '),
        'Requirements:',
        ...[...musts].map((must) => `- ${must}`),
        `- ${2 + (at % 7)}+ years of experience`,
      ].join('\n'),
    }
  })
}
