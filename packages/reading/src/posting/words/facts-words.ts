/**
 * How postings of one language state pay, place, dates and the like: patterns with ' | ' between them; a bar inside brackets has
 * no space around it.
 */
export interface FactsWords {
  /** Before or behind an amount: what it is paid for. */
  hour: string
  day: string
  week: string
  month: string
  year: string
  /** 'Salary': the line speaks of pay, if only by an amount. */
  paid: string
  /** Around an amount that is no pay: a bonus, costs, what the best of them make. */
  notPay: string
  /** Between two amounts. */
  to: string
  /** Before a colon: where one works. */
  placeLabels: string
  /** Before the name of a town. */
  placeBefore: string
  /** Small words in towns' names; words alone. */
  townJoints: string
  /** Opens a clause that is about another place. */
  but: string
  /** Behind a town: its middle, or what lies around it. */
  townEnds: string
  /** In a clause with a town: who hires has its seat or other houses there, and this job is elsewhere. */
  elsewhere: string
  remote: string
  hybrid: string
  onsite: string
  /** At home or away, of any work. */
  home: string
  /** In a clause with one of these: for some of the time only. */
  partly: string
  /** In a clause with one of these: all of the time, whatever else it says. */
  wholly: string
  /** 'Remote monitoring': what is done from afar, and not where one works. */
  remoteThings: string
  /** In a clause with 'on site' they are what is there: where one parks or is asked. */
  onsiteThings: string
  /** The work itself, of which a longer clause says that it is on site. */
  work: string
  /** Right before the appearance of a posting, and before the last day to apply. */
  posted: string
  closes: string
  /** In a heading's part with a date: the day is that of the first day of work. */
  starts: string
  /** Before a last day, in a sentence about applying. */
  until: string
  applying: string
  /** 'ago', behind a number and a unit, and what stands before them where that is the way. */
  agoBehind: string
  agoBefore: string
  /** Units of it. */
  agoHours: string
  agoDays: string
  agoWeeks: string
  agoMonths: string
  today: string
  yesterday: string
  /** Says that nothing is paid, in a sentence, and in a title alone. */
  unpaid: string
  unpaidTitle: string
  commissionOnly: string
  /** Right before wages: there are none. */
  noneOf: string
  wages: string
  /** Wages that do not hang on what one sells. */
  fixedWages: string
  /** In a clause with 'unpaid': that is not paid, and the job is. */
  unpaidTime: string
  /** In a clause with 'unpaid': others who are not paid, and are not hired. */
  unpaidPeople: string
  /** Only some time of the job is not paid. */
  unpaidPart: string
  /** Right before one of these: it says the contrary. */
  not: string
  /** In a sentence with a paper: nobody gets in without it. */
  firm: string
  /** Before pay: there is none; also as a verb, 'does not carry'. */
  noPay: string
  /** Pay by other names, where it is said that there is none. */
  payNouns: string
  /** 'Paid', 'remunerated'. */
  payVerbs: string
  /** Right before such a verb: it is not done. */
  unpaidVerb: string
  /** Names pay, with what says behind it that there is none. */
  payLabel: string
  /** Behind these: there is none. */
  nothing: string
  /** Work that is done for nothing, or for bed and board. */
  free: string
  /** What one gets in place of money. */
  instead: string
  /** Beside a share: nothing besides it. */
  only: string
  /** Pay that hangs on what one sells. */
  share: string
  /** Says by itself that one is paid for what one sells. */
  ownSales: string
  /** Who works is not employed. */
  selfEmployed: string
  /** So much for each sale. */
  perSale: string
}
