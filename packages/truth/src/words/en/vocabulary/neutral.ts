/** Words and phrases that claim nothing: they may come and go in a rewrite. `_` joins the words of a phrase. */
export const neutral = `
a an the this that these those it its itself they them their themselves he she his her him i me my mine myself we us our ours you your who whom whose which what where when while whilst whenever
and or but nor so yet as if than then thus hence also too both either each every any some such other others another same just even still already once again
over under of in on at by for from to into onto with within about after before during since until till through throughout across via per between among against toward upon around along alongside amid off out up down near beyond behind below above
be am is are was were been being have has had having do does did done doing can could will would shall should may might must get got getting
here there how why because although though however therefore thereby whereby wherein moreover furthermore additionally meanwhile otherwise instead
including include included includes plus versus vs etc eg ie e.g i.e namely
use used using uses usage usages utilize utilized utilizing leverage leveraged leveraging employ employing apply applied applying
bring brought bringing face faced facing given giving take took taken taking put putting come came coming go went gone going set sets setting
way ways manner basis terms term kind type types sort sorts form forms side
based ones one thing things
able ability experience experienced hands-on hands background skilled skill skills knowledge knowledgeable familiar working worked work works role roles position responsible responsibility responsibilities task tasks tasked duty duties need needs needed required require requires requirement serving
total totaling totalling overall approximately roughly nearly almost exactly approx circa ca around
existing current previous former present currently presently previously formerly recently later earlier then now today
hour hours minute minutes second seconds day days week weeks month months year years percent percentage dollar dollars euro euros pound pounds thousand million billion hundred dozen time times
carry_out carried_out perform performed performing performs conduct conducted conducting undertake undertook undertaken undertaking execute executed executing complete_task do did accomplish accomplished
situation challenge challenges action actions result results resulted resulting result_in as_a_result outcome goal goals aim aims aimed aiming objective objectives purpose
in_connection_with in_conjunction_with for_use_by in_cooperation on_behalf_of by_hand in_place for_the_purpose_of with_a_view_to in_preparation_for in_support_of prior_to subsequent_to in_advance_of in_advance on_top_of in_case_of in_the_event_of as_required as_needed when_needed where_necessary if_necessary at_intervals_of intervals in_use in_full in_order_to so_that so_as_to in_order as_part_of part_of_the_role as_well_as as_well in_addition in_addition_to along_with together_with such_as for_example for_instance due_to because_of thanks_to owing_to by_means_of by_way_of with_the_help_of with_the_aim_of with_the_goal_of
leading_to which_led_to led_to lead_to that_led_to leads_to brought_about bring_about lead_time
faced_with confronted_with given_that when_faced_with in_response_to in_response respond_to_the_need tasked_with charged_with asked_to was_asked_to called_upon needed_to had_to
on_a_daily_basis day-to-day day_to_day daily_basis on_a_regular_basis every_day each_day day_in_day_out in_daily_work on_the_job at_work in_the_role during_this_time in_this_role in_this_position in_my_role at_the_same_time
in_the_process in_the_course_of in_the_area_of in_the_field_of in_the_context_of with_regard_to with_respect_to in_terms_of in_relation_to related_to relating_to regarding concerning related relevant respective respectively in_question according_to in_line_with in_accordance_with in_keeping_with
a_number_of a_range_of a_variety_of a_series_of a_set_of a_total_of the_number_of the_amount_of up_from down_from from_the_ground range number set series
track_record proven_experience with_experience_in experience_of experience_with experience_in background_in focus_on focused_on focusing_on focus focused specializing_in specialized_in specialising_in specialise_in specialize_in concentrate_on
who_has which_is that_is having_been has_been have_been
involved involving involve involves consisting consist consists comprising comprise comprised contain containing containing contained featuring
enabling enable enabled enables allow allows allowed allowing letting let lets let_s permit cause caused causing make made making means meant
ensure ensuring ensured make_sure making_sure
own_words mainly mostly primarily largely chiefly principally especially particularly notably specifically generally typically usually
following subsequent preceding further additional extra more well
handle handled handling handles deal_with dealt_with dealing_with work_on worked_on working_on take_care_of took_care_of attend_to look_at
keep kept keeping remain remained stay stayed
begin starting_from starting_at starting beginning
serve_as served_as act_as acted_as acting_as work_as worked_as working_as employed_as functioning_as in_the_capacity_of
thus_far so_far to_date as_of at_most
themselves itself oneself jointly together maximum max hereby own less fewer more as_many_as as_few_as many much lot lots working_under in_parallel at_a_time at_one_time at_once run ran running runs place placed placing complete completed completing no_longer not_only no_more_than no_fewer_than some quarter quarters in_person
new newly see saw seen seeing different job jobs tell told become became found_that turned_out back again first-hand thereof among_them in_total in_all respectively each_of both_of kind_of away apart aside together
`
