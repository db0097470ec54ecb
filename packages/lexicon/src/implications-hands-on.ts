/** What proves what in care, trades, transport and safety; README.md explains the format. */
export const handsOnImplications = `
[building-trades]
Journeyman Electrician, Master Electrician, 309A licence, Elektromeister > Electrician licence
Master Electrician > Journeyman Electrician
Journeyman Electrician, Journeyman Plumber > Journeyman
Master Plumber > Journeyman Plumber
Journeyman Plumber > Plumbing licence
EPA 608 Universal > EPA 608
18th Edition > IET Wiring Regulations
JIB Gold Card > JIB card
House wiring, Residential wiring, Commercial wiring > Electrical wiring
EMT bending > Conduit bending
Conduit bending > Conduit
NFPA 70E > Arc flash safety
Rough-in plumbing > Plumbing
HVAC installation, HVAC maintenance, HVAC troubleshooting, HVAC repair, HVAC service > HVAC
Finish carpentry, Rough carpentry, Cabinetmaking > Carpentry
[construction]
OSHA 30 > OSHA 10
SMSTS > SSSTS
Bricklaying, Stonemasonry > Masonry
Concrete placement, Concrete finishing > Concrete work
Excavator operation, Bulldozer operation, Backhoe operation > Heavy equipment operation
Interior painting, Exterior painting > Painting
NEC4, NEC3 > NEC contracts
Certified Construction Manager > Construction management
[dental-and-veterinary]
Doctor of Dental Surgery, Doctor of Dental Medicine, Bachelor of Dental Surgery > Dental degree
Doctor of Veterinary Medicine, Bachelor of Veterinary Science > Veterinary degree
[emergency-and-security]
Standard first aid, Emergency first aid at work, First aid at work, Wilderness first aid, Pediatric first aid > First aid
CPR level C > CPR
NREMT-P > Paramedic licence
Advanced care paramedic > Primary care paramedic
Paramedic licence > Emergency Medical Technician
Advanced EMT > Emergency Medical Technician
Firefighter II > Firefighter I
Fire Officer II > Fire Officer I
Hazmat technician > Hazmat operations certification
Hazmat operations certification > Hazmat Awareness
SSIAP 3 > SSIAP 2
SSIAP 2 > SSIAP 1
NEBOSH Diploma, NEBOSH General Certificate > NEBOSH
Door supervisor licence > SIA licence, Security guard licence
Armed guard licence > Security guard licence
[energy-and-utilities]
IRATA Level 2 > IRATA Level 1
IRATA Level 1 > IRATA
3rd Class Power Engineer > 4th Class Power Engineer
Senior Reactor Operator > Reactor operator license
GWO Basic Safety Training > GWO training
[environmental-science]
HAZWOPER 40 > HAZWOPER
[laboratory-science]
HPLC, Gas chromatography, Ion chromatography, Thin-layer chromatography > Chromatography
UPLC > HPLC
GC-MS > Gas chromatography, Mass spectrometry
LC-MS/MS > LC-MS
LC-MS > Mass spectrometry
UV-Vis spectroscopy, FTIR, NMR spectroscopy, Raman spectroscopy > Spectroscopy
Scanning electron microscopy, Transmission electron microscopy > Electron microscopy
Electron microscopy, Confocal microscopy, Fluorescence microscopy > Microscopy
Mammalian cell culture, Primary cell culture > Cell culture
Karl Fischer titration > Titration
[logistics]
CACES R489 > CACES
CACES R489 > Forklift licence
Forklift licence > Forklift operation
Counterbalance forklift, Sit-down forklift > Forklift operation
Electric pallet jack > Pallet jack
Order picking > Warehousing
MCIPS > CIPS
[manufacturing]
CNC milling, CNC turning, 5-axis machining > CNC machining
CNC machining > Machining
MIG welding, TIG welding, Stick welding, Flux-cored welding, Pipe welding, Structural welding > Welding
AWS Certified Welder, Coded welder > Welding certification
Six Sigma Black Belt > Six Sigma Green Belt
Six Sigma Green Belt > Six Sigma Yellow Belt, Six Sigma
Lean Six Sigma > Six Sigma, Lean
[medicine-and-allied-health]
Doctor of Medicine, MBBS, Doctor of Osteopathic Medicine > Medical degree
Registered Diagnostic Medical Sonographer > ARDMS
Master of Public Health > Public health degree
Certified Medical Assistant, Registered Medical Assistant > Medical assistant certification
Certified Phlebotomy Technician > Phlebotomy
Computed tomography, Magnetic resonance imaging, Mammography > Medical imaging
[nursing]
Registered Nurse, Licensed Practical Nurse, Nurse Practitioner > Nursing license
Nurse Practitioner, Clinical Nurse Specialist, Certified Registered Nurse Anesthetist, Certified Nurse Midwife > Advanced Practice Registered Nurse
Advanced Practice Registered Nurse > Registered Nurse
Family Nurse Practitioner > Nurse Practitioner
Critical Care Registered Nurse, Certified Emergency Nurse, Oncology Certified Nurse, Progressive Care Certified Nurse > Registered Nurse
Registered Nurse, Licensed Practical Nurse, Registered Practical Nurse > Nursing care
Advanced Cardiac Life Support > Basic Life Support
Advanced Life Support > Immediate Life Support
Immediate Life Support > Basic Life Support
Basic Life Support > CPR
Bachelor of Science in Nursing, Bachelor of Nursing, Master of Science in Nursing, Doctor of Nursing Practice, Associate Degree in Nursing, Grado en Enfermería, Diplôme d'État d'infirmier > Nursing degree
Vasopressors > Vasoactive medications
Infection prevention and control > Infection control, Infection prevention
Nursing care, Bedside care > Patient care
Hemodialysis, Peritoneal dialysis > Dialysis
Wound dressing, Negative pressure wound therapy > Wound care
Insulin administration, Intramuscular injections, Administering oral medication > Medication administration
Hospice care, End-of-life care > Palliative care
[personal-services]
RYT 200 > Yoga teacher training
UEFA A licence > UEFA B licence
NASM certification, ISSA certification > Personal trainer certification
Level 3 personal trainer > Level 2 gym instructor
Red Cross Lifeguard, National Lifeguard, NPLQ > Lifeguard certification
[pharmacy-and-life-sciences]
Doctor of Pharmacy, Bachelor of Pharmacy, Master of Pharmacy > Pharmacy degree
Certified Clinical Research Coordinator, Certified Clinical Research Associate > Clinical research
[property-and-facilities]
Real estate broker license > Real estate licence
Certified Residential Appraiser > Appraiser license
[social-work]
Bachelor of Social Work, Master of Social Work > Social work degree
Licensed Clinical Social Worker > Social work
Cognitive behavioral therapy > Psychotherapy
Suicide intervention > Crisis intervention
[transport]
Class A CDL > Class B CDL
Class B CDL > Commercial driver's license
Commercial driver's license, AZ licence, DZ licence, Category C licence, Category D licence, Category B+E licence, Category C1 licence, LKW-Führerschein, Full clean driving licence > Driver's license
AZ licence > DZ licence
Category C+E licence > Category C licence
Category C licence > Category C1 licence
Airline transport pilot licence > Commercial pilot licence
Commercial pilot licence > Private pilot licence
CFII > Flight instructor certificate, Instrument rating
STCW Basic Safety Training > STCW
Electronic logging devices > Hours of service
Long-haul driving, Tanker driving, Tractor-trailer operation > Truck driving
[vehicle-mechanics]
ASE Master Technician > ASE certification
Brake repair > Brake systems
Engine rebuilding > Engine repair
Transmission rebuild > Transmission repair
`
