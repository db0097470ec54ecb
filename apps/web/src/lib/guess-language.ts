export { guessLanguage } from '@tailorbird/language'
