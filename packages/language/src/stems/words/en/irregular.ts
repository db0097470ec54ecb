/** Forms that no ending gives away, behind the form they belong to; and short words that endings would merge with others. */
export const irregular = `
be am is are was were been being
have has had having
do does did done doing
go goes went gone going
make makes made making
take takes took taken taking
give gives gave given giving
get gets got gotten getting
keep keeps kept keeping
hold holds held holding
bring brings brought bringing
buy buys bought buying
teach teaches taught teaching
think thinks thought thinking
seek seeks sought seeking
catch catches caught catching
build builds built building
send sends sent sending
spend spends spent spending
lend lends lent lending
lead leads led leading
feed feeds fed feeding
meet meets met meeting
leave leaves left leaving
lose loses lost losing
sell sells sold selling
tell tells told telling
pay pays paid paying
say says said saying
lay lays laid laying
run runs ran running
begin begins began begun beginning
write writes wrote written writing
drive drives drove driven driving
ride rides rode ridden riding
rise rises rose risen rising
arise arises arose arisen arising
shoot shoots shot shooting
swim swims swam swum swimming swimmer swimmers
sing sings sang sung singing singer singers
throw throws threw thrown throwing
fly flies flew flown flying
hear hears heard hearing
learn learns learned learnt learning
steal steals stole stolen
wear wears wore worn wearing
stick sticks stuck
swing swings swung
quit quits quitting
speak speaks spoke spoken speaking
break breaks broke broken breaking
choose chooses chose chosen choosing
grow grows grew grown growing
know knows knew known knowing
draw draws drew drawn drawing
show shows showed shown showing
see sees saw seen seeing
oversee oversees oversaw overseen overseeing
undertake undertakes undertook undertaken undertaking
win wins won winning
find finds found finding
understand understands understood understanding
stand stands stood standing
deal deals dealt dealing
sweep sweeps swept sweeping
sew sews sewed sewn sewing
shrink shrinks shrank shrunk shrinking
fall falls fell fallen falling
become becomes became becoming
come comes came coming
speed speeds sped speeding
bend bends bent bending
bind binds bound binding
wind winds wound winding
sit sits sat sitting
hang hangs hung hanging
weave weaves wove woven weaving
freeze freezes froze frozen freezing
apartment apartments
child children
man men
woman women
foot feet
tooth teeth
person persons people
criterion criteria
analysis analyses analyse analysed analysing analyze analyzed analyzing analyzes
datum data
medium media
care cares cared caring carer carers
code codes coded coding
live lives lived living
use uses used using usage
site sites
edition editions
date dates dated dating
state states stated
note notes noted noting
state-of-the-art
die dies died dying
try tries tried trying
supply supplies supplied supplying supplier suppliers
rate rates rated rating
plan plans planned planning planner
plant plants planted planting
train trains trained training
trainee trainees
business businesses
process processes processed processing
access accesses accessed accessing
address addresses addressed addressing
assess assesses assessed assessing assessment assessments
diagnose diagnoses diagnosed diagnosing diagnosis diagnostic diagnostics
maintain maintains maintained maintaining maintenance
reduce reduces reduced reducing reduction reductions
produce produces produced producing production
introduce introduces introduced introducing introduction
describe describes described describing description descriptions
prescribe prescribes prescribed prescribing prescription prescriptions
receive receives received receiving receipt receipts reception
resolve resolves resolved resolving resolution resolutions
respond responds responded responding response responses
decide decides decided deciding decision decisions
extend extends extended extending extension extensions
expand expands expanded expanding expansion
revise revises revised revising revision revisions
supervise supervises supervised supervising supervision
submit submits submitted submitting submission submissions
permit permits permitted permitting permission permissions
admit admits admitted admitting admission admissions
transmit transmits transmitted transmitting transmission transmissions
deliver delivers delivered delivering delivery deliveries
discover discovers discovered discovering discovery discoveries
recover recovers recovered recovering recovery recoveries
sale sales
save saves saved saving savings
move moves moved moving movement movements
install installs installed installing installation installations
apply applies applied applying application applications
classify classifies classified classifying classification classifications
verify verifies verified verifying verification verifications
notify notifies notified notifying notification notifications
identify identifies identified identifying identification
qualify qualifies qualified qualifying qualification qualifications
certify certifies certified certifying certification certifications
specify specifies specified specifying specification specifications
simplify simplifies simplified simplifying simplification
modify modifies modified modifying modification modifications
multiply multiplies multiplied multiplying multiplication
repair repairs repaired repairing
collect collects collected collecting collection collections
clean cleans cleaned cleaning
train-the-trainer
handover handovers
hand-over
safe safely safety safer
able ability abilities
high height heights
long length lengths
strong strength strengths strengthen strengthened strengthening
broad breadth broaden broadened broadening
wide width widen widened widening
deep depth deepen deepened deepening
weigh weighs weighed weighing weight weights
grow growth
weekly
`
