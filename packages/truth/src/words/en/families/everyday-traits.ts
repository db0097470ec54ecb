/** Families of everyday nouns of goods and money, and adjectives that a rewording exchanges. Format: see verbs-of-change.ts. */
export const everydayTraits = `
operator worker
helper assistant
assistant helper aide
supplier vendor provider
vendor supplier
manufacturer producer maker
producer manufacturer
maker manufacturer
dealer trader retailer
retailer shop store
wholesaler distributor
customer_service client_service customer_support
after-sales customer_service
complaint claim grievance
claim request
refund reimbursement
reimbursement refund repayment
reminder dunning
dunning reminder
receivable debtor
arrears outstanding overdue unpaid
unpaid outstanding overdue open
expense expenditure cost spending
expenditure expense spending cost
cost expense
price rate fee
fee price rate
rate price
amount sum figure
sum amount total
total sum
balance remainder
worth value
value worth
share part portion proportion
increase rise growth
rise increase
drop fall decrease decline
fall drop decline
change shift switch
switch change changeover move
changeover switch transition
transition changeover move switch
move relocation transfer
relocation move
removal move
opening launch
closing close
purchase acquisition buying
purchasing procurement buying
procurement purchasing buying
sale selling
delivery drop shipment
shipment dispatch delivery
dispatch shipping sending
stockroom store storeroom
storeroom stockroom store
shelf rack
rack shelf
box crate carton case
crate box
carton box case
container box bin
bin container
bag sack luggage
luggage baggage bags suitcases
baggage luggage
parcel package post
post mail
mail post letters
letter mail
envelope letter
stationery office_supplies
supplies consumables
consumable supplies
spare_part part replacement
replacement substitute
accessory part
raw_material material
timber wood lumber
steel metal
sheet plate panel
plate sheet
panel board
board panel
pipe tube line
tube pipe
hose pipe
cable wire lead
socket outlet
plug connector
connector plug
screw bolt fastener
bolt screw
joint connection
connection link joint
link connection
network grid
grid network
power_station power_plant
heater heating
furnace oven
oven furnace
freezer cold_store
fridge refrigerator
stove cooker
machine < lathe press mill saw excavator crane mixer
lathe turning_machine
production_line line
assembly_line line
shift rota
overtime extra_hours
on-call standby
standby on-call
rush peak
peak busy_period rush high_season
busy hectic high-traffic
quiet calm
calm composed quiet
careful < conscientious
conscientious careful
attentive careful
friendly warm kind
kind friendly
polite courteous
courteous polite
patient calm
punctual on_time
flexible adaptable
adaptable flexible
keen eager
eager keen
interested curious
hardworking diligent
diligent hardworking
independent autonomous
confidential private
private confidential
sensitive confidential
necessary needed required
needed required necessary
possible feasible
likely probable
usual normal typical
common frequent usual
rare unusual
special particular
particular specific
specific particular
main principal chief
proper correct
wrong incorrect
complete full
empty vacant
vacant empty open
open vacant
free available
available free
ready prepared
early earlier ahead
late delayed overdue
delayed late
recent latest
daily day-to-day everyday
nightly overnight
overnight at_night nightly
weekly each_week
yearly annual each_year
twice two_times
once one_time
inside within indoors
outside outdoors external
nearby close neighboring
neighboring nearby adjacent
remote distant
abroad overseas foreign
foreign international overseas
domestic home
rural country
urban city
underground buried
upper top
lower bottom
heavy large bulky
light small
big large
tiny small
thick heavy
thin light
short brief
long extended
extended long
hot warm
cold cool chilled
chilled cold refrigerated
frozen deep-frozen
fresh new
raw uncooked
homemade handmade house-made
handmade by_hand homemade hand-made
printed paper hard-copy
handwritten written
spoken oral verbal
signed autographed
secondhand used
`
