/** Families of verbs of law, science, design and office work. Format: see verbs-of-change.ts. */
export const verbsOfOffices = `
argue plead
represent act_for appear_for act_on_behalf
advocate speak_up
defend represent
litigate litigation
draft_contracts prepare_contracts
interview take_statements
publish_papers author
present_paper give_talk
experiment test trial
simulate model
model simulate
culture grow
sequence sequencing
purify clean
synthesize make produce prepare
extract take_out draw
stain dye
dissect cut
grade mark score correct
mark grade assess correct
mark_homework grade
examine test
supervise_children watch
prepare_lessons plan_lessons
motivate encourage inspire
encourage motivate urge
support back help
calm soothe reassure de-escalate
reassure calm comfort
comfort soothe reassure
lift_patients move
bathe wash
dress bandage
feed nourish
triage prioritize sort assess
prioritize rank triage
admit take_in
discharge release
refer direct_to send
vaccinate inoculate immunize jab
inject give
catheterize catheter
photograph shoot picture
film shoot record
retouch edit
illustrate draw
animate animation
redesign rework revamp remodel
revamp redesign overhaul
rework redo revise
rewrite rework rework
brand branding
print printing
typeset lay_out
prototype mock_up
render draw
curate select
exhibit show
perform play
rehearse practice
practice exercise
direct_calls route
forward pass
transcribe type take_down
take_minutes minute minutes
book reserve
reserve book
host_events hold
cater feed serve
shop buy
advise_customers consult
resolve_complaints handle_complaints
de-escalate calm
refund reimburse repay
reimburse refund
bank deposit
deposit bank
cash_up balance_till
audit review check
tax taxation
close_books month-end
post book
book post
allocate assign distribute share
assign allocate give delegate
delegate assign
share divide split
split divide
merge combine consolidate unite
combine merge join unite
consolidate combine merge
integrate: combine connect embed incorporate
incorporate integrate include
automate automation mechanize automatic
digitize computerize scan digitalize
scan digitize
standardize unify harmonize
unify standardize
centralize bring_together
back_up backup
restore recover
configure set_up set
administrate administer
host run
monitor_alerts watch
query search
search look_for
index indexing
refactor rework restructure
restructure reorganize refactor
reorganize restructure rearrange
cache caching
ship_code release
review_code code_review
clean_data cleanse
visualize chart plot
plot chart graph
mine extract
scrape collect
survey poll question
poll survey
interview_users talk_to
participate: take_part attend join engage involve
attend take_part visit go
join enter enroll
volunteer help_out
enter join
travel tour
visit call_on see go
call phone ring telephone
phone call telephone ring
email write
contact reach approach call
approach contact
follow_up chase pursue
chase follow_up pursue
remind prompt
collect_debts chase
raise_funds fundraise
fundraise raise
donate give
judge assess referee
referee umpire
act perform
cover stand_in fill_in
rotate swap
fill complete
fill_in complete
fill_out complete
sign endorse
approve authorize sign_off
authorize approve
certify attest
license permit
inspect_vehicles vehicle_checks walkaround_checks
couple hitch
reverse back
navigate steer route
park parking
refuel fuel
tie_down secure strap lash
strap secure
achieve_targets meet_targets
hit_targets meet_targets
sow plant
plant sow
prune trim
harvest pick
pick gather select
mow cut
water irrigate
irrigate water
bring_together unite
gain get acquire
take_over assume inherit
take_over relieve
move_up promote
account_for make_up
make_up constitute
cost price
value appraise
worth value
total add_up
add_up sum
exceed surpass
spend use
waste scrap
last take
take need
become turn
bring take
balance offset
break_down analyze
`
