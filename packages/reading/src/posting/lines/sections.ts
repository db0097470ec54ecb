import { type Tier, findTerms } from '@tailorbird/lexicon'
import { foldCase } from '@tailorbird/language'

/** What the lines below a heading are: asked for with a tier, or boilerplate. */
export type SectionTier = Tier | 'boilerplate'

/** A section of a posting. */
export interface Section {
  tier: SectionTier
  /** The lines are nothing but names: the tools of the job, the industries it is in, or the fields of a job site's form. */
  list: 'tools' | 'industry' | 'form' | null
}

const compile = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})(?![\\p{L}])`, 'u')
const compileWhole = (words: string) => new RegExp(`^(?:${words})$`, 'u')

/** Labels of a job site's form around the posting. */
const FORM = compileWhole(
  '(?:job|employment|company|contract|position|work) type|type of (?:job|employment|contract)|(?:experience|seniority|career) level|company size|location options?|(?:job |work )?locations?|compensation|date posted|posted(?: on)?|role|department|team|schedule|shift|working hours|start date|reference(?: number)?|(?:job|requisition|req) (?:id|number)|job functions?|industries|remote|workplace type|reports to|closing date|deadline|hours|pay|salary|standort|arbeitsort|vertragsart|beschaftigungsart|anstellungsart|arbeitszeit|eintrittsdatum|beginn|lieu|lieu de travail|type de contrat|contrat|horaires|ubicacion|tipo de contrato|jornada|horario|lugar',
)
const TOOLS = compileWhole(
  '(?:our |your |the )?(?:technologies|tech(?:nology|nical)? stack|tech|tools|stack|keywords|tags|software|technical environment)(?: (?:we use|you will use|and tools))?|technologien|werkzeuge|outils|environnement technique|herramientas|tecnologias|stichworte|schlagworte|mots-cles',
)
const INDUSTRY = compileWhole('industry|sector|branche|secteur(?: d.activite)?')
/** Headings of requirements that have a word of another section in them. */
const ASKING = compile(
  "(?:who|what|whom) (?:we are|we're|are we|is) (?:looking for|seeking)|(?:we are|we're) looking for|looking for|who are you|you bring|you'll bring|you will bring|you should (?:bring|have)|you need|you'll need|you will need|you have|to succeed|ideal candidate|our expectations|expectations of you|we expect|expect(?:ed)? from you|what it takes|extra points|you (?:might|may) be|a (?:good|great|strong)? ?fit|damit uberzeug\\p{L}*|damit begeister\\p{L}*|vous etes|qui etes-vous|comfortable with|we'd like|we would like|personality|dream candidate|right candidate|good fit|great fit|you(?:'re| are) (?:a|the)|wen wir suchen|wir suchen|was wir erwarten|wir erwarten|das erwarten wir|was du mitbringst|was sie mitbringen|nous recherchons|nous attendons|que buscamos|buscamos|que (?:pedimos|necesitamos|esperamos|requerimos|te pedimos)|nos gustaria|se requiere|se pide|wunschen wir uns|wir uns wunschen|we wish for|nous demandons|nous souhaitons|on attend|on cherche",
)
/** Words of what is welcome and not needed. */
const PREFERRED = compile(
  'nice[ -]to[ -]haves?|preferred|preferably|a plus|is a plus|bonus if|(?:as )?(?:a )?(?:a|real|big|added|huge|nice) bonus|extra credit|bonus(?= ?:|$)|bonus points|bonus skills|not needed|it helps to|nos gustaria ademas|extra points|desirable|desired|an asset|assets?|ideally|advantage|advantageous|would be great|good to have|pluses|not required|not mandatory|optional|beneficial|von vorteil|wunschenswert|idealerweise|ein plus|un plus|un atout|atouts?|souhaite|souhaitee|souhaitable|apprecie|appreciee|serait un plus|deseable|se valorara|se valora|valoraremos|valorable|freuen wir uns|on apprecie|apprecies|appreciees',
)
const MUST = compile(
  'requirements?|required|qualifications?|qualified|languages?|the person|idiomas|sprachen|sprachkenntnisse|langues|savoir-faire|savoir-etre|must[ -]haves?|what we need|who you are|about you|you are|your profile|your background|your skills|your experience|your qualifications|skills|experience|minimum|essential|competenc(?:e|ies)|education|certifications?|licenses?|candidate profile|person specification|knowledge|the candidate|prerequisites|criteria|abilities|ihr profil|dein profil|profil|das bringst du mit|das bringen sie mit|anforderungen|anforderungsprofil|qualifikationen?|voraussetzungen|kenntnisse|profil recherche|votre profil|competences|exigences|prerequis|formation|connaissances|qualites requises|requisitos|perfil|competencias|conocimientos|formacion|experiencia',
)
const DUTIES = compile(
  "responsibilit(?:y|ies)|duties|functions|impact|a day in the life|what you'll do|what you will do|what you do|you will|you'll|the role|your role|about the role|about the job|about this job|job description|job summary|position summary|role overview|role description|tasks?|day to day|day-to-day|your mission|the job|your job|in this role|accountabilities|the position|position overview|about the position|the opportunity|the project|assignments|overview|description|summary|purpose|scope|aufgaben\\p{L}*|tatigkeits\\p{L}*|stellenbeschreibung|jobbeschreibung|deine aufgaben|ihre aufgaben|tatigkeiten|das erwartet (?:dich|sie)|missions?|vos missions|taches|activites|descriptif du poste|description du poste|le poste|votre role|responsabilidades|funciones|tareas|descripcion del puesto|descripcion|tu mision|el puesto|que haras|tu dia a dia|votre quotidien|ton quotidien|ton role|was du tust|was sie tun|dein alltag|what the work is|what the job involves|the work|the gig",
)
/** 'Essential duties' are duties, 'Duties and requirements' are requirements. */
const DUTIES_FIRST = compile(
  '^job|duties|responsibilit(?:y|ies)|accountabilities|functions|tasks|activities|aufgaben|tatigkeiten|missions?|taches|responsabilidades|funciones|tareas',
)
const MUST_FIRST = compile(
  'requirements?|qualifications?|skills|profil|profile|anforderungen|exigences|requisitos',
)
const BOILERPLATE = compile(
  "about us|company description|company overview|benefits|perks|what we (?:can )?(?:offer|provide|give)|what we(?:'ll| will) (?:offer|provide|give)|we(?:'ll| will| can)? (?:offer|give you)|what (?:you|you'll|you will|you can|you may|you also) (?:also )?(?:get|receive|earn|enjoy|expect)(?! to| into| as)(?: from us| in return)?|what(?:'s| is) in it for (?:you|me)|compensation|salary|remuneration|pay range|pay transparency|equal opportunity|equal employment|eeo|diversity|how to apply|to apply|privacy|disclaimer|additional information|interview process|recruitment process|wir bieten|das bieten wir|was wir (?:\\p{L}+ )?bieten|das bekommst du|das bekommen sie|was (?:du|sie|dich) (?:von uns )?(?:bekommst|bekommen|erhaltst|erhalten|erwarten kannst|erwarten konnen)|ce que (?:nous |l'on )?(?:vous )?(?:offrons|proposons|obtiendrez|recevrez)|(?:nous vous|on vous|on te) (?:offrons|proposons|offre|propose)|que (?:te |le )?ofrecemos|que obtendras|uber uns|a propos|nous offrons|avantages|remuneration|pour postuler|ofrecemos|beneficios|sobre nosotros",
)
/** Words that make boilerplate of a heading only as its first. */
const BOILERPLATE_FIRST = new RegExp(
  "^(?:money|about (?!you|the|this|your|what)\\p{L}+|physical|working conditions|work environment|environment|pre-employment|conditions|se ofrece|darauf|who we are|about the (?:company|team|department|organi[sz]ation|group)|about our|our (?:company|story|mission|values|culture|team|offer|client|commitment|benefits|promise|range)|you get|you'll get|why|terms|pay|rewards?|inclusion|accommodations?|apply|applying|application|applications|contact|interested|further information|more information|next steps|unser angebot|wir uber uns|benefits bei|deine vorteile|ihre vorteile|bewerbung|bewerben|kontakt|qui sommes-nous|nous vous offrons|ce que nous offrons|l'entreprise|candidature|que ofrecemos|te ofrecemos|the package|package|in return|what's on offer|on offer|condiciones|conditions|quienes somos|la empresa|contacto)(?![\\p{L}])",
  'u',
)
const MUST_CUE = compile(
  'must|required|require|requires|requirement|minimum|at least|essential|mandatory|proven|proficien(?:t|cy)|expert|expertise|strong|solid|deep|fluent|fluency|valid|years|knowledge of|experience (?:with|in|of|as|working)|experienced|familiar(?:ity)?|degree|ability to|understanding of|certified|certification|licen[cs]ed?|we expect|you (?:have|are|possess|hold|know|bring|speak|master)|candidates? (?:will|should|has|have|with)|looking for|hold an?|zwingend|erforderlich|abgeschlossene[sr]?|erfahrung|kenntnisse|sie (?:haben|verfugen|bringen)|du (?:hast|bist|bringst|verfugst)|setzen wir voraus|wir suchen|exige|exigee|requis|requise|obligatoire|maitrise|maitrisez|experience|diplome|vous (?:avez|etes|possedez|disposez|maitrisez)|titulaire|imprescindible|experiencia|conocimientos|titulacion|dominio|se requiere|buscamos',
)
/** Whom a company looks for, and what for: 'We are seeking an Electrician to keep our lines running'. */
const SEEKS =
  /(?:^|[^\p{L}])(?:looking for|seeking|searching for|seeks?|hiring|recruiting|wir suchen|sucht|(?:nous )?(?:re)?cherchons|recherche|recrutons|recrute|buscamos|busca) (?:(?:an?|our|one|eine?[nrm]?(?:\/[nr])?|une?(?:[(/]e\)?)?|una?|someone|people) )?[^.]{2,120}?(?:,? (?:to|who will|that will|who can help)|, (?:der|die|das)|,? (?:um|zur|zum|pour|afin de|qui|para|que))(?!\p{L})/u
/** What such a sentence asks for all the same: 'with experience in refrigeration'. */
const SEEKS_WITH =
  /(?:^|[^\p{L}])(?:with|who (?:has|have|is|are|knows?)|having) .*(?:experience|certifi|licen[cs]|degree|diploma|knowledge|skills|background|expertise|proficien|fluen|familiar|years)|(?:^|[^\p{L}])(?:erfahr|kenntnis|ausbildung|abschluss|studium|beherrsch|experimente|experience d|maitris|diplom|connaissance|titulaire|experiencia|conocimiento|domin|titulad|must|required|years of|jahre)/u
/** Law and the way to apply: never asked for, wherever it stands. */
const LEGAL = compile(
  'equal opportunity|equal employment|regardless of|without regard|gender identity|sexual orientation|protected (?:status|veteran|class)|reasonable accommodations?|background check|drug test|e-verify|cookies|privacy policy|click apply|apply now|apply online|we thank all|only those selected|cover letter|covering letter|curriculum vitae|schwerbehinder\\w*|gleichstellung|chancengleichheit|bewerbung|bewerbungen|bewerben|lettre de motivation|egalite des chances|postuler|candidature|ouverts? a tous|carta de presentacion|igualdad de oportunidades|plan de igualdad|candidaturas|inscribete|interesad[oa]s|equal opportunities employer|eoe|employment equity|values diversity|reasonable adjustments|drug[ -]free workplace|we recruit from|(?:annual|quarterly|monthly|yearly|year-end|attendance|signing|sign-on|retention|referral|performance) bonus(?:es)?|shift differential',
)
/** Pay and benefits: they ask for nothing, unless they stand among the requirements. */
const REWARD = compile(
  '401\\(?k\\)?|dental|vision insurance|health insurance|life insurance|medical insurance|paid time off|pto|vacation days|paid vacation|parental leave|pension|rrsp|stock options|equity package|salary|salaries|per hour|per year|per annum|hourly|annually|compensation|benefits package|sick leave|gym|wellness|tuition (?:reimbursement|assistance)|we offer|hsa|fsa|health savings|flexible spending|(?:gear|employee|staff|store|merchandise|product|meal|generous)(?: \\p{L}+)? discounts?|discounts? (?:on|off)|free (?:lunch|lunches|snacks|coffee|parking|meals|beer|food|gym)|catered (?:lunch|lunches|meals)|company car|profit sharing|urlaubstage|betriebliche altersvorsorge|jobticket|wir bieten|tickets? restaurant|mutuelle|nous offrons|seguro medico|ofrecemos',
)
/** 'We use Python': what the company works with is what the job needs. */
const WE_USE =
  /(?:^|[^\p{L}])(?:we|our team|wir|nous|nosotros) (?:use|work with|rely on|run|build with|nutzen|arbeiten mit|utilisons|travaillons avec|usamos|utilizamos)(?![\p{L}])/iu
/** What only companies say of themselves. */
const BOAST = compile(
  'leading (?:provider|supplier|company|global|manufacturer|european|international)|(?:is|are) (?:an?|the|one of the) (?:[a-z-]+ ){0,2}(?:leading|leader|largest|fastest|company|organi[sz]ation|provider|supplier|manufacturer|agency|firm|employer|subsidiary)|founded in|headquartered|[0-9][0-9.,]* (?:employees|people|colleagues|students|countries|offices)|world leader|ist (?:ein|einer|eine|das|der|die) (?:[a-z]+ ){0,2}(?:fuhrende[nrs]?|unternehmen)|leader (?:mondial|europeen|francais)|lider en|empresa lider',
)
/** What begins a sentence about the company itself. */
const PITCH =
  /^(?:we|we're|we've|our|at \p{Lu}[\p{L}\s]{1,30},|founded|headquartered|since|established|wir|unser|unsere|nous|notre|nos|somos|nuestr[oa]s?)(?![\p{L}'])/iu
const ADDRESSED =
  /(?:^|[^\p{L}])(?:you|your|you'll|you've|candidates?|looking|needed|wanted|gesucht|seek|seeking|search|searching|require|requires|expect|need|must|experience with|du|dein|deine|sie|ihre?|suchen|erwarten|vous|votre|vos|recherchons|cherchons|buscamos|tu|requerimos)(?![\p{L}])/iu

/** 'What you can expect from us': such a heading may be longer. */
const WHAT = /^(?:what|was|ce que|que) (?:you|we|du|sie|wir|nous|vous|te)(?:'ll)? /u

/** Small words of headings. */
const HEADING_WORDS = new Set(
  'a an and the if when may might points to succeed savoir-faire savoir-etre se valorara of for in to with our your you we us i be is are will do have has need needs should what who how whom where looking seeking expect bring brings table this that role job position work must nice good great ideal key core main technical professional personal basic minimum other additional general special specific desired candidate applicant person about soft hard language und oder der die das dein deine ihr ihre sie du wir was wen mit mitbringen bringst bringen fachliche personliche dich dir et ou le la les de du des vos votre nous vous ce que y o el los las del tu su lo que un une una'.split(
    ' ',
  ),
)

const MAX_HEADING_CHARS = 70
const LABEL = /^(\p{L}[^:]{2,40}?) ?: \S/u

const foldHeading = (line: string) =>
  foldCase(line)
    .replaceAll('’', "'")
    .replaceAll(/[*#_:?!]+/g, ' ')
    .trim()

/** What the heading of a posting's section announces; undefined when the line is no heading that we know. */
export function readHeading(line: string, isBullet: boolean): Section | undefined {
  if (isBullet || line.length > MAX_HEADING_CHARS || /[.,]$/.test(line)) return undefined
  const text = foldHeading(line)
  const words = text.split(/\s+/).length
  const isMarked = /^[#*_]|[:?*!;]$/.test(line) || line === line.toUpperCase()
  if (FORM.test(text) && isMarked) return { tier: 'boilerplate', list: 'form' }
  if (TOOLS.test(text)) return { tier: 'must', list: 'tools' }
  if (INDUSTRY.test(text)) return { tier: isMarked ? 'must' : 'boilerplate', list: 'industry' }
  const isTelling = ASKING.test(text) || WHAT.test(text)
  if (words > (isMarked ? 9 : isTelling ? 8 : 5)) return undefined
  const tier = readHeadingTier(text)
  const isAsked = tier === 'must' || tier === 'preferred'
  if (tier === undefined || (isAsked && !/^[#*_]|[:?*!;]$/.test(line) && namesThings(line, text)))
    return undefined
  return { tier, list: null }
}

/** 'CPIM certification desirable' has a heading's words in it and asks for something itself. */
function namesThings(line: string, text: string): boolean {
  const plain = text.replace(/\((?:required|preferred|must[ -]haves?|optional)\)/, '')
  if (/[\d(]/.test(plain)) return true
  const rest = plain
    .replace(ASKING, ' ')
    .split(/[^\p{L}'-]+/u)
    .filter(
      (word) =>
        word !== '' && !HEADING_WORDS.has(word) && !MUST.test(word) && !PREFERRED.test(word),
    )
  return (
    rest.length > 1 ||
    findTerms(line).some(({ written }) => foldCase(written).includes(rest[0] ?? '|'))
  )
}

function readHeadingTier(text: string): SectionTier | undefined {
  if (ASKING.test(text)) return PREFERRED.test(text) ? 'preferred' : 'must'
  if (BOILERPLATE.test(text) || BOILERPLATE_FIRST.test(text)) return 'boilerplate'
  if (PREFERRED.test(text)) return 'preferred'
  if (MUST.test(text) && (!DUTIES_FIRST.test(text) || MUST_FIRST.test(text))) return 'must'
  return DUTIES.test(text) ? 'mentioned' : undefined
}

/** Whether a line is a heading of its own, known or not: after benefits, something else begins. */
export const looksLikeHeading = (line: string, isBullet: boolean) =>
  !isBullet && line.length <= MAX_HEADING_CHARS && /^#|:$/.test(line) && line.split(' ').length <= 6

/** The section that a sentence opens for itself by its label ('Requirements: …'); undefined when it has none. */
export function readLabel(sentence: string): Section | undefined {
  const label = LABEL.exec(sentence.slice(0, 60))?.[1]
  return label === undefined ? undefined : readHeading(`${label}:`, false)
}

/** Whether a folded sentence tells of the company and asks nothing; among requirements only a full sentence can. */
function isPitch(text: string, isAsked: boolean): boolean {
  if (ADDRESSED.test(text) || WE_USE.test(text)) return false
  return (PITCH.test(text) && (!isAsked || /[.!]$/.test(text))) || BOAST.test(text)
}

/** Whether a sentence speaks to whoever applies. */
export const isAddressed = (sentence: string) => ADDRESSED.test(sentence.slice(0, 2_000))

/** How firmly one sentence asks, given its section's tier; 'boilerplate' when it asks nothing. */
export function readTier(sentence: string, section: SectionTier | undefined): SectionTier {
  if (section === 'boilerplate') return 'boilerplate'
  const text = foldCase(sentence.slice(0, 2_000)).replaceAll('’', "'")
  const isAsked = section === 'must' || section === 'preferred'
  if (LEGAL.test(text) || (!isAsked && REWARD.test(text))) return 'boilerplate'
  if (isPitch(text, isAsked)) return 'boilerplate'
  if (PREFERRED.test(text)) return 'preferred'
  if (!isAsked && tellsWhomTheySeek(text)) return 'mentioned'
  return isAsked ? section : MUST_CUE.test(text) ? 'must' : 'mentioned'
}

/** Whether a text, folded, says whom a company looks for and what for, and asks for nothing. */
export const tellsWhomTheySeek = (folded: string) => SEEKS.test(folded) && !SEEKS_WITH.test(folded)

/** Whether a text, folded, says that something is welcome and not needed. */
export const isOptional = (folded: string) => PREFERRED.test(folded)
