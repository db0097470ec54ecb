/** Short forms before what they stand for and nothing else, one a line: with capitals only where they are written so. */
export const shortForms = `
Xmas Christmas
NGO non-governmental organisation
NGO non-governmental organization
PPE personal protective equipment
VAT value added tax
FT full-time
AP accounts payable
AR accounts receivable
HR human resources
H&S health and safety
SEN special educational needs
EHCP education, health and care plan
HGV heavy goods vehicle
LGV large goods vehicle
CCTV closed-circuit television
ESOL English for speakers of other languages
EFL English as a foreign language
ESL English as a second language
GP general practitioner
A&E accident and emergency
ICU intensive care unit
RN registered nurse
LPN licensed practical nurse
CNA certified nursing assistant
AGM annual general meeting
POS point of sale
SOP standard operating procedure
KPI key performance indicator
SLA service level agreement
B2B business to business
B2C business to consumer
P&L profit and loss
UK United Kingdom
EU European Union
NHS National Health Service
asst assistant
mgr manager
mgmt management
dept department
approx approximately
incl including
govt government
rep representative
reps representatives
veg vegetables
fridge refrigerator
phone telephone
photo photograph
photos photographs
exam examination
exams examinations
lab laboratory
labs laboratories
gym gymnasium
vet veterinarian
uni university
info information
max maximum
min minimum
hrs hours
wk week
wks weeks
yr year
yrs years
`

/** Short forms that may stand for more than one word: none of these is opened by its letters. */
export const unclearForms =
  'int|nat|prof|ass|dir|man|sup|adm|cert|reg|com|sen|comm|gen|ind|pub|inst|sec|tech|ex|assoc|cons|op|ed|spec|cond|prod|dev|eng|proc|rec|res|co|con|pro|car|sen|jun'
