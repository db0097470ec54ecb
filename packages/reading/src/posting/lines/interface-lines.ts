import type { PostingLine } from './posting-line.ts'

const compileWhole = (patterns: readonly string[]) =>
  new RegExp(`^(?:${patterns.join('|')})[.!…]?$`, 'iu')

/** Words of a job site around a posting, wherever they stand: no part of it. */
const BUTTONS = compileWhole([
  '\\d{1,2}(?:[hdw]|mo|yr)(?: ?[·•] ?(?:edited|\\S{0,3}))*',
  '(?:share|save|saved|apply|apply now|easy apply|follow|following|report|message|dismiss|sign in|join now|back|close|undo|hide|not interested|copy link|continue|connect|&nbsp;|show all|show less|show all filters|view all jobs?)',
  '(?:\\+ ?)?(?:show|see|view|read) (?:more|less|all|more options|match details|more jobs like this|salary details|company page|this job on .{1,40})',
  '(?:apply|continue applying) (?:with|on|via) .{1,40}|easy apply to .{1,80}|continue to application|start your application|you must create an .{1,40} account before .{1,80}',
  '(?:save|share|report|hide|flag) (?:this |the )?(?:job|listing|posting|ad)|save .{2,80} at .{2,60}|saved jobs?|(?:re)?post(?:ed)? .{0,40}ago|posted (?:today|yesterday|just now)|\\d+\\+? (?:minutes?|hours?|days?|weeks?|months?) ago|just posted',
  'set (?:an? )?(?:job )?alerts?(?: for .{1,60})?|job alert (?:on|off)|get notified about .{1,80}|get job alerts .{1,80}|email me jobs like this',
  'skip to .{3,30}|start of main content|main content|keyboard shortcuts|(?:open|close) (?:jump )?menu|jump to .{3,30}|turn on .{3,40} notifications',
  'promoted(?: by hirer)?(?: ?[·•|].{0,80})?|sponsored|responses managed off linkedin|actively (?:hiring|recruiting|reviewing applicants)|viewed|(?:be an )?early applicant|urgently hiring|(?:often )?responds? within .{1,30}|responded to .{1,80}|hiring (?:multiple|\\d+) candidates?.{0,30}',
  '(?:over )?\\d[\\d,+]* (?:applicants?|people clicked apply|views?|school alumni|company alumni|connections?|followers)(?: .{0,40})?|be among the first \\d+ applicants',
  'use ai to .{3,60}|get ai[- ]powered .{3,100}|am i a good fit(?: for this job)?\\??|how (?:well )?(?:do|can) i (?:fit|match|stand out|best position myself).{0,60}|(?:tailor|review|update|improve|build) my (?:resume|cv|profile)(?: .{0,40})?|help me (?:stand out|.{2,40} (?:resume|cover letter|profile))|create (?:a )?cover letter|tell me more about .{2,60}|practice (?:an )?interview.{0,30}',
  'your (?:ai-powered )?(?:job|profile|resume|skills?) (?:assessment|match|matches|insights?).{0,60}|\\d+ of \\d+ skills match.{0,60}|skills match.{0,20}|.{0,20}skills (?:associated with|missing on|on) .{0,20}(?:the job post|your profile).{0,20}|add skills?|see how you compare.{0,80}|see who .{1,80} has hired.{0,40}|(?:exclusive )?job seeker insights.{0,40}|(?:try|retry|reactivate|get|unlock) premium.{0,80}|job search faster with premium.{0,40}|access company insights .{0,80}|cancel anytime.{0,40}|\\d+-month free trial.{0,60}|millions of members use premium',
  "job details|job post details|profile insights|pulled from the full job description|hiring insights|job activity|here['’]s how .{1,80}|find out how .{1,80}|do you have (?:experience in|a valid) .{2,60}\\?|\\d(?:[.,]\\d)? out of 5 stars?|[\\d.,]+ reviews?|employer reviews?|company photos?|rate your .{2,40}|upload your resume.{0,80}|if you require alternative methods of application.{0,120}",
  "interested in working with us in the future\\?|i['’]m interested|members who share that .{0,80}|looking for talent\\?|does this (?:job )?look .{2,40}\\?|is this (?:job )?(?:ad|listing|post) .{2,40}\\?|learn more|(?:view|visit) (?:website|profile|company)|no longer accepting applications",
  'zum (?:hauptinhalt|inhalt|suchfeld) .{3,20}|tastenkombinationen|(?:job|anzeige|stelle) (?:melden|merken|speichern|teilen)|speichern|teilen|merken|einfach bewerben|mehr (?:anzeigen|optionen)|weniger anzeigen|anzeige melden|vor \\d+ (?:minuten?|stunden?|tag(?:en)?|woche[n]?|monat(?:en)?)',
  "passer au contenu.{0,20}|enregistrer|partager|candidature simplifiée|voir (?:plus|moins)|signaler (?:cette |l['’])?(?:offre|annonce)|il y a \\d+ (?:minutes?|heures?|jours?|semaines?|mois)",
  'ir al contenido.{0,20}|guardar|compartir|solicitud sencilla|ver (?:más|menos)|denunciar (?:este )?empleo|hace \\d+ (?:minutos?|horas?|días?|semanas?|meses|mes)',
])

