import type { FactsWords } from '../facts-words.ts'

/** English. */
export const englishFacts: FactsWords = {
  hour: String.raw`(?:per|an|each|every|of) (?:worked )?(?:hour|hr) | \/ ?(?:hour|hr|h) | p\.? ?\/? ?h\.? | hourly`,
  day: String.raw`(?:per|a|each) (?:day|shift) | \/ ?(?:day|shift) | p\.? ?\/ ?d | daily | day rate`,
  week: String.raw`(?:per|a|each) week | \/ ?(?:week|wk) | p\.? ?\/? ?w\.? | weekly | pw`,
  month: String.raw`(?:per|a|each) (?:calendar )?month | \/ ?(?:month|mo|mth) | p\.? ?\/? ?c?m\.? | monthly`,
  year: String.raw`(?:per|a|each) (?:year|annum) | \/ ?(?:year|yr|annum) | p\.? ?\/? ?a\.? | annually | annual | yearly | annum`,
  paid: String.raw`salary | salaries | pay | pays | paid | wage | wages | rate | compensation | stipend | remuneration | earn`,
  notPay: String.raw`
    bonus | per diem | expenses? | reimburse[ds]? | travel | discount | budget | revenue | turnover | sales of | funding | fund | raised |
    allowance | sign[- ]on | referral | up to .{0,12}% | relocation | assets | portfolio | top (?:people|earners|agents|performers) |
    voucher | ote | fee | fees | insurance | 401\(?k\)? | contracts? worth | projects? (?:worth|of)
  `,
  to: 'to | and',
  placeLabels: String.raw`(?:job |work |office )?locations? | place of work | workplace | based in | city | where | base | site`,
  placeBefore: 'in | near | at | based in | around',
  remote: String.raw`
    (?:fully|100 ?%|completely|entirely|permanently) remote | remote (?:position|role|job|work|working|first|based|only|within|in|from|across|\(|-|–|\/) |
    work (?:from (?:home|anywhere)|remotely) | working (?:from (?:home|anywhere)|remotely) | (?:is|position|role|location:?) remote | home[- ]based |
    wfh | telecommut(?:e|ing) | ^remote$ | [(·•|,–-] ?remote(?: |\)|$)
  `,
  hybrid: String.raw`hybrid | (?:work(?:ing)? )?(?:from home|remote(?:ly)?) (?:up to )?(?:\d|one|two|three|four) days? | (?:\d|one|two|three|four) days? (?:a week |per week )?(?:in (?:the |our )?office|from home|at home|remote|wfh) | partly remote | partially remote`,
  onsite: String.raw`on[- ]?site(?! (?:parking|gym|canteen|catering|nursery|cafe|training|restaurant|support|visits?)) | in[- ]person | office[- ]based | (?:no|not) remote | not a remote`,
  posted: String.raw`(?:re)?posted(?: on)? | date posted | published(?: on)? | listed(?: on)? | advertised(?: on)? | posting date | job posted`,
  closes: String.raw`
    clos(?:ing|es?)(?: date)?(?: for applications)?(?: is| on)? | (?:application )?deadline(?: for applications| to apply| date)?(?: is)? | apply (?:by|before|until) |
    applications? (?:close|are due|due|must be received|accepted)(?: on| by| until)? | (?:valid|open) until | last (?:date|day) to apply(?: is)? | expires?(?: on)?
  `,
  agoBehind: 'ago',
  agoBefore: '',
  agoHours: 'minutes? | mins? | hours? | hrs?',
  agoDays: 'days? | d',
  agoWeeks: 'weeks? | wks?',
  agoMonths: 'months? | mos?',
  today: 'posted today | just posted | just now | new today',
  yesterday: 'posted yesterday',
  unpaid: String.raw`
    unpaid (?!(?:lunch|breaks?|meal|leave|time|overtime|holidays?|invoices?|bills?|carers?|internships? (?:do|does) not))\p{L}* | [(]unpaid[)] | (?:is|are|be|position|role|internship)[:,]? unpaid |
    (?:pay|offer|receive|be) no (?:wages?|salary|pay|compensation) | no (?:monetary|financial) (?:compensation|remuneration) | without (?:pay|remuneration|salary) |
    (?:is|as) an? (?:unpaid|voluntary|volunteer) (?:role|position|post|opportunity|placement|internship) | voluntary (?:basis|placement) | not (?:a )?paid (?:role|position|internship) | for no pay
  `,
  unpaidTitle: String.raw`volunteers?(?! (?:co-?ordinator|manager|services|programm?e?|engagement|officer|lead|management)) | voluntary`,
  commissionOnly: String.raw`
    commission[- ]only | only commissions? | (?:100 ?%|purely|solely|entirely|fully|straight|strictly|pure) (?:a )?commissions?(?:[- ]based)? | commission[- ]based only |
    no (?:base|basic|fixed)(?: salary| pay| wage)?(?:[,.;:]| [-–—]| but| \+| and)
  `,
  not: `not | not a | no | never | isn['’]t | isn['’]t a | nothing`,
  firm: String.raw`required | requires? | must | mandatory | essential | no exceptions | need(?:ed)? | necessary | compulsory | only (?:consider|accept)`,
}
