/** Endings that bend a word and keep what it says. */
export const endings =
  's es ed d e y cation cations ration rations ered ering ies ied ing ings er ers or ors ion ions ation ations ition ment ments al ally ial ially ly ily ity ities ive ively ance ences ence ant ent able ible ic ical ically ize ized izing izes ization ness ful fully ar ary ory ure ures ist ists ee ees ants'
