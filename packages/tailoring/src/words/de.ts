import type { TailoringWords } from './tailoring-words.ts'

export const german: TailoringWords = {
  behindNames: 'und oder mit ohne für in im auf an bei zu zum zur von vom aus als durch über',
  joints: 'und|oder',
  skills: 'kenntnis|fähigkeit|kompetenz',
}
