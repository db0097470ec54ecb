import { foldCase } from '../text/fold.ts'

/** Nouns that name a role, in English, French, German and Spanish, without accents. */
const ROLES =
  'engineer|developer|programmer|architect|manager|director|analyst|designer|consultant|administrator|officer|specialist|coordinator|assistant|associate|intern|trainee|apprentice|technician|mechanic|electrician|plumber|carpenter|welder|nurse|rn|lpn|doctor|physician|surgeon|pharmacist|therapist|paramedic|caregiver|aide|teacher|tutor|lecturer|professor|instructor|educator|principal|researcher|scientist|accountant|bookkeeper|auditor|clerk|cashier|teller|banker|lawyer|attorney|solicitor|paralegal|counsel|judge|secretary|receptionist|supervisor|foreman|lead|leader|head|chief|president|vp|ceo|cto|cfo|coo|founder|co-founder|owner|partner|chef|cook|baker|barista|bartender|server|waiter|waitress|host|hostess|housekeeper|cleaner|janitor|driver|courier|dispatcher|operator|worker|labourer|laborer|picker|packer|handler|salesperson|seller|representative|agent|advisor|adviser|planner|buyer|merchandiser|marketer|writer|editor|journalist|translator|interpreter|photographer|artist|animator|musician|producer|librarian|curator|guard|firefighter|sergeant|captain|pilot|steward|attendant|stylist|hairdresser|trainer|coach|volunteer|freelancer|contractor|machinist|fitter|installer|inspector|surveyor|estimator|scheduler|recruiter|generalist|strategist|tester|devops|sre|dba|webmaster|fellow|postdoc|counsellor|counselor|psychologist|hygienist|dentist|veterinarian|optician|midwife|gardener|farmer|painter|roofer|mason|builder|ingenieur|ingenieure|developpeur|developpeuse|chef de projet|responsable|directeur|directrice|gerant|assistante|infirmier|infirmiere|aide-soignant|aide-soignante|enseignant|enseignante|professeur|professeure|formateur|formatrice|comptable|technicien|technicienne|electricien|electricienne|vendeur|vendeuse|conseiller|conseillere|charge|chargee|stagiaire|alternant|cuisinier|cuisiniere|serveur|serveuse|chauffeur|ouvrier|employe|employee|secretaire|juriste|avocat|avocate|redacteur|redactrice|graphiste|entwickler|entwicklerin|ingenieurin|leiter|leiterin|teamleiter|teamleiterin|projektleiter|projektleiterin|manager/in|sachbearbeiter|sachbearbeiterin|krankenpfleger|krankenschwester|pflegefachkraft|pflegefachfrau|pflegefachmann|altenpfleger|altenpflegerin|lehrer|lehrerin|erzieher|erzieherin|elektriker|elektrikerin|elektroniker|elektronikerin|mechaniker|mechanikerin|mechatroniker|mechatronikerin|kaufmann|kauffrau|burokauffrau|burokaufmann|buchhalter|buchhalterin|verkaufer|verkauferin|berater|beraterin|techniker|technikerin|meister|geselle|praktikant|praktikantin|auszubildende|auszubildender|werkstudent|werkstudentin|koch|kochin|fahrer|fahrerin|lagerist|fachkraft|referent|referentin|assistent|assistentin|ingeniero|ingeniera|desarrollador|desarrolladora|gerente|jefe|jefa|directora|analista|enfermero|enfermera|profesor|profesora|maestro|maestra|contable|contador|contadora|tecnico|tecnica|electricista|vendedor|vendedora|auxiliar|administrativo|administrativa|becario|becaria|cocinero|cocinera|camarero|camarera|conductor|conductora|abogado|abogada|asistente|coordinador|coordinadora|disenador|disenadora|consultor|consultora'

