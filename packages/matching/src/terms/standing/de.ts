import type { StandingWords } from './standing-words.ts'

export const german: StandingWords = {
  weak: 'grundlagen|grundkenntnisse|basiskenntnisse|schulkenntnisse|anfänger\\p{L}*|einsteiger|erste kenntnisse|erste erfahrungen?|etwas',
  strong:
    'gute[nrs]?|fließend\\p{L}*|verhandlungssicher\\p{L}*|sehr gut\\p{L}*|muttersprach\\p{L}*|ausgezeichnet\\p{L}*|fundiert\\p{L}*|sicher\\p{L}*',
  notYet: 'noch nicht|geplant|in vorbereitung|angemeldet|abgelaufen|beantragt',
  denied: 'nein|keine?',
}
