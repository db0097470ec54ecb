import type { Tier } from '../posting.ts'
import { foldCase } from '../text/fold.ts'

/** What the lines below a heading are: asked for with a tier, or boilerplate. */
export type SectionTier = Tier | 'boilerplate'

const compile = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})(?![\\p{L}])`, 'u')

const PREFERRED = compile(
  'nice[ -]to[ -]haves?|preferred|preferably|a plus|is a plus|bonus|bonus points|desirable|desired|an asset|assets?|ideally|advantage|advantageous|would be great|good to have|pluses|not required|optional|von vorteil|wunschenswert|idealerweise|un plus|un atout|atouts?|souhaite|souhaitee|serait un plus|deseable|se valorara|valorable',
)
const MUST = compile(
  "requirements?|required|qualifications?|must[ -]haves?|what you need|what you'll need|what you will need|what you bring|what you'll bring|what we need|what we're looking for|what we are looking for|who you are|about you|your profile|your background|you have|you bring|your skills|skills|experience|minimum|essential|basic qualifications|technologies|tech stack|education|candidate profile|who we are looking for|what it takes|you are|we expect|ihr profil|dein profil|anforderungen|das bringst du mit|das bringen sie mit|qualifikationen?|voraussetzungen|profil|profil recherche|votre profil|competences|exigences|prerequis|formation|requisitos|perfil|que buscamos|competencias",
)
const DUTIES = compile(
  "responsibilities|duties|what you'll do|what you will do|the role|your role|about the role|about the job|job description|job summary|position summary|role overview|tasks|day to day|day-to-day|your mission|the job|in this role|key accountabilities|the position|the opportunity|overview|aufgaben|deine aufgaben|ihre aufgaben|tatigkeiten|missions?|vos missions|taches|descriptif du poste|responsabilidades|funciones|tareas|descripcion del puesto",
)
const BOILERPLATE = compile(
  "about us|who we are|about the company|about our|our company|company description|our story|our mission|our values|our culture|benefits|perks|what we offer|we offer|what's in it for you|why join|why work|why us|compensation|salary|pay range|pay transparency|equal opportunity|equal employment|eeo|diversity|inclusion|accommodations?|how to apply|to apply|application process|privacy|disclaimer|additional information|next steps|interview process|wir bieten|das bieten wir|was wir bieten|uber uns|benefits bei|bewerbung|kontakt|a propos de nous|nous offrons|avantages|qui sommes-nous|remuneration|pour postuler|ofrecemos|beneficios|sobre nosotros|que ofrecemos",
)
const MUST_CUE = compile(
  'must|required|require|requires|minimum|at least|essential|mandatory|proven|proficien(?:t|cy)|expert|expertise|strong|solid|deep|fluent|fluency|valid|years|knowledge of|experience (?:with|in|of|as|working)|experienced|familiar(?:ity)?|degree|ability to|understanding of|certified|licen[cs]ed?|zwingend|erforderlich|abgeschlossene|erfahrung|kenntnisse|exige|requis|obligatoire|maitrise|experience|diplome|imprescindible|experiencia|conocimientos',
)
const NOISE = compile(
  'equal opportunity|equal employment|regardless of|without regard|race|gender identity|sexual orientation|protected (?:status|veteran|class)|reasonable accommodations?|401\\(?k\\)?|dental|vision insurance|health insurance|medical insurance|paid time off|pto|vacation days|parental leave|pension|rrsp|stock options|equity package|salary|per hour|per year|per annum|hourly|annually|compensation|benefits package|sick leave|gym|wellness|tuition reimbursement|background check|drug test|e-verify|cookies|privacy policy|click apply|apply now|we thank all|only those selected|schwerbehinder\\w*|urlaubstage|betriebliche altersvorsorge|jobticket|tickets? restaurant|mutuelle|seguro medico',
)

const MAX_HEADING_CHARS = 70
const LABEL = /^(\p{L}[^:]{2,40}:) \S/u

/** What the heading of a posting's section announces; undefined when the line is no heading. */
export function readHeading(line: string, isBullet: boolean): SectionTier | undefined {
  if (isBullet || line.length > MAX_HEADING_CHARS || /[.;,]$/.test(line)) return undefined
  const text = foldCase(line)
    .replaceAll('’', "'")
    .replaceAll(/[*#_:]+/g, ' ')
    .trim()
  const words = text.split(/\s+/).length
  const isMarked = /^[#*_]|[:?*]$/.test(line) || line === line.toUpperCase()
  if (words > (isMarked ? 9 : 5)) return undefined
  if (BOILERPLATE.test(text)) return 'boilerplate'
  if (PREFERRED.test(text)) return 'preferred'
  if (DUTIES.test(text)) return 'mentioned'
  return MUST.test(text) ? 'must' : undefined
}

/** How firmly one line asks, given its section's tier and its own label ('Requirements: …'); 'boilerplate' when it asks nothing. */
export function readTier(line: string, above: SectionTier | undefined): SectionTier {
  const label = LABEL.exec(line)?.[1]
  const section = (label === undefined ? undefined : readHeading(label, false)) ?? above
  const text = foldCase(line.slice(0, 2_000)).replaceAll('’', "'")
  if (section === 'boilerplate' || NOISE.test(text)) return 'boilerplate'
  if (PREFERRED.test(text)) return 'preferred'
  if (section === 'must' || section === 'preferred') return section
  return MUST_CUE.test(text) ? 'must' : 'mentioned'
}
