/** Families of nouns: goods, papers, plans, projects. Format: see verbs-of-change.ts. */
export const thingsAndWork = `
machine device equipment
machinery equipment machines
equipment machine gear kit apparatus machinery devices
equipment < machine device instrument tool
device appliance apparatus
instrument device
appliance device
tool instrument utility
material supply
supplies stock materials
goods product merchandise items
product goods item article
product < dish software app
item article piece
part component
component part
stock inventory supplies
portfolio: stock range caseload
inventory stock
parcel package packet
package parcel
pallet skid
load cargo freight
cargo freight load goods
freight cargo load goods
shipment consignment delivery
consignment shipment
order request
request inquiry enquiry query
inquiry enquiry query question
enquiry inquiry query
query question
question query issue
complaint grievance
issue problem fault ticket
problem issue trouble difficulty
fault defect error problem breakdown failure
fault_report fault
defect fault flaw
error mistake fault
mistake error
bug defect error
failure breakdown outage
outage downtime
downtime outage stoppage
incident event
accident collision
injury harm
risk hazard danger
hazard risk danger
safety health_and_safety
emergency urgent
delay late lateness
waste scrap wastage
loss shrinkage
leak leakage
absence absenteeism
attendance presence
turnover churn
turnover sales revenue
sales revenue turnover
revenue sales income turnover
income revenue
profit margin
expense cost spend
cost expense spend spending
price cost
budget funds
fund money
fee charge
payment pay
payroll pay wages salaries
salary pay wage
invoice bill
bill invoice
receipt voucher
account ledger
ledger books accounts
bookkeeping accounts books
book account
vat sales_tax
tax duty
audit inspection
return filing
statement report
report statement account
report < dashboard summary
summary overview
overview summary
record file log
records files documentation paperwork notes
file record folder
note record
paperwork documents forms
document paper file
document < report contract letter manual brief agreement
form questionnaire
letter correspondence mail
correspondence letters mail emails
email mail message
mail post
message note
call telephone_call phone_call
phone telephone
meeting conference session
meeting appointment
appointment visit booking
booking reservation
reservation booking
calendar diary agenda
diary calendar schedule
schedule rota timetable roster plan
rota roster schedule timetable
timetable schedule
agenda plan
deadline due_date time_limit
target goal aim objective
goal aim objective target
objective goal aim
result outcome
outcome result
effect impact
impact effect
success achievement
progress development
feedback comment
survey questionnaire poll
data information figures
information data details
figure number
statistics stats figures
database db
dataset data
system platform
platform system
software program application
app application
application app program
website site web_page webpage
web_page page
server host
network lan
service offering
service < care support repair
support assistance help
assistance support help
help support
advice guidance counsel
guidance advice
training instruction course education
training < course workshop class seminar session
course class program module
class course lesson
class group
lesson class session
workshop seminar session
seminar workshop
session class meeting
curriculum syllabus
syllabus curriculum
module unit
subject topic
topic subject theme
exam test examination
examination exam
homework assignment
assignment task
grade mark score
score mark result
reading literacy
literacy reading writing
numeracy mathematics math arithmetic
math mathematics
science scientific
research study
study trial
study investigation
trial study test
experiment test trial
hypothesis theory
sample specimen
specimen sample
laboratory lab
assay test
paper article publication
article paper
journal magazine
publication paper article
thesis dissertation
dissertation thesis
grant funding
funding grant
conference congress
poster presentation
presentation talk
talk lecture presentation
lecture talk
case matter file
matter case
contract agreement
agreement contract
deal contract transaction
transaction deal
negotiation talks
dispute conflict
lawsuit suit case litigation
claim demand
hearing trial
trial hearing
law legal legislation
legal law
regulation rule
rule regulation policy guideline
regulations rules standards requirements
regulatory regulation
guideline policy rule
policy guideline
standard norm
procedure process protocol
process procedure workflow
protocol procedure
workflow process
method technique approach
technique method
approach method way
practice method
strategy plan
project program
project scheme
program scheme
program software
initiative project program
campaign drive
drive campaign
event occasion function
event < wedding conference party banquet fair
banquet function
wedding marriage
party function
exhibition show fair
fair exhibition
festival event
tour trip
trip journey tour
journey trip run
excursion trip outing field_trip
outing trip
food meal
meal dish
meal < lunch dinner breakfast
dish plate meal course
programme: plan scheme
`
