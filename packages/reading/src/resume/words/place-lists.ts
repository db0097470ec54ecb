/** What places are called in one language, and how people say from where they work; words as they are written. */
export interface PlaceLists {
  /** Countries, and states and provinces that stand behind towns. */
  lands: string
  /** Those that stand behind a region, or its postal code, without a comma. */
  landsBehindCodes: string
  /** The letters of states and provinces behind a town: 'Houston TX'. */
  regionCodes: string
  /** Ends an address behind a number: 'Street'. */
  streetEnds: string
  /** Small words in towns' names. */
  townParticles: string
  /** From where one works, in any case: 'remote'. */
  modes: string
  /** The same, in brackets behind a place alone: 'in person'. */
  modesBehind: string
  /** Between a place, or a first such word, and such a word: 'London or remote'. */
  modeJoints: string
}
