/** Words that limit what a text claims, by what they say. `_` joins the words of a phrase. */
export const qualifiers = {
  proposed:
    'hope_to hopes_to hoped_to hoping_to wish_to wishes_to wants_to wanted_to want_to would_like_to looking_to look_to seeking_to seeks_to aims_to expects_to expect_to expected_to intends_to intended_to meant_to supposed_to scheduled_to set_to due_to_open due_to_start due_to_begin about_to preparing_to going_to willing_to in_talks in_the_pipeline in_discussion under_discussion being_considered being_discussed to_be_confirmed to_be_decided to_be_tried not_yet hope_for hopes_for hoping_for dream_of dreams_of thinking_about thinking_of looking_into apply_for applied_for was_considered_for was_invited_to offered_to asked_for ask_for think_it_over thinking_it_over under_consideration under_review consider on_the_roadmap is_considering yet_to_be_decided propose proposal suggest suggestion recommend recommendation pitch planned_to plan_to plans_to planning_to intend intention aim_to_introduce explore_the_option prototype proof_of_concept feasibility pilot trial drafted_a_proposal concept idea advocate',
  unfinished:
    'learning_to beginning_to starting_to in_progress working_toward working_towards pursuing expected anticipated candidate coursework incomplete unfinished not_completed ongoing_study studying_for studying_towards preparing_for studies_towards enrolled currently_studying started_but in_training training_towards training_toward being_completed to_be_completed',
  basic:
    'basic basics beginner elementary novice introductory intermediate conversational limited some exposure awareness fundamentals foundation_level entry-level',
  negated: 'free no not never without none neither nor zero cannot non nil',
  nominated:
    'second_highest second_best second_largest second_biggest second_most third_highest third_best third_place nominate nomination shortlist shortlisted finalist runner-up runner_up second_place honorable_mention candidate',
  lapsed:
    'out_of_date abandoned discontinued outdated obsolete expired lapsed withdrawn suspended failed cancelled canceled pending provisional provisionally',
  second:
    'interim temporary substitute_for substituted_for substitute relieve deputize_for deputized_for filled_in stepped_in_for second_to second_in_charge second_in_command cover_for covered_for stand_in stood_in standing_in fill_in_for filled_in_for number_two second-in-command deputy understudy',
  partly:
    'partly partially partial part-time part_time temporary interim acting_manager deputy occasional occasionally sometimes seasonal voluntary volunteer voluntarily simulated mock draft pilot trial attempted',
}

/** Past tenses that say that a thing was meant or watched, as alternatives: 'planned the move' is less than the move. */
export const proposing = 'planned|scheduled|drafted|researched|observed|arranged'
