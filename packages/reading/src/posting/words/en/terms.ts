import { readWords, type LanguageWords } from '../language-words.ts'

const STOPS = `
a an the this that these those some any each every either neither both all another such same own
i you he she it we they me him her us them my your his its our their mine yours ours theirs who whom whose which what
someone somebody anyone everyone something anything everything nothing yourself ourselves themselves itself one ones
and or but nor so yet if because although though unless until while whereas when where why how than then as
in on at by for with without within from to into onto of off over under above below between among across through
throughout during before after since about against along around behind beyond despite except inside outside near
per toward towards upon via like up down out plus including includes include included excluding regarding concerning
using following according due instead rather
is are was were be been being am do does did doing done has have had having will would shall should can could may might must
isn't aren't don't doesn't won't can't not no never ever always often sometimes usually also too very well just only even
still already again here there now today soon together further furthermore moreover however therefore thus hence
highly fully closely directly effectively efficiently successfully independently ideally preferably particularly
especially specifically mainly primarily mostly generally typically currently continuously constantly regularly quickly
easily really truly almost approximately roughly least most more less much many few several enough quite
alongside besides otherwise meanwhile whether thereof etc eg ie e.g i.e vs nbsp
you'll you're you've we're we'll we've i'm it's that's they're let's what's who's
able capable willing eager keen comfortable familiar proficient fluent skilled experienced interested passionate
responsible aware used required preferred desired needed expected considered desirable essential mandatory optional
necessary beneficial advantageous welcome equivalent similar related relevant other others various
please thank thanks yes hello hi oh
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
october november december day days week weeks month months year years yr yrs hour hours time times
first second third once twice two three four five six seven eight nine ten hundred thousand million
http https www com
`

// Verbs that are also frequent nouns of terms (design, test, support) end a phrase only where a verb must stand.
const VERBS = `
accept accomplish achieve acquire act adapt add address adhere administer advise align allow analyse analyze answer anticipate
apply appreciate arrange articulate ask assess assign assist assume assure attach attend attract author backup balance be become
begin believe belong benefit bring build call care carry champion change check choose clean coach code collaborate collect
combine come command communicate compile complete comply compose conceive conduct configure consider consolidate construct
consult contact contribute control convert cook cooperate coordinate create cultivate customise customize dare deal
decide define delegate deliver demonstrate deploy describe design determine develop diagnose direct discover discuss document draft
draw drive earn embrace enable encourage engage enhance enjoy ensure establish estimate evaluate examine execute exhibit expand
expect experience explain explore extend facilitate feel file find fix focus follow formulate foster gain gather generate get
give go grow guide handle have head help hire hold identify illustrate imagine implement improve influence inform
initiate innovate inspect inspire install integrate interact interface interpret interview introduce investigate invite
involve join judge keep know launch lead learn lend leverage liaise listen live load look love maintain make
manage master maximise maximize measure meet mentor minimise minimize mitigate model modify monitor motivate move negotiate
observe obtain offer onboard operate optimise optimize orchestrate order organise organize oversee own participate partner perform
pioneer plan play possess practice prepare present prevent prioritise prioritize produce program promote propose
protect prove provide pursue raise reach read receive recommend recruit reduce refine relate remain repair report represent
request require research resolve respect respond review run scale schedule secure see seek select sell send serve set
shape share show solve speak specify spend stand start stay strengthen strive structure study submit succeed suggest supervise
supply support sustain tackle take talk teach tell test think thrive track train transform translate travel treat
troubleshoot try turn understand undertake update use utilise utilize validate value verify visit want wash welcome win wish
wonder work write
`

const EDGES = `
a1 a2 b1 b2 c1 c2
experience experiences experienced knowledge understanding skill skills ability abilities proficiency expertise familiarity
background command exposure competence competencies competency capability capabilities qualification qualifications
fluency mastery comprehension insight appreciation awareness interest passion flair sense certification certifications
certificate certificates certified license licence licensed
strong excellent good great solid deep proven broad extensive advanced basic sound thorough outstanding exceptional superior
demonstrated demonstrable hands-on practical professional prior previous relevant significant general working in-depth
valid active current unrestricted minimum maximum ideal perfect high higher low lower large larger small complex new old current existing future latest modern
key main major minor core different wide wider diverse multiple single specific common certain full complete entire whole
best better excellent top real true overall total typical standard usual original proper appropriate suitable adequate
successful effective efficient important critical vital crucial possible potential available additional further extra
advantage plus asset bonus merit must requirement requirements preference nice ideally level levels degree-level
written verbal oral spoken native
understand knows knowing working years year yr yrs month months day days time full-time part-time
related based oriented driven focused minded
type types kind kinds variety range number amount lot lots set sets series part parts piece end
way ways aspect aspects area areas field fields form forms example examples thing things
discipline disciplines principles principle concepts concept fundamentals basics techniques technique methods method
practices practice environments environment technologies tools tool
approved accredited assigned academic busy minimal up-to-date state-of-the-art cutting-edge world-class high-quality high-performance fast-paced
`

