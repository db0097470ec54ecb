import { foldCase } from './fold.ts'

const MAX_CHARS = 200
/** What time off from work is called, in front of what it was for. */
const LEAVE =
  /^(?:(?:(?:un)?paid|extended|planned|personal|full[ -]time)\s+)?(?:(?:parental|maternity|paternity|family|adoption|medical|sick|health|study|educational|caregiver|carer'?s?|caring|compassionate|bereavement|unpaid|personal)\s+(?:and\s+\p{L}+\s+)?leave|leave of absence|sabbatical|(?:career|family|parenting|caring|caregiving|health|employment) (?:break|gap|pause)|gap year|elternzeit|erziehungsurlaub|mutterschutz|mutterschaftsurlaub|vaterschaftsurlaub|karenz(?:zeit)?|pflegezeit|familienzeit|familienpause|babypause|auszeit|sabbatjahr|erwerbspause|berufspause|conges? (?:parental|de maternite|de paternite|maternite|paternite|sabbatique|maladie|sans solde|d'adoption)|annee sabbatique|pause (?:carriere|parentale)|(?:permiso|baja|licencia|excedencia) (?:de |por |parental)(?:maternidad|paternidad|parental|cuidado|enfermedad|nacimiento)?|ano sabatico|excedencia)(?: leave| year| break)?(?![\p{L}-])(.*)$/u
/** What may follow: what it was for. 'Parental leave administrator' is a job. */
const REASON =
  /^\s*(?:$|[(,;:/|–—-]|(?:for|to|with|after|and|of|as|due|fur|zur|zum|mit|nach|und|pour|avec|et|para|por|con|y)(?!\p{L}))/u

const names = (text: string) => {
  if (text.length > MAX_CHARS) return false
  const rest = LEAVE.exec(foldCase(text).replaceAll('’', "'").trim())?.[1]
  return rest !== undefined && REASON.test(rest)
}

/**
 * Whether an entry among the jobs is time off from work ('Parental leave', 'Elternzeit', 'Congé
 * parental', 'Sabbatical'): it has no employer, and is no experience.
 */
export const isLeave = ({ position, company }: { position: string; company: string }): boolean =>
  names(position) || (position === '' && names(company))
