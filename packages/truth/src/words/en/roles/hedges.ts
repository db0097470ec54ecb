import type { Hedge } from './hedge.ts'

/** Ways to say that somebody does not fully do or know a thing, by what keeps them said. */
export const HEDGES: readonly Hedge[] = [
  {
    said: /(?<!\p{L})(?:familiar(?:ity)? with|(?:some|basic|limited|first|initial|early|little|theoretical|growing|introductory|reading|passive|rusty) (?:knowledge|experience|understanding|exposure|grasp|command|insights?) (?:of|in|with|to)|exposure to|getting to know|(?:^|, |and |now |still |currently |am )learning|interested in|(?:^|[,;.] )interest in|trained (?:in|on)(?: the use of)?|instructed in|(?:attended|took|completed|did) (?:an? |the )?(?:\p{L}+ )?(?:course|workshop|training|seminar|module)s? (?:in|on))(?!\p{L})/giu,
    kept: /(?<!\p{L})(?:familiar|some|basic|limited|expos|getting to know|learn|stud(?:y|ied|ies)|interest|train|course|workshop|seminar|module|instruct|introduc|beginn|knowledge|understanding|aware|foundation|progress|toward|candidate|shadow|observ|insight|grasp|acquaint|elementary|developing)/iu,
  },
  {
    said: /(?<!\p{L})(?:work(?:ing|s) towards?|candidate for|studying (?:for|towards?)|preparing for|appl(?:ied|ying) for|enrolled (?:in|on|for)|exam booked|booked for|awaiting (?:approval|a decision|decision|results)|aiming for|hoping for|expected (?:in |by )?(?=\d|\p{Lu})|pending (?:approval|a? ?decision|results)|is pending|still pending|in progress|under ?way|not (?:yet )?(?:finished|completed|decided|approved|chosen))(?!\p{L})/giu,
    kept: /(?<!\p{L})(?:toward|candidate|stud(?:y|ied|ies)|prepar|appl(?:y|ied|ication)|enrol|book|await|aim|hop(?:e|ing)|expect|pending|progress|under ?way|train|course|not |un(?:finished|decided|success)|due|current|still|open)/iu,
  },
  {
    said: /(?:^|[,;] |and )(?:job-)?(?:shadow(?:s|ed|ing)?|observ(?:e|es|ed|ing)|watch(?:ed|ing)?|accompan(?:y|ies|ied|ying)|s[ai]t in(?: on)?)(?!\p{L})/giu,
    kept: /(?<!\p{L})(?:shadow|observ|accompan|watch|s[ai]t in|join|guest|w(?:ent|as) along|go(?:ing)? along|go(?:ing)? with|went with|attend|follow|present at|escort|together with)/iu,
    needsRole: true,
  },
]
