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
  remote: string
  hybrid: string
  onsite: string
  /** Right before the appearance of a posting, and before the last day to apply. */
  posted: string
  closes: string
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
  /** Right before one of these: it says the contrary. */
  not: string
  /** In a sentence with a paper: nobody gets in without it. */
  firm: string
}
