import type { TailoringWords } from './tailoring-words.ts'

export const french: TailoringWords = {
  behindNames: 'et ou avec sans pour dans sur à au aux de du des en par',
  joints: 'et|ou',
  skills: 'compétence',
}
