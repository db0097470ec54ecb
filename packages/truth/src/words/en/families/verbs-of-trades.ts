/** Families of verbs of service, care and trades. Format: see verbs-of-change.ts. */
export const verbsOfTrades = `
load pack fill
unload offload empty unpack
pack package wrap box
ship send dispatch forward
dispatch send ship
send forward mail dispatch
distribute: hand_out give_out deliver share circulate
collect: gather pick_up receive take
receive accept take_in get
order: purchase buy procure source reorder
buy: purchase procure acquire order source
source: procure find obtain buy
sell sale retail
sell market promote
upsell cross-sell
negotiate bargain negotiation
market promote advertise publicize
promote advertise champion
pitch present
quote bid
bill invoice charge
invoice bill
pay settle disburse payment
pay_out disburse
charge bill
file submit lodge
file archive store
submit: file send hand_in turn_in lodge
process: handle deal_with work_through treat
handle: deal_with process take_care attend_to field manage_daily treat work_with look_after answer
answer: respond reply handle take field deal_with
answer_calls take_calls
respond: answer reply react attend
serve: look_after wait_on attend provide assist help
serve: provide feed cater supply
care: look_after tend nurse attend care_for
treat care handle
tend look_after care
nurse care
administer give dispense
administer run manage_daily
dispense give supply administer
give: provide administer supply offer deliver
provide: give supply offer deliver furnish
offer provide give
supply provide deliver furnish
help assist aid
host hold run organize
greet welcome receive meet
welcome greet receive
meet reach hit attain achieve satisfy
meet see gather
achieve reach attain hit accomplish meet secure
exceed surpass beat top outperform
earn: gain receive obtain get be_awarded
obtain: get gain acquire secure receive earn
win secure gain be_awarded
win bring_in
award give grant
receive_award win
hire recruit employ take_on
recruit hire staff recruitment
interview screen
screen filter check sift
select choose pick
ensure: make_sure secure guarantee assure see_to_it
ensure < keep maintain check
comply: follow adhere obey observe meet abide
follow: adhere comply observe stick
enforce apply
protect safeguard secure guard
secure safe protect lock
guard watch patrol protect
patrol watch guard
handover: hand_over hand_off pass_on transfer
use: utilize employ make_use
use operate work_with
find: track_down track trace identify spot discover locate detect uncover see
identify: find recognize spot detect pinpoint
detect find spot
discover find
locate find
recognize identify
learn study acquire
study learn
observe watch see
understand know grasp
share pass_on exchange
store keep warehouse
stock: fill replenish restock shelve
replenish restock refill
restock stock refill
order_stock reorder restock
rotate alternate
open unlock
open_and_close opening closing
close lock shut
clear tidy empty
cut chop slice trim
chop cut slice
bake baking make
grill cook
fry cook
roast cook
plate present
season flavor
taste sample
sample test take_samples
drill bore
bend shape form
weld join
grind sand
paint coat
finish coat polish
polish shine
dig excavate
pour cast
lift raise hoist
hoist lift
climb scale
pull draw run
route run lay
lubricate grease oil
replace_parts exchange
overhaul rebuild refurbish restore
refurbish: renovate overhaul restore redo
renovate refurbish restore remodel
restore recover bring_back
dismantle take_apart disassemble
shut_down turn_off isolate
isolate disconnect shut_off lock_out
`
