/** Words of a modest role: the person helped somebody else, or did a part. `_` joins the words of a phrase. */
export const modest = {
  helped: `work_under assist assistance help aid support shadow observe back_up under_supervision under_the_supervision under_the_guidance under_the_direction under_direction supervised_by trained_by mentored_by guided_by led_by managed_by directed_by overseen_by coached_by
junior_member participate participation take_part took_part taking_part sit_in`,
  contributed: `sit_on sat_on sitting_on serve_on served_on serving_on contribute contribution contributor collaborate collaboration cooperate cooperation join partner involved_in involvement part_of_a_team part_of_the_team part_of_a_group member_of team_member one_of_a_team worked_with_a_team co-author co-wrote co-written co-develop co-design co-organize co-teach co-lead co-led co-create coauthor deputize`,
}

/** What keeps a shared work shared: another way to say that the person did it together with others. */
export const shared =
  'with together jointly alongside team joint colleagues as_part_of part_of support help assist'

/** Words of the highest roles, by rank. */
export const high = {
  led: 'lead led leading leadership manage managed managing management headed heading head_up head_a head_the heads heads_up lead_a directed directing direct_the direct_a supervise supervised supervising supervision oversee oversaw spearhead spearheaded in_charge_of charge_of took_charge take_charge chair chaired captain captained helm helmed mastermind command commanded commanding run_a_team ran_a_team ran_the_team run_the_team',
  owned:
    'founded founder founding co-founded co-founder pioneer pioneered pioneering architected sole solely single-handedly single-handed singlehandedly owner ownership owned owning own_the owns invented inventor inventing inventor_of masterminded on_my_own independently',
}

/** What a source may say for 'led', though itself it claims less. */
export const asGoodAsLed =
  'responsible_for responsibility_for responsible run ran running drive drove driving own owned owning accountable_for foreman forewoman charge_nurse team_leader team_lead head_of'