/** A job site's navigation: a line of one of these words may be asked for further down. */
const NAVIGATION = compileWhole([
  'home|my network|jobs?|messaging|notifications?|me|for business|work|learning|search|search (?:by .{3,30}|jobs)|recent searches|salary guide|salaries|find (?:salaries|jobs)|company reviews|employers(?: / post job)?|post (?:a )?(?:free )?job|upload (?:your )?(?:resume|cv)|help|help cent(?:er|re)|log ?in|sign up|register|menu|filters?|all filters|what|where|feed|people|companies|groups|events|my jobs|for you|profile|account|settings|top job picks for you|advertise|\\d+ notifications?(?: total)?|\\d+ results?',
  'startseite|jobs? suchen|anmelden|registrieren|mein netzwerk|nachrichten|mitteilungen|für unternehmen|jetzt bewerben|bewerben',
  "accueil|emplois|réseau|messagerie|connexion|s['’]identifier|postuler|inicio|empleos|mi red|mensajes|iniciar sesión|solicitar",
])
const NAVIGATION_LINES = 40
/** A point of a list with more words is a person's own. */
const MAX_POINT_WORDS = 3
const MAX_CHARS = 140

/** Opens a block about other people or jobs, up to the posting's own text. */
const ASIDE =
  /^(?:meet the hiring team|people you can reach out to|people who viewed this job also viewed|(?:job )?poster|people also viewed|similar jobs|more jobs(?: like this)?|jobs you may be interested in|recommended (?:jobs|for you)|top job picks for you|your job alerts)$/iu
const BODY =
  /^(?:about (?:the|this) (?:job|role|position)|(?:full )?job description|description|stellenbeschreibung|info(?:rmation)?s? zum job|über (?:den job|die stelle)|à propos de l['’]offre.*|description du poste|acerca del empleo|descripción del (?:puesto|empleo))$/iu
/** No aside before a posting's own text is longer. */
const MAX_ASIDE = 15
/** What stands below a posting and not above it. */
const FOOTER =
  /^(?:people also viewed|people who viewed .*|similar jobs|more jobs(?: like this)?|jobs you may be.*)$/iu

function isInterface({ text, isBullet }: PostingLine, index: number): boolean {
  if (text.length > MAX_CHARS) return false
  if (isBullet) return text.split(' ').length <= MAX_POINT_WORDS && BUTTONS.test(text)
  return BUTTONS.test(text) || (index < NAVIGATION_LINES && NAVIGATION.test(text))
}

/** The end of the aside that begins at a line: where the posting's own text begins; -1 when it is none. */
function findAsideEnd(lines: readonly PostingLine[], from: number): number {
  const behind = lines.slice(from + 1, from + 1 + MAX_ASIDE)
  const body = behind.findIndex(({ text }) => BODY.test(text))
  if (body >= 0) return from + 1 + body
  const isLast = FOOTER.test(lines[from]?.text ?? '') && from > MAX_ASIDE
  return isLast ? lines.length : -1
}

/** 'Annika Brandvold (She/Her) • 2nd': who shared it; what they are stands below. */
const SHARER = /[·•] ?(?:1st|2nd|3rd\+?|[123]\.|following)$/iu

/** A posting's lines without what a job site puts around them: buttons, navigation, people, other jobs. */
export function dropInterface(lines: readonly PostingLine[]): PostingLine[] {
  const kept: PostingLine[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as PostingLine
    if (!line.isBullet && SHARER.test(line.text) && index < NAVIGATION_LINES) index += 1
    else if (!line.isBullet && ASIDE.test(line.text)) {
      const end = findAsideEnd(lines, index)
      if (end >= 0) index = end - 1
    } else if (!isInterface(line, index)) kept.push(line)
  }
  return kept
}
