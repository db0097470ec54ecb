/** Stands before a tool's name. */
export const toolCues = 'in|mit|via|auf'

/** Ends a word for people that has a capital inside. */
export const innerPlurals = 'Innen'

/** Small words of a language where every noun has a capital. */
export const nounSigns =
  'und der die das den dem des ein eine einer eines einem einen im am auf fur von vom mit bei beim zu zum zur durch uber nach aus als sowie bis'

/** What a noun of doing or being ends with. */
export const stateNounEndings = '(?:ung|heit|keit|schaft|tion|tat|nis|tum|enz|anz)(?:en|s)?'
