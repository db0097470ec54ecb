/** Endings that bend a word and keep what it says, without accents. */
export const endings =
  'en te ten t em er n st est et end ende enden ung ungen ieren iert ierte ierung ierungen lich liche lichen isch ische ischen ig ige igen'

/** Prefixes that part from their verb, as alternatives: behind them stands the 'ge' of a participle. */
export const separablePrefixes =
  'an|auf|aus|bei|durch|ein|mit|nach|vor|zu|ab|um|uber|unter|weiter|zusammen|fest|her|hin|bereit|sicher'

/** What opens a participle: 'geleitet'. */
export const participlePrefix = 'ge'
