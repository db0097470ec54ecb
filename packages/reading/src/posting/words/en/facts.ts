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
  fixedWages: String.raw`
    (?:base|basic|fixed|guaranteed|set) (?:salary|pay|wages?|income|rate) | retainer | (?:base|basic|fixed|guaranteed) (?:component|element|part|amount|earnings|remuneration|retainer|monthly) | guaranteed (?:pay|salary|minimum)
  `,
  unpaidTime: String.raw`
    leave | lunch | breaks? | overtime | holidays? | time off | sabbatical | career break | invoices? | bills? | agency | agencies | recruiters? | travel time | cap | experience | pro bono | charge | apply(?:ing)? | candidates? | jobseekers? | applicants? | job ?seekers? | interview expenses
  `,
  unpaidPeople: String.raw`
    volunteers | parents | supporters | wardens | pro bono
  `,
  unpaidPart: String.raw`training | trial | first (?:\p{L}+ )?(?:days?|weeks?|shifts?) | probation | induction | onboarding`,
  not: `not | not a | no | never | isn['’]t | isn['’]t a | nothing | cannot | can['’]t | don['’]t | doesn['’]t | nobody | without | neither | nor`,
  firm: String.raw`required | requires? | must | mandatory | essential | no exceptions | need(?:ed)? | necessary | compulsory | only (?:consider|accept)`,
  noPay: String.raw`
    no | not any | without(?: any)? | zero | nil | nobody .{0,20}?gets? an? | no one .{0,20}?gets? an? | (?:don['’]?t|do not|won['’]?t|will not|can['’]?t|cannot|doesn['’]?t) (?:\p{L}+ )?(?:offer|get|receive|provide|include|carry)(?: you)?(?: an?| any)?
  `,
  payNouns: String.raw`
    (?<=gets? an? )fees? | money | honorarium
  `,
  payVerbs: String.raw`
    paid | remunerated | compensated | salaried
  `,
  unpaidVerb: String.raw`
    (?:isn['’]?t|aren['’]?t|wasn['’]?t|is not|are not|be not|won['’]?t be|not be|not|never)(?: \p{L}+){0,2}
  `,
  payLabel: String.raw`
    pay | salary | wages? | stipend | remuneration | compensation
  `,
  nothing: String.raw`
    none | nil | unpaid | zero | voluntary | £0 | \$0
  `,
  free: String.raw`
    work(?:s|ing)? for (?:free|nothing) | (?:is|are|be) done for free | (?:expenses|travel|credit)[- ]only(?: basis| role| position| shoot)?
  `,
  instead: String.raw`
    (?:in exchange|in return)(?: for (?:bed|board|food|meals|accommodation|experience)| you(?:['’]ll)? get|:|,) | (?:reward|payment|pay) (?:will be|is|comes as) (?:the |in )?(?:exposure|experience|kind|learning) | learning (?:over|instead of) earning | (?:paid|pay) in (?:exposure|experience|beer|food)
  `,
  only: String.raw`
    only | purely | solely | entirely | fully | strictly | nothing but | 100 ?% | exclusively
  `,
  share: String.raw`
    commissions? | (?:what|the business|the deals|the policies|the sales|whatever) (?:you|they|agents) (?:sell|close|write|bring in) | (?:contracts|policies|deals) (?:you|that you) (?:sign|close|sell)
  `,
  ownSales: String.raw`
    what you (?:sell|close|write|kill|bring in) is what you (?:make|earn|get|eat|take home) | (?:you )?eat what you kill | if you (?:do not|don['’]?t) sell,? you (?:do not|don['’]?t) (?:earn|get paid|eat) | no sale,? no (?:pay|money) | you (?:only )?(?:earn|get paid|are paid) (?:only )?(?:when|if|once) you (?:sell|close)
  `,
  selfEmployed: String.raw`
    self[- ]employed | 1099 | independent (?:contractor|agent|representative|consultant|distributor)s? | freelance | (?:be |you are |your )(?:your )?own boss
  `,
  perSale: String.raw`
    (?:paid|rewarded|earn|payouts?|pay outs?|remunerated|commissions?|incentive|receive)\p{L}* (?:\S+ ){0,6}?(?:for|on|per|of) (?:every |each |all |the )?(?:\p{L}+ )?(?:sales?|deals?|policy|policies|contracts?|files?|sign[- ]?ups?|appointments?|units?|business|orders?|case)(?!\p{L}) | \d{1,2} ?(?:%|percent)(?: to \d{1,2} ?%)? (?:of|on) (?:every|each|all|the|your|any) (?:\p{L}+ )?(?:sales?|policy|policies|orders?|deals?|fees?|premiums?|contracts?|what)
  `,
}
