import type { FactsWords } from '../facts-words.ts'

/** English. */
export const englishFacts: FactsWords = {
  hour: String.raw`(?:per|an|each|every|of) (?:worked )?(?:hour|hr) | \/ ?(?:hour|hr|h) | p\.? ?\/? ?h\.? | hourly`,
  day: String.raw`(?:per|a|each) (?:day|shift) | \/ ?(?:day|shift) | p\.? ?\/ ?d | daily | day rate`,
  week: String.raw`(?:per|a|each) week | \/ ?(?:week|wk) | p\.? ?\/? ?w\.? | weekly | pw`,
  month: String.raw`(?:per|a|each) (?:calendar )?month | \/ ?(?:month|mo|mth) | p\.? ?\/? ?c?m\.? | monthly`,
  year: String.raw`(?:per|a|each) (?:year|annum) | \/ ?(?:year|yr|annum) | p\.? ?\/? ?a\.? | annually | annual | yearly | annum`,
  paid: String.raw`salary | salaries | pay | pays | paid | wage | wages | rate | compensation | stipend | remuneration | earn | package`,
  notPay: String.raw`
    bonus | per diem | expenses? | reimburse[ds]? | travel | discount | budget | revenue | turnover | sales of | funding | fund | raised |
    allowance | sign[- ]on | referral | up to .{0,12}% | relocation | assets | portfolio | top (?:people|earners|agents|performers) |
    voucher | ote | fee | fees | insurance | 401\(?k\)? | contracts? worth | projects? (?:worth|of)
  `,
  to: 'to | and',
  placeLabels: String.raw`(?:job |work |office )?locations? | place of work | workplace | based in | city | where | base | site`,
  placeBefore: 'in | near | at | based in | around',
  townJoints: 'upon | on',
  but: 'but',
  townEnds: 'city(?: centre)? | centre | center | town | downtown | area',
  elsewhere:
    'head[- ]?office | hq | headquarter(?:s|ed) | main office | registered office | branch(?:es)? in | offices in | reports? in to | jobs? (?:like this|near) | similar jobs',
  remote: String.raw`
    (?:fully|100 ?%|completely|entirely|permanently) remote | remote (?:position|role|job|work|working|first|based|only|within|in|from|across|\(|-|–|\/) |
    work (?:from (?:home|anywhere)|remotely) | working (?:from (?:home|anywhere)|remotely) | (?:is|position|role|location:?) remote | home[- ]based |
    wfh | telecommut(?:e|ing) | ^remote$ | [(·•|,–-] ?remote(?: |\)|$)
  `,
  hybrid: String.raw`hybrid | (?:work(?:ing)? )?(?:from home|remote(?:ly)?) (?:up to )?(?:\d|one|two|three|four) days? | (?:\d|one|two|three|four) days? (?:a week |per week )?(?:in (?:the |our )?office|from home|at home|remote|wfh) | partly remote | partially remote`,
  onsite: String.raw`on[- ]?site(?! (?:parking|gym|canteen|catering|nursery|cafe|training|restaurant|support|visits?)) | in[- ]person | office[- ]based | (?:no|not) remote | not a remote`,
  home: String.raw`(?:from|at) home | remote(?:ly)? | wfh | home[- ]?office | telecommut(?:e|ing) | home[- ]?working`,
  partly: String.raw`
    (?:\d|one|two|three|four|some|a few|couple)(?: ?(?:-|–|to|or) ?(?:\d|two|three|four|five))? ?(?:days?|mornings?|afternoons?|x) | \d from home | mondays? | fridays? | possible | occasional(?:ly)? | partly |
    partial(?:ly)? | part of | the rest | sometimes | half | otherwise | on request | flexible | once a week
  `,
  wholly: '100 ?% | fully | completely | entirely | permanently | always | anywhere',
  remoteThings: String.raw`
    remote(?:ly)? (?:monitor\p{L}*|support|control\p{L}*|access|sites?|areas?|locations?|communit\p{L}*|teams?|villages?|sensing|patients?|customers?|clients?|offices?|island|farm|station|hands|desktop|diagnos\p{L}*|sens\p{L}*)
  `,
  onsiteThings: String.raw`
    parking | interview(?:s|ed)? | canteen | gym | training | induction | accommodation | room | caravan
  `,
  work: 'work | job | role | position | based',
  posted: String.raw`(?:re)?posted(?: on)? | added(?: on)? | date posted | published(?: on)? | listed(?: on)? | advertised(?: on)? | posting date | job posted`,
  closes: String.raw`
    clos(?:ing|es?)(?: date)?(?: for applications)?(?: is| on)? | (?:application )?deadline(?: for applications| to apply| date)?(?: is)? | apply (?:by|before|until) |
    applications? (?:close|are due|due|must be received|accepted)(?: on| by| until)? | (?:valid|open) until | last (?:date|day) to apply(?: is)? | expires?(?: on)?
  `,
  starts: 'start(?:s|ing)? | from | begin(?:s|ning)? | summer | season',
  until: 'by | before | until | no later than',
  applying: 'apply | applications? | cv | resum[eé]s? | send | candidates?',
  agoBehind: 'ago',
  agoBefore: '',
  agoHours: 'minutes? | mins? | hours? | hrs?',
  agoDays: 'days? | d',
  agoWeeks: 'weeks? | wks?',
  agoMonths: 'months? | mos?',
  today: 'posted today | just posted | just now | new today',
  yesterday: 'posted yesterday',
  unpaid: String.raw`
    (?:is|are|will be) (?:not|un)[ -]?paid(?! (?:by|for (?:by|through)|in cash|weekly|monthly)) | unpaid (?!(?:lunch|breaks?|meal|leave|time|overtime|holidays?|invoices?|bills?|carers?|internships? (?:do|does) not))\p{L}* | [(]unpaid[)] | (?:is|are|be|position|role|internship)[:,]? unpaid |
    (?:pay|offer|receive|be) no (?:wages?|salary|pay|compensation) | no (?:monetary|financial) (?:compensation|remuneration) | without (?:pay|remuneration|salary) |
    (?:is|as) an? (?:unpaid|voluntary|volunteer) (?:role|position|post|opportunity|placement|internship) | voluntary (?:basis|placement) | not (?:a )?paid (?:role|position|internship) | for no pay
  `,
  unpaidTitle: String.raw`volunteers?(?! (?:co-?ordinator|manager|services|programm?e?|engagement|officer|lead|management)) | voluntary`,
  commissionOnly: String.raw`
    commission[- ]only | only commissions? | (?:100 ?%|purely|solely|entirely|fully|straight|strictly|pure) (?:a )?commissions?(?:[- ]based)? | commission[- ]based only |
    no (?:base|basic|fixed)(?: salary| pay| wage)?(?:[,.;:]| [-–—]| but| \+| and)
  `,
  noneOf: 'no | without | zero',
  wages: String.raw`(?:wages?|salary|stipend|pay|payment|remuneration)(?! (?:caps?|cuts?|range|history|expectations?|limit|gap|bands?|freeze|increase|day|ceiling|slips?|information|negotiation|is (?:stated|given|listed)))`,
  fixedWages: String.raw`(?:base|basic|fixed|guaranteed|set) (?:salary|pay|wages?|income|rate) | retainer`,
  unpaidTime:
    'leave | lunch | breaks? | overtime | holidays? | time off | sabbatical | career break | invoices? | bills? | agency | agencies | recruiters? | travel time | cap | experience',
  unpaidPeople: 'volunteers | parents | supporters | wardens',
  unpaidPart: String.raw`training | trial | first (?:\p{L}+ )?(?:days?|weeks?|shifts?) | probation | induction | onboarding`,
  not: `not | not a | no | never | isn['’]t | isn['’]t a | nothing | cannot | can['’]t | don['’]t | doesn['’]t | nobody | without | neither | nor`,
  firm: String.raw`required | requires? | must | mandatory | essential | no exceptions | need(?:ed)? | necessary | compulsory | only (?:consider|accept)`,
}
