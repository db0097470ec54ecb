import type { ClaimWords } from './claim-words.ts'

export const english: ClaimWords = {
  with: 'with w alongside together jointly beside',
  partners:
    'we our us team teams colleague colleagues partner partners agency agencies consultant contractor contractors vendor vendors supplier provider lead manager supervisor department group crew mentor senior doctor nurse engineer architect developer developers designer analyst staff owner boss dispatcher student students volunteers client',
  limits:
    'only when if while unless until during just mainly mostly partly part-time sometimes occasionally occasional seasonal limited one some first pilot trial within under except excluding but busy off absence holiday holidays vacation leave backup cover covering rotation internal small simple minor basic local zone up half interim temporary acting informal voluntary volunteer weekend weekends relief season',
  causes:
    'by through thanks via which so resulting result resulted leading causing thereby allowing enabling achieving driving cutting reducing increasing improving because hence therefore ensuring',
  reaches: 'across throughout for at in among between over',
  wholes:
    'all every each entire whole full complete company-wide companywide nationwide global international worldwide multiple various several numerous many any everything end-to-end company organisation organization cross-functional both always consistently daily',
  ones: 'one 1 a an single',
  negations: 'no not never without none nor n’t',
  others:
    'by his her their manager supervisor lead vendor agency consultant supplier client team head director boss office inherited handled does did done sets',
  states:
    'planned plan plans planning proposed draft drafted pending progress ongoing underway applied begun begin due registered waiting submitted offer deferred expired lapsed expected booked started studying working towards toward awaiting scheduled unfinished paused trial pilot prototype learning training trainee currently enrolled preparing nominated shortlisted finalist passed completed exam modules module course candidate',
  parts:
    'helped help helping assist assisted assisting supported support supporting contributed contribute participated participate took part involved member shadowed shadow observed observe watched sat attended attend joined prepared prepare drafted backup assistant deputy junior co trainee intern gave input one',
  basics:
    'basic basics beginner some little familiar exposure learning intro introductory elementary conversational limited fundamentals rusty used once shown school',
  highs:
    'advanced expert expertise fluent proficient proficiency senior extensive deep strong skilled experienced specialist mastery native excellent in-depth seasoned proven lead professional certified qualified',
  prepositions: 'at with for in by of as since from until under near who whose which that',
  turns: 'and but then now before after later earlier previously formerly',
  orders:
    'hire invite invit interview shortlist contact call choose pick read click visit enter give ask trust consider wire pay send open note ignore',
  prefixes: 'part semi co sub vice non ex quasi pre assistant deputy near trainee',
  addresses: 'you your please recruiter',
  holds: 'since currently now presently present today',
  points: 'points pp pts',
  solos:
    'alone sole solely single-handed single-handedly singlehandedly unaided unassisted unsupervised myself independently autonomously personally',
}
