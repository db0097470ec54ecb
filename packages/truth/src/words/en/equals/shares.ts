/** Parts of a whole in words, by their value. */
export const fractions: Readonly<Record<string, string>> = {
  '1/2': 'half|one half|one-half',
  '1/3': '(?:a|one)[ -]third',
  '2/3': 'two[ -]thirds',
  '1/4': '(?:a|one)[ -]quarter',
  '3/4': 'three[ -]quarters',
  '1/5': '(?:a|one)[ -]fifth',
  '2/5': 'two[ -]fifths',
  '3/5': 'three[ -]fifths',
  '4/5': 'four[ -]fifths',
  '1/10': '(?:a|one)[ -]tenth',
}

/** Between a part and its whole. */
export const ofTheWhole =
  'of(?: the| my| our| its| their| all)*|(?:the|my|our|its|their|all)(?: the| my| our)?'
