import { stem } from './stem.ts'

/** Words that claim nothing: they may come and go in a rewrite. */
const NEUTRAL = `a an the this that these those it its they them their he she his her i my me we our us you your who whom whose which what where when while whilst
and or but nor so yet as if than then thus hence also too both either each every all any some such other another same own only just even still already
of in on at by for from to into onto with within without over under about after before during since until through throughout across via per between among against toward towards upon around along amid off out up down
be is are was were been being am have has had having do does did done doing can could will would shall should may might must get got getting
not no there here how why because although though however therefore including included include includes plus versus etc eg ie e.g i.e
using used use uses utilizing utilized utilising utilised leveraging leveraged employing applying applied apply
bring brought bringing faced face facing given take took taken taking put come came go went gone going set setting keep kept keeping
part way ways order result resulting results means based well more most less least very much many several various number people person
able ability experience experienced hands-on hands background skilled skill skills knowledge familiar professional working worked work works role roles position responsible responsibility task tasks duty duties situation action need needs needed required requirement
total overall approximately roughly nearly almost around about exactly up-to new existing current previous former now currently previously formerly later then
hour hours minute minutes second seconds day days week weeks month months year years percent percentage dollar dollars euro euros thousand million billion hundred dozen
le la les un une des du de et ou en dans pour par sur avec sans au aux ce cette ces qui que dont est sont a été être avoir plus
der die das ein eine einer eines einem einen und oder in im an am auf für von vom mit bei zu zum zur durch über nach aus als ist sind war waren wurde wurden sowie
el los las una unos unas y o en con por para sin del al es son fue como más`

/** Ways to say the same: a word is supported by any other of its line. */
const SYNONYMS = `
reduce reduced reducing reduction cut cutting lower lowered lowering decrease decreased decreasing shorten shortened shrink shrank trim trimmed bring-down
increase increased increasing raise raised raising grow grew grown growing boost boosted
improve improved improving improvement enhance enhanced enhancing better
speed sped accelerate accelerated accelerating faster
migrate migrated migrating migration move moved moving transition transitioned port ported
maintain maintained maintaining maintenance upkeep
fix fixed fixing repair repaired repairing resolve resolved resolving
test tested testing tests
teach taught teaching instruct instructed instruction
care cared caring
sell sold selling
buy bought buying purchase purchased purchasing
show showed shown showing demonstrate demonstrated
serve served serving
fit fitted install installed installing installation
check checked checking inspect inspected inspection examine examined
plan planned planning
clean cleaned cleaning
answer answered answering respond responded responding
find found finding identify identified identifying
give gave given giving provide provided providing provision
start started starting begin began launch launched
ensure ensured ensuring
deliver delivered delivering delivery
customer customers client clients
user users
staff employees employee
doctor doctors physician physicians
student students pupil pupils
colleague colleagues coworker coworkers
firm company business
report reports reporting reported
monitor monitored monitoring
analyse analyze analysed analyzed analysing analyzing analysis
organise organize organised organized organising organizing
optimise optimize optimised optimized optimising optimizing
automate automated automating automation
document documented documenting documentation`

/** How large a role a verb claims: assisted < contributed < built < led < owned. */
const RANKS = [
  'assist assisted assisting assistance help helped helping support supported supporting aid aided aiding participate participated participating shadow shadowed',
  'contribute contributed contributing contribution collaborate collaborated collaborating collaboration join joined partnered',
  'build built building create created creating write wrote written writing develop developed developing implement implemented implementing make made making produce produced producing code coded coding construct constructed program programmed programming',
  'lead led leading manage managed managing management head headed heading direct directed directing supervise supervised supervising oversee oversaw overseen overseeing spearhead spearheaded spearheading drive drove driven driving leiten leitete geleitet diriger dirigé dirigée encadré encadrer dirigir dirigió dirigí lideré liderar',
  'own owned owning owner found founded founding co-founded establish established establishing pioneer pioneered pioneering architect architected architecting sole solely single-handedly singlehandedly invented inventing',
] as const

const split = (words: string) => words.split(/\s+/).filter((word) => word !== '')
const neutral = new Set(split(NEUTRAL).flatMap((word) => [word, ...word.split('-')]))
const groups = new Map(
  SYNONYMS.trim()
    .split('\n')
    .flatMap((line) => {
      const words = split(line)
      return words.map((word) => [stem(word), `=${words[0] ?? ''}`] as const)
    }),
)
const ranks = new Map(
  RANKS.flatMap((words, rank) => split(words).map((word) => [word, rank] as const)),
)

/** Words whose rank is modest: the person took part. */
export const MODEST_RANK = 1

/** Whether a word (lower case) claims nothing. */
export const isNeutral = (word: string) => neutral.has(word)
/** One key for a word and everything that says the same. */
export const keyOf = (word: string) => groups.get(stem(word)) ?? stem(word)
/** How large a role a word (lower case) claims; undefined when it claims none. */
export const rankOf = (word: string) => ranks.get(word)
