/** Who or what may stand behind a term and own it: 'a Python developer', 'the nursing home'. */
type Holder = 'role' | 'group' | 'place' | 'public'

const HOLDERS: Record<Holder, string> = {
  role: 'manager developer engineer director colleague specialist consultant expert supervisor officer lawyer attorney nurse doctor physician technician analyst accountant designer contractor chef executive representative assistant electrician mechanic architect surgeon therapist coordinator entwickler entwicklerin leiter leiterin',
  group: 'team department staff division crew abteilung abteilungen equipe equipo',
  place: 'home office company firm plant shop agency sector industry',
  public: 'student class client customer user vendor group',
}
const known = new Map(
  Object.entries(HOLDERS).flatMap(([holder, words]) =>
    words.split(' ').map((word) => [word, holder as Holder] as const),
  ),
)

/**
 * What a word names that may own the term before it; undefined for other words.
 * @param norm the word as `tokenize` folds it
 */
export const readHolder = (norm: string): Holder | undefined => known.get(norm)
