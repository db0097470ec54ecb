/** Parts of a whole in words, by their value. */
export const fractions: Readonly<Record<string, string>> = {
  '1/2': 'la moitié',
  '1/3': '(?:un|le) tiers',
  '2/3': '(?:les )?deux tiers',
  '1/4': '(?:un|le) quart',
  '3/4': '(?:les )?trois quarts',
  '1/5': 'un cinquième',
  '2/5': 'deux cinquièmes',
  '3/5': 'trois cinquièmes',
  '4/5': 'quatre cinquièmes',
  '1/10': 'un dixième',
}

/** Between a part and its whole. */
export const ofTheWhole = "des|du|de(?: la| mes| nos| ses| l['’])?|d['’]"
