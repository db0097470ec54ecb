export const nursing = `
[skill]
Nursing care = nursing, krankenpflege, gesundheits- und krankenpflege, soins infirmiers, cuidados de enfermería, enfermería
Patient care = direct patient care, patientenversorgung, patientenbetreuung, prise en charge des patients, soins aux patients, atención al paciente, cuidado del paciente
Bedside care; Person-centred care = patient-centered care, patient-centred care
Patient assessment; Nursing assessment; Health assessment; Physical assessment = head-to-toe assessment; Clinical assessment
Vital signs = vital signs monitoring, taking vitals, vitals monitoring, vitalzeichen, vitalzeichenkontrolle, vitalparameter, signes vitaux, constantes vitales, monitor vital signs, monitoring vital signs, take vital signs, taking vital signs, measuring vital signs, vital sign checks, kontrolle der vitalzeichen
Early warning scores; NEWS2; Glasgow Coma Scale; Braden scale; Intake and output; Fluid balance = fluid balance monitoring, balance hídrico, bilan hydrique
Triage = patient triage, ersteinschätzung, triaje; Telephone triage; Nurse triage
Care planning = pflegeplanung; Nursing process = pflegeprozess; Nursing care plan; Care plan = plan de soins, plan de cuidados
Nursing documentation = pflegedokumentation, dokumentation der pflege; Transmissions ciblées; Dossier de soins
Clinical documentation; Charting = patient charting, medical charting; Medical documentation; Patient documentation
Clinical handover = patient handover, handoff report; Bedside handover; Nursing handover; SBAR; Discharge planning = entlassungsmanagement, entlassmanagement
Strukturierte Informationssammlung = strukturmodell pflege, sis-dokumentation, dokumentation nach sis
Medication administration = administering medication, administer medication, administration of medication, medicines administration, medication pass, medikamentengabe, medikamentenvergabe, administration de médicaments, administration des médicaments, administración de medicamentos, administer medicines, administering medicines
Medikamente stellen; Administering oral medication; Medication administration record
Intravenous therapy = iv therapy, iv administration; Infusion therapy = infusionstherapie; Perfusion intraveineuse
Cannulation = canalización de vías, canalización de vías periféricas, pose de voies veineuses périphériques, pose de voie veineuse, iv insertion, iv start, iv cannulation, intravenous cannulation, peripheral iv insertion; IV access
Central line care = cuidado de vías centrales, manejo de vías centrales, gestion des voies centrales, central venous catheter care, central line management, cvc care; PICC line care; PICC line; PICC line insertion
Infusion pumps = iv pump; Alaris pump; Smart pump; Syringe drivers; Syringe pump
Phlebotomy = venipuncture, venepuncture, blood draw, blood collection, drawing blood, drew blood, blood sampling, blutentnahme, prise de sang, prélèvement sanguin, extracción de sangre, draw blood, blood drawing, blutabnahme, blutabnahmen
Specimen collection = laboratory specimen collection; Blood transfusion = transfusion sanguine; Blood product administration; Transfusion therapy
Blood glucose monitoring = blood sugar monitoring, blutzuckermessung; Glucose monitoring; Insulin administration = insulin injection
Intramuscular injections = im injection; Subcutaneous injections
Wound care = wound management, wundversorgung, wundmanagement, wundpflege, soins de plaies, curación de heridas, cura de heridas; Wound assessment
Wound dressing = dressing change, changing dressings, verbandswechsel, verbandwechsel, pansements
Pressure ulcer prevention = prevención de úlceras por presión, pressure injury prevention, dekubitusprophylaxe, prévention des escarres; Pressure area care; Pressure ulcer care
Negative pressure wound therapy = npwt, wound vac; Ostomy care = stoma care, stomaversorgung; Colostomy care; Suture removal; Staple removal
Compression bandaging; Compression therapy
Catheterization = catheterisation; Urinary catheterization = sondaje vesical, sondage urinaire, urinary catheterisation; Catheter care = katheterpflege; Catheter insertion; Foley catheter
Foley catheter insertion
Continence care = incontinence care, continence management; Toileting; Nasogastric tubes = ng tube; Nasogastric tube insertion = ng tube insertion
Enteral feeding = tube feeding, sondenernährung; G-tube feeding = peg feeding; Total parenteral nutrition = !TPN; Parenteral nutrition
Feeding assistance = assisting with meals, assist with meals, assistance with meals, meal assistance, essensreichung, aide aux repas
Tracheostomy care = trach care, tracheostomy management; Airway suctioning = suctioning; Tracheal suctioning = endotracheales absaugen
Oxygen therapy = oxygen administration
Ventilator management = ventilator care, beatmungspflege; Ventilators; Mechanically ventilated patients = ventilated patients, patients ventilés, pacientes ventilados
Mechanical ventilation of patients = ventilation mécanique, ventilación mecánica, ventilación mecánica invasiva
Chest tube management = chest tube care, gestion des drains thoraciques, drains thoraciques, drenajes torácicos; Nebulizer treatments = nebulizer therapy, nebuliser therapy
Infection control = control de infecciones; Infection prevention = infektionsschutz, prévention des infections; Infection prevention and control = ipac
Isolation precautions; Standard precautions; Universal precautions; Hand hygiene = händehygiene, hygiène des mains
Aseptic technique = aseptisches arbeiten; Aseptic non-touch technique = antt; Sterile technique
Personal care = personal hygiene care, grundpflege, körperpflege, aide à la toilette, soins d'hygiène, aseo personal; Personal support; Intimate care
Activities of daily living = !ADLs, !ADL, daily living assistance, actes de la vie quotidienne, actividades de la vida diaria, assistance with adls, assist with daily living, assistance with activities of daily living
Patient transfers = transferring patients, lifting and transferring; Patient handling; Safe patient handling; Patient lifting
Moving and handling = people moving and handling; Transfer and positioning
Hoyer lift; Ceiling lift; Patient lift; Patient positioning; Patient mobilization = mobilisation von patienten; Patient ambulation; Patient mobility
Range of motion exercises; Fall prevention = sturzprophylaxe, prévention des chutes; Fall risk assessment; Bathing and dressing; Bathing and grooming
Behandlungspflege = medizinische behandlungspflege; Prophylaxen
Patient education = patient teaching, health education for patients, éducation thérapeutique, educación al paciente; Patient advocacy
Patient safety = patientensicherheit, sécurité des patients, seguridad del paciente
Pain management = pain control, schmerzmanagement, schmerztherapie, prise en charge de la douleur, manejo del dolor
Palliative care = soins palliatifs, cuidados paliativos; End-of-life care; Palliative nursing = palliativpflege; Hospice care = hospice; Hospice nursing
Postmortem care = last offices
Geriatric care; Geriatrics = geriatrie, geriatría; Geriatric nursing = altenpflege
Elderly care = elder care, eldercare, aged care, care of older people, soins aux personnes âgées, cuidado de ancianos
Gerontology = gerontologie; Dementia care = demenzbetreuung, betreuung von demenzkranken; Dementia; Alzheimer's care; Memory care
Long-term care; Nursing home care = nursing home, ehpad, stationäre altenpflege
Home care = soins à domicile; Home nursing = ambulante pflege, häusliche pflege; Home health care = home health; Domiciliary care = atención domiciliaria
Community nursing; District nursing; Community health nursing; School nursing; Occupational health nursing
Critical care = intensive care, intensivmedizin, soins intensifs, cuidados intensivos; Critical care nursing = intensivpflege; Intensive care unit = !ICU, intensivstation, unidad de cuidados intensivos, !UCI, service de réanimation
!CVICU = cardiac icu; !MICU = medical icu; !SICU = surgical icu; Réanimation
Trauma nursing; Emergency nursing; Emergency care; Emergency department = emergency room, a&e, notaufnahme, service des urgences, urgencias, servicio de urgencias, urgencias hospitalarias
Medical-surgical nursing = med-surg, medical-surgical, med/surg
Perioperative nursing; Operating room = operating theatre, bloc opératoire, quirófano, op-bereich, operationssaal; Theatre nursing = !OR nursing, op-pflege; Scrub nursing
Surgical nursing
Circulating nurse duties = circulating in the operating room; Post-anesthesia care = post-anaesthesia care; Post-anesthesia care unit = pacu, recovery room
Postoperative monitoring = surveillance post-opératoire
Step-down unit; Progressive care unit; Cardiac monitoring; Telemetry monitoring = cardiac telemetry; Telemetry nursing; Telemetry unit; ECG monitoring; Cardiac nursing
Stroke care; Stroke unit
Burn care; Rapid response team; Code blue response
Pediatric nursing = paediatric nursing, kinderkrankenpflege; Pediatric care = paediatric care; Neonatal care; Neonatal nursing; Neonatal intensive care = !NICU
Labour and delivery = labor and delivery; Intrapartum care; Labour ward; Antenatal care = prenatal care; Postpartum care = postnatal care; Mother-baby care
Midwifery = hebammenkunde, maïeutique; Geburtshilfe; Fetal monitoring = foetal monitoring; Cardiotocography; Breastfeeding support = lactation support, stillberatung
Lactation consulting
Psychiatric nursing = mental health nursing, psychiatrische pflege, psych nursing; Psychiatric care; Behavioral health nursing
Inpatient psychiatry = inpatient psychiatric unit; Oncology nursing
Chemotherapy administration; Chemotherapy; Dialysis = dialyse, diálisis; Hemodialysis = haemodialysis, hémodialyse; Peritoneal dialysis
Renal nursing = nephrology nursing
Orthopedic nursing = orthopaedic nursing; Rehabilitation nursing; Ambulatory care = outpatient care; Ambulatory nursing; Diabetes management = diabetes care
Diabetes education
Chronic disease management = long-term conditions management; Care coordination = coordination of care, coordination des soins; Medication reconciliation
Nursing leadership; Nurse management; Ward management; Charge nurse duties; Nurse staffing; Nurse rostering = nurse scheduling; Safe staffing
Preceptorship = nurse preceptor; Clinical teaching; Nursing student supervision = tutorat d'étudiants infirmiers; Praxisanleitung; Evidence-based practice
Evidence-based nursing; Nursing informatics
Pflegevisite
Arterial lines; Vasoactive medications = vasoactive drips, vasoactive infusions; Vasopressors; Titration of drips
Hemodynamic monitoring = monitorización hemodinámica, surveillance hémodynamique, haemodynamic monitoring; Continuous renal replacement therapy = crrt, hemofiltración, hémofiltration; ECMO = extracorporeal membrane oxygenation
Intra-aortic balloon pump
Sterile field preparation = sterile fields, setting up sterile fields
Surgical counts = instrument and sponge counts; Sponge counts; Patient rounding; Hourly rounding; Patient-controlled analgesia
Crash cart checks; Crash cart
Parkinson's care = parkinson's disease care; Multiple sclerosis care; COPD management; Heart failure management = congestive heart failure care
Sepsis recognition; Sepsis screening; Seizure precautions; Epilepsy care; Aspiration precautions; Restraint use = patient restraints
Nurse-led clinics; Cervical screening = smear tests, cytology screening; Travel health; Ear care; Ear irrigation
Asthma care = asthma management; Family-centered care = family-centred care; Cultural safety in nursing = culturally safe care
Resident care = care of residents, residents' care, bewohnerbetreuung; Resident assessments
Minimum Data Set; MDS assessments; MDS coordination; RAI-MDS; Delegation of nursing tasks; Patient sitting; One-to-one observation
Linen changes; Light housekeeping
Qualitätsmanagement in der Pflege; Pflegequalität; Expertenstandards = nationale expertenstandards
Medizinischer Dienst Prüfung = md-prüfung, mdk-prüfung; Pflegegradeinstufung; Pflegegrade; Kinästhetik = kinaesthetics; Basale Stimulation
Humanitude
[certification]
Registered Nurse = !RN, rn license, rn licence, rn licensure, registered nurse license, registered nurse licence; Enfermera titulada
Nursing license = nursing licence, nursing licensure, nurse license, nurse licence
Licensed Practical Nurse = !LPN, !LVN, licensed vocational nurse, lpn license, lpn licence; Registered Practical Nurse = !RPN; Enrolled Nurse
Certified Nursing Assistant = certified nurse aide, nurse aide certification, stna, !CNA; Certified Medication Aide = medication aide certification
Certified Medication Technician
Home Health Aide certificate = home health aide certification, hha certificate; Personal Support Worker certificate = psw certificate, psw certification
Health Care Aide certificate; Health care assistant certificate
Nurse Practitioner; Family Nurse Practitioner = !FNP; Advanced Practice Registered Nurse = !APRN; Clinical Nurse Specialist
Certified Registered Nurse Anesthetist = crna; IADE; Certified Nurse Midwife; Registered midwife = hebamme, sage-femme, matrona
Nurse prescriber = v300; Independent prescriber
Basic Life Support = soporte vital básico, !SVB, bls certification, bls-hcp, !BLS; Advanced Cardiac Life Support = !ACLS, advanced cardiovascular life support, acls certification
Advanced Life Support = als certification, soporte vital avanzado, !SVA; Immediate Life Support; Intermediate Life Support; Pediatric Advanced Life Support = !PALS, pals certification
Neonatal Resuscitation Program = !NRP, nrp certification; Trauma Nursing Core Course = tncc; Emergency Nursing Pediatric Course = enpc; NIHSS certification
NIH Stroke Scale = nihss
Critical Care Registered Nurse = ccrn; Certified Emergency Nurse = cen certification; Certified Medical-Surgical Registered Nurse = cmsrn
Oncology Certified Nurse = !OCN; Certified Perioperative Nurse = cnor; Progressive Care Certified Nurse = pccn
Inpatient Obstetric Nursing certification = rnc-ob; Certified Wound Care Nurse; CWOCN = wocn; Wundexperte ICW = wundexperte
NCLEX-RN; !NCLEX; NCLEX-PN; Nurse Licensure Compact = compact license, multistate license, multistate nursing license
College of Nurses registration = registered with the college of nurses; College of Nurses of Ontario
NMC registration = nmc pin, nmc registered, nmc registration number; AHPRA registration = ahpra registered, !AHPRA; Occupational English Test = !OET
Care Certificate; Zusatzqualifikation Praxisanleiter = praxisanleiter
[degree]
Bachelor of Science in Nursing = bsn; Nursing degree = degree in nursing; Bachelor of Nursing = bachelor's degree in nursing, bachelor in nursing, bachelor pflege
Grado en Enfermería
Master of Science in Nursing = !MSN; Master of Nursing = master's degree in nursing, master's in nursing; Doctor of Nursing Practice = !DNP
Associate Degree in Nursing = !ADN, associate degree nursing; Practical nursing diploma = diploma in practical nursing
Pflegefachfrau = pflegefachmann, generalistische pflegeausbildung; Gesundheits- und Krankenpfleger = gesundheits- und krankenpflegerin
Pflegefachkraft = examinierte pflegefachkraft
Altenpfleger = altenpflegerin, examinierte altenpflegerin, examinierter altenpfleger; Pflegehelfer = pflegehelferin; Krankenpflegehelfer = krankenpflegehelferin
Pflegeassistenz
Diplôme d'État d'infirmier = diplôme d'état infirmier, diplôme infirmier, infirmier diplômé d'état, infirmière diplômée d'état, diplôme d'infirmier, diplôme d'état d'infirmière
Diplôme d'État d'aide-soignant = diplôme d'aide-soignant, aide-soignante, aide-soignant; Técnico en cuidados auxiliares de enfermería = auxiliar de enfermería, tcae
`
