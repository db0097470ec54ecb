import type { TailoringWords } from './tailoring-words.ts'

export const english: TailoringWords = {
  behindNames:
    'a an the each every daily weekly and or plus with without for in on at to from by as of off via using across including while during through under over within into per both before after where which that to be is was so than then when',
  joints: 'and|or|&',
  skills: 'skill|competenc|expertise|proficienc|abilit',
  groups:
    'tools?|skills?|software|systems?|languages?|methods?|databases?|platforms?|equipment|technolog(?:y|ies)|frameworks?|libraries|applications?|programs?|processes|techniques?|knowledge|strengths?|machines?|instruments?|basics|office|testing|documentation|programming|cloud|devops|analytics|competenc(?:y|ies)|other',
  notHeld: String.raw`booked (?:for|on)|planned|expire[sd]?|lapsed|in progress|in training|working towards?|studying|learning|enrolled|basics?|notions?|beginner|familiar|exposure|shadow\p{L}*|observ\p{L}*|s[ai]t in|attend\p{L}*|deputy|acting|candidate|not yet|pending|(?:yellow|green|white) belt|foundation|checked? only|with help|(?:was|am) part of|never|(?:do|does|did|was|were|is|are|have|has)(?: not|n['’]t)|no (?:\p{L}+ )?(?:experience|knowledge|training)|without (?:any )?(?:experience|knowledge|training)|lack(?:s|ing)?`,
  lowLevels:
    'elementary|novice|limited|theor(?:y|etical)|school|rusty|some|little|introduct\\p{L}*|learned',
  ofOthers: String.raw`(?:for|beside|behind|near|next to|alongside|to|under) (?:the|a|an|our|their|its|his|her|site|senior)(?: \p{L}+)?|\p{L}+[’']s?(?: \p{L}+)?|(?:manager|head|director|chief|department) of(?: the)?`,
  byOthers: String.raw`(?:is|are|was|were|gets?|got|(?:has|have) been)(?: \p{L}+ly)? (?:\p{L}+ed|done|run|led|made|held|kept|sent|given|taken|left)(?: \p{L}+)? (?:by|to)|(?:rests?|rested|lies|lay|stays?|stayed) with`,
  beforeNames: 'in|at|for|near|from|client|customer',
  beforeOthers: String.raw`(?:for|beside|behind|near|next to|alongside|from|to)\s+(?:the|a|an|our|their|its|his|her)`,
  privateSections: 'personal (?:details|data|information)|references?|referees',
  told: {
    keptLine: 'We kept your words {line}: {reason}',
    keptPlaces: 'We kept your words in {n} places: {reason}',
    leftSentence: 'We left out a sentence of a new summary: {reason}',
    leftSkill: 'We did not add a skill to your list: {reason}',
    notReadAgain:
      'The second reading of the new wordings did not take place. Compare each with your own line before you send the resume, or tailor it again later.',
    notAllReadAgain:
      'New wordings without a second reading: {n}. Compare the new wordings with your own lines before you send the resume.',
    morePlaces: 'There are {n} more places that the original does not say.',
    showsTerm: "Puts '{term}' in plain sight.",
    saysPlainly: 'Says the same more plainly.',
    evensOut: 'Begins and ends as the bullets beside it.',
    offersSkill: 'Your list of skills does not have it.',
    addsSkill: 'Stands in your lines, and your list of skills does not have it.',
    quoted: "'{word}'",
    renames: 'The posting asks for {asked}; you wrote {written}.',
    namesKind: "The posting asks for '{term}'; '{written}' is a kind of it.",
    namesSame: "The posting asks for '{term}'; '{written}' is the same.",
    listsShown:
      "The posting asks for '{term}'; your resume shows it and your list of skills does not.",
    addsSummary: "Adds a summary: your resume's own facts that the posting asks for.",
    addsSummaryFor:
      "Adds a summary: your resume's own facts that the posting asks for, such as '{term}'.",
    opensSummary: 'Says first what this job asks for, in the facts of your resume.',
    extendsSummary:
      "Adds to your summary what else of your resume's own facts serves this posting.",
    merges: 'Says in one bullet what {n} said.',
    drops: 'Shows least of what this job asks for, and leaves more room for what counts.',
    shortensOld: 'Ended long ago and shows little that this job asks for: a line is enough.',
    confirmsWording: 'You confirmed this wording.',
    confirmsSkill: 'You said that you have it, and the posting asks for it.',
    saidSkill: 'You said that you have this skill.',
    saidSkillWith: 'You said that you have this skill: {note}',
    ordersBullets: 'Puts the bullets that this job asks for first.',
    ordersSkills: 'Puts the skills that this job asks for first.',
    groupsSkills: 'Groups your skills by what this job asks for.',
    ordersAdditional: 'Puts the sections that this job asks for first.',
    ordersSections: 'Puts the sections that matter most to this job first.',
    additionalSections: 'Additional sections',
    allSections: 'Sections',
    doubtfulNames:
      'We read “{employer}” as the employer and “{position}” as the position. If that is wrong, press ‘Check how it was read’ beside your resume, put it right and tailor again.',
    lacksPosition:
      'We found no position at “{employer}”. If your resume says one, press ‘Check how it was read’ beside it, put it right and tailor again.',
    lacksEmployer:
      'We read “{position}” as a position and found no employer. If your resume says it otherwise, press ‘Check how it was read’ beside it, put it right and tailor again.',
    keptWhole:
      'You asked to shorten it, and to leave nothing out, so it kept its length. Choose ‘Full’ to shorten it.',
    tooLong:
      'You asked to shorten it to {n} pages. It is probably still longer: what this job asks for stays, and the rest is yours to cut.',
    tooLongForOne:
      'You asked to shorten it to 1 page. It is probably still longer: what this job asks for stays, and the rest is yours to cut.',
  },
}
