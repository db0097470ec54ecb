/** How verbs bend, the first that fits: to do, does, did, doing. `_` joins the words of a phrase, `-` is none. */
export const verbShapes: readonly (readonly [string, string])[] = [
  [String.raw`(\p{L}+)e(_\p{L}+(?:_\p{L}+)?)?`, '$1e$2 $1es$2 $1ed$2 $1ing$2'],
  [String.raw`(\p{L}+[^aeiou])y(_\p{L}+(?:_\p{L}+)?)?`, '$1y$2 $1ies$2 $1ied$2 $1ying$2'],
  [
    String.raw`([^aeiou]+[aeiou])([bdgmnpt])(_\p{L}+(?:_\p{L}+)?)?`,
    '$1$2$3 $1$2s$3 $1$2$2ed$3 $1$2$2ing$3',
  ],
  [String.raw`(\p{L}+(?:s|x|z|ch|sh))(_\p{L}+(?:_\p{L}+)?)?`, '$1$2 $1es$2 $1ed$2 $1ing$2'],
  [String.raw`(\p{L}+?)(_\p{L}+(?:_\p{L}+)?)?`, '$1$2 $1s$2 $1ed$2 $1ing$2'],
]

/** Verbs that bend otherwise, in the same order. */
export const irregularVerbs = `
put_together puts_together put_together putting_together
put_up puts_up put_up putting_up
take_apart takes_apart took_apart taking_apart
take_down takes_down took_down taking_down
keep keeps kept keeping
get_hold_of gets_hold_of got_hold_of getting_hold_of
send_out sends_out sent_out sending_out
send sends sent sending
send_off sends_off sent_off sending_off
take_care_of takes_care_of took_care_of taking_care_of
throw_away throws_away threw_away throwing_away
throw_out throws_out threw_out throwing_out
write writes wrote writing
draw_up draws_up drew_up drawing_up
buy buys bought buying
build builds built building
sew sews sewed sewing
dig_out digs_out dug_out digging_out
give_out gives_out gave_out giving_out
run_through runs_through ran_through running_through
show_round shows_round showed_round showing_round
show_around shows_around showed_around showing_around
ring rings rang ringing
ring_up rings_up rang_up ringing_up
dispose_of disposes_of disposed_of disposing_of
freshen_up freshens_up freshened_up freshening_up
`

/**
 * Verbs of one deed, a group a line, with the noun of it behind a colon. What stands before '>' may be told as what stands behind it, and not the other
 * way round; behind '@' stand words, parts of which the line must have.
 */
export const deedGroups = `
swap_out:replacement replace:replacement change_out:replacement
put_together:assembly assemble:assembly
take_apart dismantle disassemble
take_down dismantle @tent|stage|stand|scaffold|marquee|set
put_up erect @tent|fence|scaffold|marquee|stand|shed
fix mend repair
keep maintain @log|record|register|ledger|book|file|list|diary
look_after care_for take_care_of tend @animal|patient|resident|garden|horse|child|plant|guest|dog|cattle|sheep
get_hold_of obtain
fill_in fill_out complete @form|paperwork|questionnaire
hand_out give_out distribute
pick_up collect @order|parcel|passenger|sample|waste|litter
send_out dispatch send_off send
throw_away throw_out dispose_of discard
top_up refill replenish
ring ring_up phone telephone call @customer|client|patient|supplier|parent|donor|owner
buy purchase
build construct
stitch sew
draw_up prepare @contract|rota|budget|list|quote|accounts|schedule
muck_out clean_out @stable|stall|pen|kennel
carry_out perform conduct @survey|inspection|test|audit|check|review
work_out calculate @pay|wage|cost|dose|price
look_over inspect examine @vehicle|machine|coil|weld|garment
break_down dismantle @pallet|stage|set
wash clean @window|car|vehicle|floor
note_down record
type_up type
show_round show_around guide @visitor|guest|tourist|group
shift move @furniture|stock|pallet
dig_out excavate
trim cut_back prune @hedge|tree|shrub|rose|bush
grease lubricate
iron press @shirt|linen|garment|uniform
`
