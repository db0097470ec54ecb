import type { MatchingWords } from './matching-words.ts'

export const dutch: Partial<MatchingWords> = {
  studyLacks: String.raw`niet \p{L}+|ontbreekt|propedeuse|toegelaten|afgehaakt|daarna gaan werken|nog te|niet (?:afgerond|afgemaakt|behaald|voltooid|gehaald)|zonder diploma|geen diploma|gestopt|afgebroken|onafgerond|voortijdig|nog niet`,
  studyEnds: String.raw`afgerond|behaald|diploma|geslaagd|voltooid|cum laude|gehaald`,
  studyGoesOn: String.raw`heden|lopend|verwacht\p{L}*|momenteel|bezig|begonnen|(?:eerste|tweede|derde|vierde)jaars|sinds \d{4}|onderbroken|nu`,
  employers: 'bv|nv',
}
