/** Parts of a whole in words, by their value. */
export const fractions: Readonly<Record<string, string>> = {
  '1/2': 'la mitad',
  '1/3': 'un tercio|(?:una|la) tercera parte',
  '2/3': '(?:los )?dos tercios',
  '1/4': 'un cuarto|(?:una|la) cuarta parte',
  '3/4': '(?:los )?tres cuart(?:os|as partes)',
  '1/5': 'un quinto|(?:una|la) quinta parte',
  '2/5': 'dos quintos',
  '3/5': 'tres quintos',
  '4/5': 'cuatro quintos',
  '1/10': 'un décimo|(?:una|la) décima parte',
}

/** Between a part and its whole. */
export const ofTheWhole = 'de(?:l| los| las| la| mis| sus)?'
