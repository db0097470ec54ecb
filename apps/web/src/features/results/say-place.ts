const RULES = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 1st, 2nd, 3rd, 4th, … */
export const sayPlace = (place: number): string => `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`
