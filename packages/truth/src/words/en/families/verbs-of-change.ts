/**
 * Families of words that say the same in a resume: verbs (and their nouns) of changing and making. One family
 * a line: `a b c` each for each, `a: b c` a for b and for c and back, `a < b c` the wider word a for b and for c
 * alone. `_` joins the words of a phrase.
 */
export const verbsOfChange = `
reduce cut lower decrease shorten shrink trim lessen bring_down drop slash minimize minimise curb fall diminish decline reduction down less fewer
increase raise grow boost expand lift rise growth climb go_up bring_up up higher more
improve better enhance upgrade improvement enhancement strengthen refine
improve < reduce increase accelerate simplify streamline optimize
change < reduce increase replace migrate convert adapt revise modify
speed_up accelerate faster quicken expedite speed quicker
slow delay
double twofold twice
halve half
save less fewer reduce
simplify streamline rationalize ease
optimize fine-tune tune optimization
migrate: move transition port transfer shift switch convert migration relocate
relocate move transfer
maintain: keep upkeep look_after service uphold preserve sustain maintenance retain
keep_up_to_date maintain update keep up_to_date
gain achieve reach attain
onboard orientation induction
change different
get_back recover regain reclaim
faster shorten reduce quicker shorter
cover drive travel
teach: conduct run hold give deliver
minutes notes note
book arrange set_up make
win successful success
close: sign conclude
sell: win close
raise collect
maintain_records keep_records record_keeping
service maintain repair overhaul
fix repair resolve mend remedy rectify correct put_right repairs troubleshoot
resolve: settle sort_out solve handle clear close
troubleshoot: diagnose debug trace fault_finding find_faults locate_faults investigate fault-finding
diagnose detect identify assess
test: check verify try_out trial
test testing tests
check inspect examine review verify look_over go_over audit inspection checks control
check: verify confirm validate cross-check double-check reconcile
inspect survey examine
review: evaluate assess appraise go_through read revise
assess: evaluate appraise gauge judge assessment evaluation rate determine
measure: gauge quantify record take_measurements measurement
weigh measure
monitor: track watch observe follow keep_track keep_an_eye check oversee surveillance trace monitoring record
record log note register document write_down chart keep_records enter capture logging
document: write_up record documentation write
chart document record
log enter record
enter: input key key_in type data_entry
analyze: examine study analysis investigate look_into evaluate interpret break_down assess
investigate: look_into research examine explore probe inquire investigation
research study investigate
calculate compute work_out determine reckon calculation estimate
estimate: quote cost price estimation
compare: contrast match reconcile benchmark
reconcile: match balance agree reconciliation square
count: tally stocktake stock_take inventory
forecast: project predict forecasting projection
teach instruct train educate tutor lecture teaching instruction lessons give_lessons coach deliver_lessons lesson class taught
train: teach coach instruct show educate training upskill onboard induct instruction
mentor: coach guide advise tutor mentoring train precept
precept mentor train supervise_students
tutor teach coach
onboard: induct introduce_new onboarding induction welcome train
explain: describe show clarify set_out make_clear demonstrate
demonstrate show present
show demonstrate exhibit display
present: give_presentations presentation deliver show talk
guide: steer advise lead_tours show orient
advise: counsel consult guide recommend advice advisory inform
counsel advise counseling
inform: tell notify brief update let_know keep_informed advise report
brief inform instruct
update: refresh renew keep_current bring_up_to_date revise upgrade
report submit account inform
report_to answer_to accountable_to
explain_to inform
communicate: liaise speak talk correspond communication contact
liaise: coordinate communicate work_closely work_with cooperate contact link liaison correspond point_of_contact
coordinate: organize arrange schedule plan orchestrate coordination align
organize: arrange set_up hold put_on run plan stage coordinate host organization run
arrange: book schedule organize set_up
schedule: plan arrange timetable roster book set_up rota scheduling organize
plan: prepare organize design map_out schedule lay_out devise planning
prepare: plan get_ready ready set_up make draw_up preparation produce compile draft put_together
prepare cook make
cook: prepare make dish cooking
draw_up: prepare draft write put_together compose compile produce
draft: write prepare draw_up author
write: author compose draft pen produce write_up create
edit: revise proofread correct copyedit rework
proofread check edit
compile: put_together assemble gather collate prepare draw_up
collate: gather collect assemble compile
translate interpret render translation
publish post release issue
create: make build develop produce design generate craft
build: construct make create assemble develop erect put_up
build set_up
build_up grow develop establish
develop: create build design work_out devise make evolve draw_up
design: create develop plan devise draw lay_out conceive
devise: design develop create draw_up conceive invent work_out
draw sketch draft illustrate
make: produce create prepare manufacture
produce: make generate create manufacture turn_out output yield
manufacture make produce fabricate
fabricate: make build construct manufacture
assemble: put_together build fit mount
code: program write develop implement coding
program code write develop
implement: introduce put_in_place set_up roll_out carry_out build install implementation
introduce: implement bring_in start establish set_up roll_out put_in_place launch begin institute introduction
launch: introduce start release roll_out open kick_off
roll_out: deploy launch introduce implement
deploy: release roll_out install ship
release ship deploy publish
set_up: establish create install build launch start configure introduce put_in_place form organize
establish: set_up create found start build introduce
found: establish start set_up create
start: begin launch initiate commence
finish complete end conclude
complete: finish conclude fulfill carry_out do pass
continue carry_on keep
stop: end cease halt discontinue
prevent: avoid stop avert stave_off head_off
replace: swap exchange substitute change switch renew
change: alter modify adapt adjust amend
adapt: adjust tailor modify customize differentiate change
adjust: regulate set calibrate tune align
calibrate adjust
customize tailor adapt
differentiate adapt tailor
convert change turn transform
extend lengthen expand
expand: grow extend enlarge widen broaden
add include append
remove: take_out eliminate delete clear take_away strip
eliminate remove end get_rid
clean wash sanitize disinfect tidy wipe cleaning cleaning hygiene cleanse
disinfect sanitize sterilize clean
tidy clean organize
wash clean launder
install: fit mount put_in set_up installation lay place
fit: install mount attach put_in
mount: install fit attach fix fasten
lay install place run
wire: cable connect rewire wiring
rewire wire
`
