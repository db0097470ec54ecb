import type { AdviceWords } from './advice-words.ts'

/** Openings that hide what was done. */
const WEAK_START =
  /^(?:(?:was |were )?responsible for|in charge of|(?:my )?(?:duties|responsibilities|tasks) (?:included?|were)|(?:was |were )?tasked with|worked (?:on|with)|(?:was |were )?involved in|participated in|handled various)(?!\p{L})/iu

const FIGURE =
  '(?:\\d|(?<!\\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|hundreds?|thousands?|millions?|dozens?|half|(?:a|one) (?:third|quarter|fifth|tenth)|twice|doubled|tripled|halved)(?!\\p{L}))'
/** A figure, or a word for one. */
const NUMBER = new RegExp(FIGURE, 'iu')
/** What came of it. */
const RESULT =
  /(?<!\p{L})(?:reduc|increas|improv|sav(?:ed|ing)|cut(?:ting)?(?!\p{L})|lower(?:ed|ing)|rais(?:ed|ing)|gr[eo]w|doubl|halv|tripl|fell|rose|dropped|boost|accelerat|shorten|eliminat|prevent|achiev|exceed|won(?!\p{L})|award|result|leading to|led to|so that|which (?:let|made|gave|kept)|earning|without (?:a |any )|on time|ahead of|zero(?!\p{L}))/iu

/** Two figures of one thing, before and after: '2 days down to 3 hours', 'from 4 to 6 orders'. */
const FROM_TO = new RegExp(
  `(?<!\\p{L})from [^.;\\d]{0,20}(?!(?:19|20)\\d\\d)${FIGURE}[^.;]{0,40}? to [^.;\\d]{0,20}${FIGURE}|(?<!\\p{L})(?:down (?:to|from)|up from|instead of|rather than|compared (?:with|to)|against) [^.;\\d]{0,20}${FIGURE}|${FIGURE}[^.;]{0,30}?(?:→|->|=>)[^.;\\d]{0,20}${FIGURE}|${FIGURE}[^.;]{0,20} (?:less|fewer|faster|quicker|shorter|sooner|earlier|cheaper)(?!\\p{L})`,
  'iu',
)

/** Work with a product: what came of it is the natural question. */
const MADE =
  /^(?:re)?(?:designed|built|created|developed|introduced|launched|implemented|wrote|set up|established|organi[sz]ed|planned|automated|migrated|rolled out|started|founded|ran|led|coordinated|managed|trained|taught|coached|revised|updated|restructured|negotiated)(?!\p{L})/iu

/** A deed: 'Wired …', 'Wrote …', 'Install …'. Names, places and headings are none. */
const DEED =
  /^(?:\p{L}{2,}ed|led|ran|built|wrote|taught|sold|kept|gave|made|took|drove|held|set|met|grew|spoke|chose|oversaw|bought|brought|found|fed|began|cut|won|run|lead|manage|own|chair|install|maintain|teach|write|build|sell|drive|prepare|plan|provide|support|help|assist|supervise|coordinate|design|develop|test|repair|inspect|operate|cook|serve|clean|order|review|conduct|perform|handle|process|monitor|assess|treat|advise|represent|draft|negotiate|research|analy[sz]e|report|train|coach|mentor|organi[sz]e|create|deliver|bend|weld|fit|wire)(?!\p{L})/iu
/** Things and people that can be counted, as the bullet names them. */
const COUNTABLE =
  /(?<!\p{L})(patients|residents|clients|customers|guests|students|pupils|children|families|members|employees|colleagues|staff|apprentices|nurses|engineers|developers|technicians|drivers|volunteers|users|accounts|cases|claims|invoices|orders|shipments|deliveries|parcels|calls|tickets|enquiries|inquiries|reports|audits|inspections|repairs|installations|vehicles|machines|devices|servers|services|systems|applications|sites|stores|branches|homes|buildings|rooms|beds|classes|courses|lessons|workshops|events|campaigns|articles|projects|contracts|suppliers|vendors|samples|experiments|meals|covers|dishes|menus|treatments|procedures|products|units|books|records|files|documents|translations|interviews|meetings|budgets|routes|panels|circuits|teams)(?!\p{L})/iu

/** Those that have no plural. */
const UNCOUNTED = new Set(['staff'])

export const english: AdviceWords = {
  small: /^(?:the|and|of|for|to|with|by|from)$/,
  weakStart: WEAK_START,
  number: NUMBER,
  result: RESULT,
  fromTo: FROM_TO,
  made: MADE,
  deed: DEED,
  countable: COUNTABLE,
  nameThing: (thing) => (UNCOUNTED.has(thing) ? 'people on the staff' : thing),
  askDeed: (weak) =>
    `'${weak}' does not say what you did. What was your own part, and what came of it?`,
  askNumber:
    'This has no number yet. How much, how many or how often was it? A rough figure that you can stand by is enough.',
  askCount: (things) =>
    `This has no number yet. How many ${things} were there, in all or in a usual week?`,
  askResult:
    'This says what you did and not what came of it. What was better afterwards: time, money, quality, safety, or what somebody said about it?',
  askFigure: 'This has a result and no number. By how much, from what to what, or how often?',
}
