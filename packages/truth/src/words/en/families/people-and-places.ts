/** Families of nouns: who and where. Format: see verbs-of-change.ts. */
export const peopleAndPlaces = `
customer client shopper buyer patron
customer < guest diner passenger shopper patron
client customer account
guest visitor customer diner patron
diner guest customer
passenger traveler rider
resident tenant occupant
patient client case
patient < resident
user customer
caller customer
student pupil learner
pupil student child schoolchild learner
child kid youngster
children kids young_people youngsters
teenager adolescent teen
adult grown-up
elderly older aged senior_citizens seniors
parent family mother father
family relative
colleague coworker co-worker peer teammate fellow
staff employee personnel workforce worker team workers
staff < nurse cook teacher engineer technician clerk server waiter assistant
employee worker staff
team crew group squad unit
team < staff crew
crew team
people < patient resident customer guest student pupil client user employee engineer nurse cook teacher child adult visitor staff colleague trainee apprentice driver member worker attendee participant
people person individual
participant attendee
learner < trainee apprentice student pupil
trainee < apprentice intern student
apprentice trainee
intern trainee
newcomer new_starter starter joiner new_hire recruit
new_hire < newcomer
new_starter new_hire new_staff new_employee
graduate alumni
beginner novice
doctor physician medic clinician gp
clinician < doctor nurse physician therapist
nurse rn
midwife midwifery
caregiver carer
surgeon surgery
dentist dental
teacher educator instructor
lecturer professor
boss manager superior supervisor
manager supervisor
director head
board directors
owner proprietor
lawyer attorney solicitor counsel
barrister counsel
judge court
accountant bookkeeper
chef cook
waiter server waitress
cook chef
cleaner housekeeper janitor
driver trucker
mechanic technician
engineer < developer
developer programmer engineer
designer artist
temp temporary
native native_speaker mother_tongue
rep representative sales_representative sales_rep
student < undergraduate postgraduate graduate
aged old age
participant person people user
alarm detector
meal cook food
volunteer voluntary voluntarily
salesperson seller sales_rep sales_representative
buyer purchaser
supplier vendor provider
vendor supplier
contractor subcontractor
partner associate
stakeholder party
officer official
volunteer helper
firm company business employer practice
company firm business organization
organization company institution
department dept division unit section team
ward unit department floor
unit department ward
division department
branch location store office
office bureau
store shop outlet
shop store
outlet store
restaurant bistro eatery
kitchen galley
hotel property
school academy
college school
university uni
college < university
hospital medical_center
clinic < hospital
clinic surgery practice
facility < hospital clinic plant school site warehouse
facility site
plant factory works facility
factory plant
warehouse depot storehouse distribution_center
depot warehouse
site location place premises
site < house home building
location site place
premises building
building house property
house home
home house residence dwelling household
flat apartment
apartment flat
room space
classroom class
garden yard
field area sector
area field region zone
region area territory
territory region patch
country nation
town < city
street road
route round run
truck lorry hgv
vehicle < truck lorry van car bus coach ambulance forklift
lorry truck
van vehicle
car automobile vehicle
fleet vehicles
bus coach
train rail
`
