import type { TailoringWords } from './tailoring-words.ts'

export const english: TailoringWords = {
  behindNames:
    'a an the each every daily weekly and or plus with without for in on at to from by as of off via using across including while during through under over within into per both before after where which that to be is was so than then when',
  joints: 'and|or|&',
  skills: 'skill|competenc|expertise|proficienc|abilit',
}
