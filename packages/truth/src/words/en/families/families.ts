import { countries } from './countries.ts'
import { everydayThings } from './everyday-things.ts'
import { everydayTraits } from './everyday-traits.ts'
import { everydayVerbs } from './everyday-verbs.ts'
import { fieldsAndTimes } from './fields-and-times.ts'
import { offices } from './offices.ts'
import { peopleAndPlaces } from './people-and-places.ts'
import { qualities } from './qualities.ts'
import { thingsAndWork } from './things-and-work.ts'
import { verbsOfChange } from './verbs-of-change.ts'
import { verbsOfDoing } from './verbs-of-doing.ts'
import { verbsOfOffices } from './verbs-of-offices.ts'
import { verbsOfTrades } from './verbs-of-trades.ts'

/** Families of verbs. */
export const verbFamilies = [verbsOfChange, verbsOfDoing, verbsOfTrades, verbsOfOffices].join('\n')

/** Families of words that say the same in a resume. Format: see verbs-of-change.ts. */
export const families = [
  verbFamilies,
  peopleAndPlaces,
  thingsAndWork,
  fieldsAndTimes,
  qualities,
  everydayThings,
  everydayTraits,
  everydayVerbs,
  offices,
  countries,
].join('\n')
