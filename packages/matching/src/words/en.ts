import type { MatchingWords } from './matching-words.ts'

export const english: MatchingWords = {
  weak: 'basics|basic|beginner|beginners?|novice|elementary|some exposure|self[ -]learning|currently learning|still learning',
  strong:
    'fluent(?:ly)?|fluency|proficien(?:t|cy)|excellent|advanced|native|business|very good|strong',
  notYet:
    'not yet|booked|planned|pending|in preparation|in training|provisional|lapsed|expired|applied for|waiting list',
  studyLacks: String.raw`not \p{L}+(?:ed|en)|(?:still |yet |left )?to (?:be|clear|come|follow|submit|defend|pass)|on leave|leave of absence|waiting list|outstanding|discontinued|(?:exams?|courses?|credits?|thesis|dissertation|hours)[^,;.]{0,40} (?:remaining|missing|pending|to be retaken)|to be retaken|(?:award|degree) to follow|applied|accepted|admitted|(?:offer|place) (?:deferred|accepted)|candidate|(?:freshman|sophomore|junior|senior) (?:standing|year)|years? \d(?: and \d)? passed|transferred|not yet|unfinished|exmatriculated|not (?:yet )?(?:been )?(?:finished|completed|awarded|conferred)|unfinished|uncompleted|incomplete|dropped out|withdrew|withdrawn|deferred|(?:credits?|credit hours|coursework|units) (?:completed )?towards?|no (?:degree|diploma)|without (?:a |the )?(?:degree|diploma|graduating|completing)|some college|did not (?:finish|complete|graduate)|never (?:finished|completed|graduated)|to be (?:completed|awarded)|all but dissertation|abd|left [^;|]{3,80} after|transferred (?:out|before)`,
  studyEnds: String.raw`graduated|completed|awarded|conferred|degree (?:earned|obtained|received)|passed|(?:first|second|upper second|lower second)[- ]class|with (?:distinction|hono(?:u)?rs)|cum laude|obtained|earned`,
  studyGoesOn: String.raw`in progress|ongoing|expected|anticipated|graduating|started|began|currently|(?:phd|doctoral) candidate|pursuing|enrolled|present|to date|(?:year|semester) \d of \d|(?:final|last|first|second|third)[- ](?:year|semester)|scheduled|pending|since \d{4}|interrupted|on hold`,
  denied: 'no|none',
  notDone:
    'want(?:s|ed|ing)? to|wish(?:es|ed)? to|hop(?:es|ed|ing) to|plan(?:s|ned|ning)? to|would (?:like|love) to|looking to|was to|(?:was|were|been) (?:told|asked|meant|supposed) to|read(?:ing)? (?:up )?(?:about|on)|heard (?:about|of)|fail(?:s|ed|ing)|studying for|studied for|preparing for|applied for|unable to',
  watched: 'watch(?:ed|ing)?|observ(?:ed|ing)|shadow(?:ed|ing)?|sat in on|accompan(?:ied|ying)',
  helped: 'assist(?:s|ed|ing)?|help(?:s|ed|ing)?|support(?:s|ed|ing)?|aid(?:ed|ing)?',
  helpedWhom: 'the|a|an|my|our|his|her|their|two|three|senior|other',
  byOthers:
    '(?:used|run|owned|done|handled|managed|written|built) by (?:another|others?|the|our|a|an)',
  no: String.raw`no(?! s[oó]lo)|not(?! only| just| merely)|never|without|lack(?:s|ed|ing)?|little|neither|nor|have(?:n['’]t| not)|did(?:n['’]t| not)`,
  noSkill:
    'experience|exposure|knowledge|familiar|used|worked|touched|done|written|built|run|know|training|background|skills?',
  unskilled: 'unfamiliar|inexperienced',
  noLink: 'with|in|of|at|on|at all|whatsoever',
  hedge: String.raw`no|not|never|without|lack\p{L}*|learn\p{L}*|study\p{L}*|exposure|basics?|beginner|interest\p{L}*`,
  levelBefore: 'advanced|intermediate|basic|expert|strong|solid|proficient',
  levelBehind: 'advanced|intermediate|basic|expert',
  doingBefore: 'use of|using|working with|experience with|knowledge of',
  doingBehind:
    'handling|monitoring|management|operations?|processing|charting|documentation|software|systems?|tools?|platforms?|skills|experience|knowledge',
  units: 'ward|unit|department|dept|division',
  unitEnds: 'ward|unit|department|dept|division',
  stations: 'gas|petrol|service|fire|police|power|radio|tv|train|bus|space|pump|weather',
  empty: `
    as any all other is are be you your our we who that this it its their into per via experience experienced
    knowledge skill skills ability able proficiency proficient working strong good excellent basic advanced solid
    proven sound deep understanding familiarity familiar background expertise competence competent demonstrated
    relevant related similar equivalent minimum least year years month work job role position candidate required
    requirement preferred desired plus must using use used across within including such etc environment valid current
    clean full high level
  `,
  telling: `
    and or with in of for on the a an to as by at via also both etc including such like i my using use used
    utilised utilized work worked working apply applied experience experienced expertise knowledge knowledgeable
    skilled skill proficient proficiency familiar familiarity know known tool technology language daily every each
    day week month year various many
  `,
  joins: 'and or',
  verbal: 'ing|[st]ion|ment',
  verbalNames: `
    accounting marketing nursing engineering banking housing building computing training learning networking trading
    catering printing construction production communication education administration management government equipment
  `,
  setPhrases:
    'machine learning|deep learning|social work|business intelligence|supply chain|public relation|human resource',
  verbForms: 'ed|ing',
  employers:
    'ltd|limited|inc|llc|llp|plc|corp|co|solutions|software|systems|services|group|holdings?|technologies|consulting|labs?|partners',
}
