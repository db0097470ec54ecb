import type { TailoringWords } from './tailoring-words.ts'

export const spanish: TailoringWords = {
  behindNames: 'y o e con sin para en a al por del',
  joints: 'y|o',
  skills: 'habilidad|competencia',
}
