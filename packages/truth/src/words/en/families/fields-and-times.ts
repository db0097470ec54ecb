/** Families of nouns of single professions, and times. Format: see verbs-of-change.ts. */
export const fieldsAndTimes = `
menu card bill_of_fare
cover guest
recipe dish
ingredient produce
pastry dessert baking
dessert pudding sweet
starter appetizer
sauce gravy
allergen allergy
allergy allergen
hygiene cleanliness
cleanliness hygiene
drink beverage
beverage drink
wine vintage
bar pub
breakfast morning_meal
dinner evening_meal
service shift
shift turn
night nightly overnight evening
evening night
day daily everyday
week weekly
month monthly
quarter quarterly
year yearly annual annually annum
hour hourly
morning am
afternoon pm
weekend saturday
term semester
semester term
season seasonal
round-the-clock twenty-four_hour 24-hour
full-time fulltime
part-time parttime
medication medicine drug meds
medicine medication drug
medication < antibiotic insulin
drug medication medicine
dose dosage
therapy treatment
treatment therapy care
care treatment nursing
care_plan plan_of_care
wound injury
pain ache
symptom sign
infection contamination
vital_signs vitals observations obs
blood haematology
intravenous iv
operation surgery procedure
surgery operation
operating_room operating_theater theater
emergency_department er accident_and_emergency a&e emergency_room emergency
intensive_care icu critical_care
pediatric children child
pediatrics children
geriatric elderly older
maternity obstetric
outpatient ambulatory
inpatient ward
bedside ward
discharge release
admission intake
referral recommendation
examination check
test examination exam
hearing auditory
mental_health psychiatric
disability handicap
special_needs special_educational_needs sen additional_needs
wellbeing welfare
safeguarding child_protection
cable wire
wiring cabling
wire cable
conduit pipe
pipe tube
panel board
switchboard panel distribution_board consumer_unit
fuse breaker
light lamp
lighting lights
lamp light
socket outlet
motor engine drive
engine motor
generator genset
transformer substation
pump compressor
valve tap
heating boiler
boiler heater
air_conditioning hvac cooling
cooling refrigeration
alarm alert
alert alarm
sensor detector
control regulation
voltage volt
power electricity
electric electrical
electricity power electrical
drawing plan blueprint
blueprint drawing plan
diagram drawing schematic
schematic diagram
specification spec requirement
requirement need
concrete cement
brick masonry
roof roofing
wall partition
floor flooring storey
door gate
wood timber lumber
timber wood
metal steel
steel metal
welding weld
tooling tools
workbench bench
scaffold scaffolding
forklift lift_truck
crane hoist
trailer semi-trailer
mileage distance
fuel diesel gas
logbook log
tachograph tacho
traffic road
toll fee
border customs
customs border
hazardous dangerous
dangerous hazardous
color colour
typeface font
font typeface
logo emblem
brand label
packaging pack
purchase_invoice supplier_invoice vendor_invoice
sales_invoice customer_invoice client_invoice
purchase_ledger supplier_ledger accounts_payable
sales_ledger customer_ledger accounts_receivable
purchase_order supplier_order
sales_order customer_order
`
