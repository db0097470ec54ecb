/** Families of everyday nouns of work and places that a rewording exchanges. Format: see verbs-of-change.ts. */
export const everydayThings = `
vet veterinarian veterinary veterinary_surgeon
lab laboratory
rep representative
admin administration administrative
info information
spec specification
demo demonstration
prep preparation
rehab rehabilitation
physio physiotherapy physiotherapist
pharma pharmaceutical
cert certificate
eval evaluation
tech technician technical technology
gym gymnasium
condo condominium
limo limousine
intro introduction
memo memorandum
promo promotion
sub subcontractor substitute
sync synchronize synchronization
conference conf
refuse waste rubbish garbage trash
recyclable recyclable_waste
conveyor belt
crossing intersection junction
intersection junction crossing
linen laundry bedding
laundry washing
glasses spectacles eyewear
painting picture
play performance
concert performance
stable box stall
cast plaster
gate entrance entry doorway
exit way_out
vacancy post position opening job
grass lawn turf
device < phone tablet laptop smartphone computer printer scanner camera handset
phone mobile_phone smartphone cellphone mobile
mobile_device < phone tablet smartphone
computer pc laptop workstation desktop
vehicle < tractor trailer minibus motorcycle taxi
crop < wheat barley maize potato rape cereal
animal < cow sheep pig horse dog cat lamb ewe
livestock < cow sheep pig cattle ewe goat
cattle cows
cow cattle
furniture < chair table desk cabinet wardrobe
clothing clothes garment apparel
garment dress clothes
textile fabric cloth
shoe footwear
beverage < coffee tea wine beer juice
food < fish meat vegetable bread pasta
produce vegetables fruit
tool < saw drill hammer spanner wrench
instrument < microscope scale thermometer
document < invoice certificate form quote offer protocol minutes
paperwork < form certificate invoice permit log
record < log logbook file note chart register
register list record book roster
media < newspaper magazine radio television
publication < newsletter article booklet brochure
booklet brochure guide leaflet
guide manual handbook guidebook booklet instructions
handbook manual guide
instructions guidelines directions
text copy wording content description
description text summary account
title heading name
name title label
label tag
tag label
question inquiry query matter
answer reply response
response reply answer feedback
request demand application order
application request submission
remark comment note
opinion view feedback
suggestion proposal idea
idea suggestion concept
choice selection option
reason cause
cause reason root_cause
origin source
difficulty problem challenge
difficult tricky hard challenging complex demanding
gap shortfall deficiency
shortage shortfall lack
understaffed short-staffed short_of_staff
mishap accident incident
damage harm
damaged broken faulty defective
broken faulty damaged defective
faulty defective broken damaged
worn used old
dirty soiled unclean
neat tidy clean orderly
orderly neat tidy
hidden concealed
missing lost absent
absent missing away
wait waiting queue
waiting_time wait waiting_period waiting queue
lead_time turnaround turnaround_time processing_time
turnaround lead_time processing_time
runtime run_time running_time execution_time
runtime duration time
deadline cut-off due_date closing_date
date day deadline
schedule timetable rota roster plan calendar
start beginning onset outset
evening night close
end close finish conclusion
weekday working_day business_day workday
working_day business_day workday weekday
weekend saturdays sundays
holiday vacation annual_leave leave time_off
annual_leave holiday vacation
sick_leave sickness absence illness
illness sickness disease
disease illness condition
condition disease state status
state condition
status state condition
health wellbeing
diet nutrition
nutrition diet feeding
exercise workout training
mobility movement
posture position
wound injury lesion
dressing bandage
injection shot jab vaccination
vaccination immunization jab inoculation injection
vaccine vaccination immunization
blood_sample blood_draw blood_test
lab_test laboratory_test
sickroom ward
room ward office hall
hall room auditorium
lobby foyer entrance_hall reception
desk counter reception front_desk
counter desk till bar
aisle row corridor
corridor hallway aisle
basement cellar
attic loft
yard depot courtyard
workshop garage shop
garage workshop
ground land soil
land fields terrain acreage
soil ground earth
river stream
forest woods woodland
park gardens green_space
garden grounds
flower plant bloom
tree plant
shrub bush
road highway street
motorway highway freeway
journey trip ride
ride trip drive
route itinerary
stop station
station stop
platform stage
stage phase step
phase stage step period
step stage measure
task job assignment duty
chore task
duty task obligation
mandate task brief
brief assignment mandate
topic theme issue
field area discipline domain
discipline field subject
specialty specialism field
method way technique procedure
way method manner
manner way
tactic approach method
idea concept
draft outline first_version
outline draft sketch overview
version edition release
edition version issue
copy duplicate version
duplicate double copy
original source
sample example specimen
example sample instance
model type version
type kind sort category class
category class group type
class category
level grade tier
grade level class
rank place position
place rank position spot
list register overview
overview summary list
summary overview outline
table chart spreadsheet
spreadsheet table sheet excel
chart graph diagram
graph chart
image photo picture shot
photo photograph picture shot image
film video footage clip
video film clip
sound audio
voice speech
speech talk address
show performance concert
guide guided_tour tour lead_tours
bather swimmer
talk speech lecture presentation
lecture talk class
lesson class session teaching
teaching lessons instruction
homework assignments
essay paper
exam test paper assessment
quiz test
pupil schoolchild student learner
classmate fellow_student
learner pupil student
beginner newcomer novice
newcomer starter new_employee
team group crew squad
squad team
band group
pair couple two
couple pair
mate colleague partner
partner counterpart colleague
counterpart partner opposite_number
contact counterpart
neighbor resident
resident inhabitant occupant
tenant renter lodger
landlord owner
customer clientele buyer client
customer < user guest patient
patient < customer
clientele customers clients
member participant
audience viewers listeners readers
reader audience user
viewer audience
user reader visitor
traveler passenger tourist
tourist visitor traveler
citizen resident public
public citizens
officer official
official clerk officer
clerk assistant administrator
secretary assistant
aide assistant
supervisor line_manager superior
superior boss line_manager
line_manager manager supervisor
apprentice trainee
trainee apprentice intern
fellow colleague
general_practitioner gp doctor family_doctor
craftsman tradesman
tradesman craftsman
laborer worker
worker employee operative
operative worker
`
