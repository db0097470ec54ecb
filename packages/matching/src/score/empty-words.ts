import { foldCase, SMALL_WORDS } from '@tailorbird/language'

/** Words of postings that ask for no thing by themselves. */
const WORDS = `
as any all other is are be you your our we who that this it its their into per via
experience experienced knowledge skill skills ability able proficiency proficient working strong good excellent basic advanced solid proven sound deep
understanding familiarity familiar background expertise competence competent demonstrated relevant related similar equivalent minimum least year years month
work job role position candidate required requirement preferred desired plus must using use across within including such etc environment
valid current clean full high level
des einem einer oder in an auf fur als bei nach uber sowie
erfahrung erfahrungen kenntnisse kenntnis fahigkeit gute guter gutes sehr sichere sicherer sicheres fundierte erste idealerweise bereich umgang abgeschlossene abgeschlossenes
berufserfahrung jahre mindestens einschlagige wunschenswert
d l ou a au aux en dans sur pour avec par
experience connaissance connaissances competence competences maitrise bonne bon solide capacite niveau ans annee annees minimum souhaite souhaitee exigee
uno una o por para
experiencia conocimiento conocimientos capacidad habilidad dominio manejo buen buena nivel anos ano minimo minima deseable imprescindible
`

/** Folded as tokens are. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...foldCase(WORDS).split(/\s+/).filter(Boolean),
])