const EMPTIES = `
state states province county country
team teams company companies organisation organization organisations organizations business businesses firm group groups
department departments office offices unit units division people person persons individual individuals colleague colleagues
candidate candidates applicant applicants employee employees employer employers staff member members manager managers leader
leaders director directors supervisor customer customers client clients user users guest guests partner partners stakeholder stakeholders
vendor vendors supplier suppliers student students patient patients family families community communities public
role roles job jobs position positions career careers opportunity opportunities work works task tasks duty duties responsibility
responsibilities activity activities assignment assignments function functions project projects program programs programme programmes
initiative initiatives effort efforts goal goals objective objectives target targets result results outcome outcomes
deliverable deliverables milestone milestones deadline deadlines success impact value values benefit benefits
problem problems issue issues challenge challenges question questions need needs solution solutions answer
product products service services system systems process processes procedure procedures policy policies
standard standards guideline guidelines rule rules report reports document documents documentation information data file files
material materials item items equipment resource resources feature features change changes improvement improvements
idea ideas decision decisions plan plans strategy strategies approach approaches action actions step steps
quality performance efficiency productivity growth innovation development support help assistance guidance advice
management leadership coordination planning training education learning culture mission vision
world country countries city region location locations site sites place places home world-wide global international national local
regional internal external technical industry industries market markets sector society life future past history
today top bottom side hand hands mind eye heart voice word words name names title titles line lines page
chance choice case cases situation situations condition conditions circumstances event events meeting meetings
email emails phone call calls message messages contact contacts website link cv resume application applications
salary pay bonus pension vacation holiday insurance budget cost costs money price prices
contribution collaboration cooperation communication relationship relationships network networks
implementation operation operations maintenance delivery execution design creation production use usage
requirement requirements specification specifications needs expectation expectations
difference differences start-up startup startups scale end-to-end cross-functional day-to-day
colleagues peers senior junior mid-level lead chief head officer professional professionals expert experts specialist
specialists engineer engineers developer developers analyst analysts consultant consultants architect architects designer
designers scientist scientists technician technicians assistant assistants coordinator administrator nurse nurses
ceo cfo cto coo ceos cfos ctos vp hq uk us usa u.s eu emea apac ok id faq covid covid-19 kpi kpis care lab labs
teacher teachers degree degrees diploma university college school course courses
technology technologies tools tool software hardware platform platforms environment environments
framework frameworks concept concepts principle principles method methods methodology methodologies technique techniques
practice practices internship internships placement placements practicum subject subjects topic topics
`

const ROLES = `
manager engineer developer programmer architect director analyst designer consultant administrator officer specialist
coordinator assistant associate intern trainee apprentice technician mechanic electrician plumber carpenter welder
nurse doctor physician surgeon pharmacist therapist paramedic caregiver teacher tutor lecturer professor instructor
educator researcher scientist accountant bookkeeper auditor clerk cashier lawyer attorney solicitor paralegal
secretary receptionist supervisor foreman leader president cook baker barista bartender waiter waitress housekeeper
cleaner janitor driver courier dispatcher operator worker labourer laborer salesperson representative advisor adviser
planner buyer merchandiser marketer writer editor journalist translator interpreter photographer artist animator
musician producer librarian curator firefighter pilot attendant stylist hairdresser trainer volunteer contractor
machinist fitter installer inspector surveyor estimator recruiter generalist strategist fellow postdoc counsellor
counselor psychologist dentist veterinarian midwife gardener farmer painter roofer builder practitioner professional
expert candidate student graduate employee colleague warrior champion owner
`
const SOFTS = `
attitude mindset mind-set personality motivation enthusiasm drive passion energy initiative integrity honesty
reliability flexibility adaptability creativity curiosity empathy patience commitment dedication discretion
punctuality teamwork team-player player self-starter starter communicator communication interpersonal verbal
detail details detail-oriented organised organized organisational organizational multitask multitasking prioritization
analytical problem-solving problem-solver thinker thinking listener learner learning work-ethic ethic ethics
pressure independence independent independently proactive proactivity ambitious humour humor confidence
judgement judgment tact diplomacy professionalism accountability ownership self-motivated motivated energetic
dynamic enthusiastic collaborative flexible creative curious reliable responsible structured persuasive
result-oriented results-oriented goal-oriented solution-oriented approachable articulate resilient positive
presentable friendly honest hardworking hard-working punctual ability willingness eagerness desire
`

const ASKED_WITH = `
experience skills skill knowledge expertise proficiency certification certificate certified license licence
degree background qualification qualifications training competence competency competencies fluency
`

/** English. */
export const english: LanguageWords = {
  stops: readWords(STOPS),
  verbs: readWords(VERBS),
  edges: readWords(EDGES),
  empties: readWords(EMPTIES),
  softs: readWords(SOFTS),
  roles: readWords(ROLES),
  joints: new Set(),
  cue: /(?<![\p{L}-])(?:(?:experience|experienced|expertise|expert|knowledge|knowledgeable|understanding|proficien(?:t|cy)|familiar|familiarity|skilled|skills?|competen(?:t|ce|cy)|background|fluent|fluency|degree|diploma|phd|bachelor(?:[´'’]?s)?|master(?:[´'’]?s)?|certified|certification|certificate|trained|training|command|comfortable|exposure|mastery|specialis(?:ed|ation)|specializ(?:ed|ation)|interest|track record|passionate|insight|grasp|awareness|licen[cs]ed?|qualification|qualified|major(?:ing)?|hands-on|basics|fundamentals|principles|working|user|capable|versed|adept|appreciation|technologies|tools|frameworks|languages|methodologies|methods|techniques|software|platforms|systems|standards|concepts|practices)(?: (?:either|both|also|working|developing|building|managing|designing))? (?:with|in|of|using|on|within|about|such as|like|including|e\.g\.?|(?:of|with|in) (?:how|using|working with))|work(?:ing)? with|such as|e\.g\.?|including|using|utilizing|utilising|you know|must know|knows|proficient)(?![\p{L}-])/giu,
  askedWith: readWords(ASKED_WITH),
  certifying: readWords(
    'certification certifications certificate certificates license licenses licence licences credential credentials licensure clearance card permit registration authorization authorisation ticket accreditation',
  ),
  adjective: /(?:al|ous|ive|able|ible|ful|less|ly)$/,
  hasCapitalNouns: false,
}
