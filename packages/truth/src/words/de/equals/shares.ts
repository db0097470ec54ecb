/** Parts of a whole in words, by their value. */
export const fractions: Readonly<Record<string, string>> = {
  '1/2': '(?:die|der) Hälfte',
  '1/3': '(?:ein|das|einem|einen) Drittel',
  '2/3': 'zwei Drittel',
  '1/4': '(?:ein|das|einem) Viertel',
  '3/4': 'drei Viertel|dreiviertel',
  '1/5': '(?:ein|das|einem) Fünftel',
  '2/5': 'zwei Fünftel',
  '3/5': 'drei Fünftel',
  '4/5': 'vier Fünftel',
  '1/10': '(?:ein|das|einem) Zehntel',
}

/** Between a part and its whole. */
export const ofTheWhole = 'der|des|von(?: den| meinen| unseren)?|meiner|unserer|aller'
