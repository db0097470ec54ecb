/** Families of everyday verbs that a rewording exchanges. Format: see verbs-of-change.ts. */
export const everydayVerbs = `
spot notice see detect
notice spot see observe
note record write_down
jot note
mention name
name call
call name
ring call phone
speak talk
chat talk
talk speak chat converse
discuss talk_through talk_about speak_about
speak discuss
agree settle arrange
settle agree
argue discuss
ask request inquire question
beg ask
reply answer respond
thank acknowledge
welcome greet receive
escort accompany walk
accompany escort go_with
fetch collect pick_up get
bring fetch carry
carry bring transport move
push move
pull tow draw haul
tow pull haul
haul pull tow
lift raise hoist
drop lower
throw toss
catch capture
hold keep
keep hold retain
store keep
hide conceal
turn rotate
fold bend
roll wind
tie bind
bind tie
cover coat
wrap pack cover
peel skin
mix blend stir combine
stir mix
blend mix
boil cook
heat warm
cool chill
chill cool refrigerate
freeze refrigerate
dry air
soak wet
rinse wash
scrub clean
sweep clean
mop clean
vacuum clean
polish clean
dust clean
iron press
sew stitch
stitch sew
knit crochet
alter adjust modify
mend repair fix
patch repair fix
renew replace
swap exchange replace
exchange swap replace
paint decorate
decorate paint
tile lay
plaster render
mow cut
water irrigate
dig excavate
plant sow grow
grow cultivate
cultivate grow
raise rear breed
feed nourish
milk milking
groom brush
walk stroll patrol
patrol walk guard
stay visit
live stay
wake get_up
rest break
watch observe
listen hear
hear listen
look see
read interpret study
interpret read translate
understand comprehend
think consider
consider think look_into weigh
try test trial attempt
trial try test pilot
attempt try
screen test check
explore look_into investigate
dare risk
choose select pick
prefer like
like enjoy love
enjoy like love
want wish
wish want desire
hope aim
expect anticipate
anticipate expect foresee
remember recall
remind prompt alert
warn alert
alert warn notify
notify inform tell
tell inform
share circulate distribute
circulate distribute share send_around
spread distribute
hand_out distribute give_out
hand_over pass_on transfer give
pass_on forward hand_over relay escalate refer
escalate pass_on refer forward hand_over
relay pass_on
forward send pass_on redirect
redirect forward
route direct
sort organize arrange order categorize
categorize sort classify group
classify categorize sort
group sort classify
order sort
arrange set_out lay_out
lay_out arrange
match pair
pair match
count tally
tally count
weigh measure
measure gauge
cut shape
shape form
fill complete
fill recruit_for staff
staff fill
cover fill
join attend
attend visit join
visit call_on
meet see
see meet
host hold
stage hold put_on
finish complete
end finish
stop end
pause stop
resume restart
restart reboot resume
reboot restart
switch_on turn_on
switch_off turn_off shut_down
charge bill
owe due
earn make
regain win_back
back-up reserve
catalog index list inventory record
catalog register
index catalog
digitize scan
scan digitize
type key
typed keyed
key_in enter type
enter key_in record log
fill_in complete
fill_out complete
sign initial
stamp mark
mark label tag
label mark tag
loan lend
lend loan
borrow loan
rent hire lease
hire rent
lease rent
let rent
insure cover
claim request
appeal objection
object oppose
plead argue
swear attest
witness observe
`
