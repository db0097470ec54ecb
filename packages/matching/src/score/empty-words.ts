import { foldCase } from '@tailorbird/language'

/** Small words, and words of postings that ask for no thing by themselves. */
const WORDS = `
a an and any for in of on or the to with at by from as all other is are be you your our we who that this it its their into per via
experience experienced knowledge skill skills ability able proficiency proficient working strong good excellent basic advanced solid proven sound deep
understanding familiarity familiar background expertise competence competent demonstrated relevant related similar equivalent minimum least year years month
work job role position candidate required requirement preferred desired plus must using use across within including such etc environment
valid current clean full high level
der die das den dem des ein eine einen einem einer und oder mit von zu im in am an auf fur als bei nach uber sowie
erfahrung erfahrungen kenntnisse kenntnis fahigkeit gute guter gutes sehr sichere sicherer sicheres fundierte erste idealerweise bereich umgang abgeschlossene abgeschlossenes
berufserfahrung jahre mindestens einschlagige wunschenswert
le la les un une des du de d l et ou a au aux en dans sur pour avec par
experience connaissance connaissances competence competences maitrise bonne bon solide capacite niveau ans annee annees minimum souhaite souhaitee exigee
el los las uno una y o con por para del al en
experiencia conocimiento conocimientos capacidad habilidad dominio manejo buen buena nivel anos ano minimo minima deseable imprescindible
`

/** Folded as tokens are. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  foldCase(WORDS).split(/\s+/).filter(Boolean),
)
