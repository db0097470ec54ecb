import type { TailoringWords } from './tailoring-words.ts'

export const english: TailoringWords = {
  behindNames:
    'a an the each every daily weekly and or plus with without for in on at to from by as of off via using across including while during through under over within into per both before after where which that to be is was so than then when',
  joints: 'and|or|&',
  skills: 'skill|competenc|expertise|proficienc|abilit',
  notHeld: String.raw`booked (?:for|on)|planned|expire[sd]?|lapsed|in progress|in training|working towards?|studying|learning|enrolled|basics?|notions?|beginner|familiar|exposure|shadow\p{L}*|observ\p{L}*|s[ai]t in|attend\p{L}*|deputy|acting|candidate|not yet|pending|(?:yellow|green|white) belt|foundation|checked? only|with help|(?:was|am) part of|never|(?:do|does|did|was|were|is|are|have|has)(?: not|n['’]t)`,
  ofOthers: String.raw`(?:for|beside|behind|near|next to|alongside|to|under) (?:the|a|an|our|their|its|his|her|site|senior)(?: \p{L}+)?|\p{L}+[’']s?(?: \p{L}+)?|(?:manager|head|director|chief|department) of(?: the)?`,
  byOthers: String.raw`(?:is|are|was|were|gets?|got|(?:has|have) been)(?: \p{L}+ly)? (?:\p{L}+ed|done|run|led|made|held|kept|sent|given|taken|left)(?: \p{L}+)? (?:by|to)|(?:rests?|rested|lies|lay|stays?|stayed) with`,
  beforeNames: 'in|at|for|near|from|client|customer',
  told: {
    keptPlace: 'We kept your words in one place: {reason}',
    keptPlaces: 'We kept your words in {n} places: {reason}',
    leftSentence: 'We left out a sentence of a new summary: {reason}',
    leftSkill: 'We did not add a skill to your list: {reason}',
    morePlaces: 'There are {n} more places that the original does not say.',
    showsTerm: "Puts '{term}' in plain sight.",
    saysPlainly: 'Says the same more plainly.',
    addsSkill: 'Stands in your lines, and your list of skills does not have it.',
  },
}