const ORGANISATIONS =
  'inc|ltd|llc|llp|plc|gmbh|ag|kg|se|sa|sas|sarl|sl|bv|nv|corp|corporation|company|co|group|groupe|gruppe|grupo|holdings|hospital|hopital|clinic|clinique|clinica|klinik|klinikum|krankenhaus|chu|university|college|school|schule|gymnasium|ecole|lycee|escuela|colegio|academy|institute|institut|instituto|bank|banque|banco|agency|agence|agentur|agencia|services|solutions|systems|technologies|labs|laboratories|studio|studios|restaurant|hotel|cafe|council|ministry|department|trust|nhs|foundation|association|society|partners|logistics|electric|electrical|construction|industries|airlines|store|stores|shop|market|supermarket|centre|center|stadt|mairie|ayuntamiento|university hospital'

const INSTITUTIONS =
  'university|universitat|universite|universidad|universita|uni|college|school|institute|institut|instituto|academy|academie|akademie|academia|polytechnic|politecnico|politecnica|hochschule|fachhochschule|gymnasium|realschule|hauptschule|gesamtschule|berufsschule|berufskolleg|schule|ecole|lycee|iut|faculte|facultad|escuela|colegio|cegep|tafe|conservatory|seminary|bootcamp|mit|ucla|eth|epfl|tu|rwth|ihk'

const DEGREES =
  "bachelor|bachelors|bachelor's|master|masters|master's|doctor|doctorate|doctoral|phd|ph.d|dphil|mba|bsc|b.sc|bs|b.s|ba|b.a|msc|m.sc|ms|m.s|ma|m.a|beng|b.eng|meng|m.eng|bcom|bed|b.ed|med|m.ed|bfa|mfa|llb|llm|jd|md|bsn|msn|adn|dnp|bba|bcs|hnd|hnc|btec|nvq|gcse|gcses|a-level|a-levels|associate|diploma|degree|certificate|apprenticeship|minor|major|high school|ged|licence|baccalaureat|bac|bts|dut|but|cap|bep|deug|doctorat|diplome|maitrise|abitur|fachabitur|mittlere reife|realschulabschluss|hauptschulabschluss|diplom|magister|staatsexamen|ausbildung|lehre|promotion|licenciatura|licenciado|licenciada|grado|graduado|bachillerato|doctorado|diplomado|tecnico superior|ingenieria|pgce|postgraduate|undergraduate|honours|honors"

const CERTIFICATES =
  'certified|certification|certificate|license|licence|licensed|cpr|bls|acls|pals|red seal|pmp|cpa|cfa|cissp|comptia|itil|scrum master|first aid|whmis|osha|servsafe|registered|ticket|zertifikat|zertifiziert|fuhrerschein|permis|certificat|certifie|certificado|aws certified'

const LETTER = String.raw`[\p{L}\p{N}]`
const compile = (words: string) =>
  new RegExp(`(?<!${LETTER})(?:${words.replaceAll('.', '\\.')})(?!${LETTER})`, 'u')
const roles = compile(ROLES)
const organisations = compile(ORGANISATIONS)
const institutions = compile(INSTITUTIONS)
const degrees = compile(DEGREES)
const certificates = compile(CERTIFICATES)

const names = (pattern: RegExp) => (text: string) =>
  text.length <= 300 && pattern.test(foldCase(text))

/** Whether a text names a role ('Registered Nurse'). */
export const namesRole = names(roles)
const LEVEL = /(?:\s+(?:[ivx]{1,4}|\d|sr|jr)\.?)+$/
const HEAD_END = /\s*(?:[,(/]|\s(?:of|for|in|und|fur|de|du|des|del)\s).*$/
const lastRole = new RegExp(`${roles.source}$`, 'u')

/** Whether a text's head noun is a role: 'Field Engineer II', 'Head of Sales', but not 'Baker Hughes'. */
export const isHeadedByRole = (text: string) =>
  text.length <= 300 && lastRole.test(foldCase(text).replace(HEAD_END, '').replace(LEVEL, ''))
/** Whether a text names an employer by its kind ('Acme Ltd', 'City Hospital'). */
export const namesOrganisation = names(organisations)
/** Whether a text names a place of learning. */
export const namesInstitution = (text: string) =>
  names(institutions)(text) || /\p{L}(?:schule|kolleg|gymnasium)\b/iu.test(text.slice(0, 300))
/** Whether a text names a degree. */
export const namesDegree = names(degrees)
/** Whether a text names a certificate or licence. */
export const namesCertificate = names(certificates)
