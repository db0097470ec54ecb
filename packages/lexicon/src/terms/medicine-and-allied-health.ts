export const medicineAndAlliedHealth = `
[skill]
Medical history taking = history taking, patient history, anamnese, anamnesis; Physical examination = physical exam, clinical examination, exploración física
Differential diagnosis = differenzialdiagnostik; Diagnostic reasoning; Treatment planning = treatment plan, behandlungsplanung, plan de traitement, plan de tratamiento
Prescribing = medication prescribing, prescribing medication; Ward rounds = visite im krankenhaus, clinical rounds
On-call duty = bereitschaftsdienst, gardes médicales; Multidisciplinary team work = multidisciplinary team, multidisciplinary care; Interdisciplinary care
Primary care = primary health care, soins primaires, atención primaria; Family medicine = general practice, family practice, allgemeinmedizin, médecine générale, medicina general, medicina familiar
Internal medicine = innere medizin, médecine interne, medicina interna; Hospital medicine = hospitalist medicine; Emergency medicine = notfallmedizin, médecine d'urgence, medicina de urgencias
Preventive medicine = preventative medicine; Occupational medicine = arbeitsmedizin, médecine du travail, medicina del trabajo; Sports medicine = sportmedizin
Public health = santé publique, salud pública; Community health = community health care; Health promotion = gesundheitsförderung, promotion de la santé; Epidemiology = epidemiologie, epidemiología
Telehealth; Telemedicine = telemedizin, télémédecine, telemedicina; Immunization = immunisation, vaccination, impfung, impfungen, vacunación
Cardiology = kardiologie, cardiologie, cardiología; Neurology = neurologie, neurología; Oncology = onkologie, oncologie, oncología; Hematology = haematology, hämatologie
Pediatrics = paediatrics, pädiatrie, pédiatrie, pediatría; Neonatology; Psychiatry = psychiatrie, psiquiatría; Child and adolescent psychiatry
Dermatology = dermatologie, dermatología; Ophthalmology = augenheilkunde, ophtalmologie; Otolaryngology = ear nose and throat, !ENT, hno-heilkunde; Gastroenterology
Endocrinology; Nephrology; Pulmonology = respiratory medicine, pneumologie; Rheumatology; Infectious diseases; Urology = urologie
Obstetrics and gynecology = obstetrics and gynaecology, ob/gyn, obgyn; Obstetrics; Gynecology = gynaecology, gynäkologie, gynécologie, ginecología
Surgery = chirurgie, cirugía; General surgery; Orthopedic surgery = orthopaedic surgery, traumatología; Orthopedics = orthopaedics, orthopädie; Neurosurgery; Vascular surgery
Cardiothoracic surgery; Cardiac surgery = heart surgery; Plastic surgery; Reconstructive surgery; Trauma surgery = unfallchirurgie
Laparoscopic surgery = laparoscopy; Minimally invasive surgery; Robotic surgery = robot-assisted surgery; Da Vinci Surgical System; Surgical assisting = first assist
Surgical instruments = surgical instrumentation; Instrument counts; Preoperative preparation; Preoperative care = pre-operative care; Postoperative care = post-operative care
Anesthesiology = anaesthesiology; Anesthesia = anaesthesia, anästhesie, anesthésie, anestesia; Conscious sedation = moderate sedation; Procedural sedation
Sterile processing = sterile services, surgical instrument reprocessing, cssd, aemp; Instrument sterilization; Sterilization = sterilisation, sterilisieren, esterilización
Intubation = endotracheal intubation; Airway management = atemwegsmanagement; Suturing; Wound closure; Lumbar puncture
Arterial blood gas = arterial blood gases, abg analysis, blutgasanalyse; Central venous access = central line insertion, central line placement
Cardiac catheterization = heart catheterization, herzkatheter; Cath lab; Endoscopy = endoskopie, endoscopie; Colonoscopy; Bronchoscopy; Point-of-care ultrasound = pocus
Point-of-care testing = poct; Joint injections
Electrocardiography = ecg, ekg, electrocardiogram, 12-lead ecg; Echocardiography = echocardiogram, echokardiographie; Holter monitoring; Cardiac stress testing; Treadmill test
Spirometry; Pulmonary function testing = lung function test; Electroencephalography = !EEG, electroencephalogram; Electromyography; Nerve conduction studies; Polysomnography = sleep study
Radiology = radiologie; Medical imaging = diagnostic imaging, bildgebende verfahren, imagerie médicale
Radiography = x-ray, x-ray imaging, röntgen, radiographie, radiografía, general x-ray, diagnostic radiography, radiographic examination
Computed tomography = ?CT, ct scan, ct imaging, ct scanner, computertomographie, scanner médical, ct examination
Magnetic resonance imaging = mri, mri scan, !MRT, magnetresonanztomographie, irm; Ultrasound = sonography, sonographie, ultraschall, échographie, ecografía
Mammography = mammographie; Fluoroscopy; Nuclear medicine = nuklearmedizin; PET/CT = pet-ct; Positron emission tomography; Bone densitometry = dexa scan, dxa
Interventional radiology; Radiation therapy = radiotherapy, strahlentherapie, radiothérapie, radioterapia; Linear accelerators = linac; Medical dosimetry
Radiation protection = strahlenschutz, radioprotection, protección radiológica; Contrast administration; Contrast media; !PACS = picture archiving; DICOM
Clinical laboratory = medical laboratory; Medical laboratory science = clinical laboratory science; Clinical chemistry; Urinalysis = urine testing
Blood banking; Transfusion medicine; Immunohematology; Histology = histologie; Histopathology; Cytology; Pathology = pathologie; Anatomic pathology
Anatomy and physiology; Anatomy = human anatomy
Physiotherapy = physical therapy, krankengymnastik, kinésithérapie, fisioterapia; Physikalische Therapie; Manual therapy = manuelle therapie, thérapie manuelle, terapia manual
Therapeutic exercise = exercise therapy; Gait training = gangschule; Gait analysis = gait assessment; Electrotherapy = elektrotherapie; Dry needling
Lymphatic drainage = manual lymphatic drainage, manuelle lymphdrainage, drainage lymphatique; Hydrotherapy; Aquatic therapy; Kinesiology; Kinesiology taping = kinesio taping
Bobath concept = bobath; Proprioceptive neuromuscular facilitation; Pelvic floor rehabilitation; Vestibular rehabilitation; Musculoskeletal assessment; Musculoskeletal physiotherapy
Rehabilitation = rehabilitación, réadaptation, rééducation; Cardiac rehabilitation; Neurological rehabilitation = neurorehabilitation; Pulmonary rehabilitation
Occupational therapy = ergotherapie, terapia ocupacional; Functional capacity evaluation; Functional assessment; Assistive technology = assistive devices; Adaptive equipment
Sensory integration = sensory integration therapy; Hand therapy; Splinting = splint fabrication; Home safety assessment; Home assessment
Speech therapy = speech-language pathology, speech and language therapy, logopädie, orthophonie, logopedia; Dysphagia management = dysphagia; Swallowing assessment
Augmentative and alternative communication = aac devices; Audiology = audiologie; Hearing assessment = hearing test, audiometry, hörtest; Hearing aid fitting; Hearing aids
Optometry = optométrie; Augenoptik; Eye examination = eye exam, sight test; Refraction testing = refraktionsbestimmung; Contact lens fitting
Orthotics and prosthetics = orthopädietechnik, orthoprothésie; Orthotics; Prosthetics; Podiatry = chiropody, podologie; Respiratory therapy; CPAP therapy = cpap; BiPAP therapy = bipap
Noninvasive ventilation = non-invasive ventilation
Dietetics = diététique; Nutrition counseling = nutrition counselling, diätberatung; Clinical nutrition; Medical nutrition therapy; Nutrition = ernährungslehre; Diet planning
Chiropractic; Osteopathy = osteopathie; Acupuncture = akupunktur; Traditional Chinese medicine; Music therapy = musiktherapie; Art therapy = kunsttherapie
Electronic health records = !EHR, !EMR, ehr systems, emr systems, electronic medical record, electronic patient record, elektronische patientenakte, dossier patient informatisé, historia clínica electrónica
!Epic = epic emr, epic ehr, epic systems; EpicCare; Epic Hyperspace; !Cerner = oracle health; Cerner PowerChart; Cerner Millennium; Meditech; PointClickCare; Allscripts
athenahealth; athenaOne; eClinicalWorks; NextGen Healthcare = nextgen ehr; SystmOne; EMIS Web; Orbis KIS = dedalus orbis; Hospital information system = krankenhausinformationssystem
Doctolib; HL7; FHIR; Health informatics = medical informatics, medizininformatik; Health information management
Medical terminology = medical terms, medizinische terminologie, medizinische fachbegriffe, terminologie médicale
Medical billing = healthcare billing, ärztliche abrechnung; GOÄ-Abrechnung = abrechnung nach goä, !GOÄ; EBM-Abrechnung = abrechnung nach ebm; Patient billing
Medical coding = clinical coding, medizinische kodierung; ICD coding; Diagnosis coding; ICD-10 = icd-10 coding; ICD-10-CM; CPT coding = cpt codes, !CPT, cpt coding guidelines; !HCPCS
Diagnosis-related groups; DRG coding; G-DRG; Medical transcription; Medical scribing = medical scribe; Patient registration; Patient intake; Patient admission = patientenaufnahme
Patient scheduling = medical appointment scheduling, scheduling patients, patient appointment scheduling, scheduling of appointments for patients, terminvergabe an patienten
Insurance verification = insurance eligibility verification, verify insurance, verifying insurance; Prior authorization = pre-authorization; Utilization review; Utilization management
Healthcare revenue cycle = revenue cycle management; Denial management = claim denials; Medicare; Medicaid; HIPAA compliance = hipaa, hipaa regulations
Medical records = medical records management, patient records, patientenakten; Praxisorganisation = medical office administration; Medical reception
Clinical governance; Clinical audit; Morbidity and mortality review; Joint Commission standards = joint commission
Care Quality Commission standards = care quality commission, !CQC; Healthcare quality improvement = clinical quality improvement
Population health = population health management; Value-based care; Health services administration = healthcare administration, healthcare management; Hospital administration
Medical ethics; Bioethics; Medical interpreting
Diagnostic test interpretation = interpreting diagnostic tests; Lab result interpretation = interpreting lab results, interpretation of lab results; Imaging interpretation
Minor procedures = minor surgery, minor surgical procedures; Well-child visits = well-child care; Women's health; Men's health; Geriatric medicine; Travel medicine
Pain medicine; Interventional pain management; Addiction medicine; Palliative medicine = palliativmedizin; Medical genetics = humangenetik; Genetic counseling = genetic counselling
Allergy and immunology; Allergology; Sleep medicine; Hyperbaric medicine; Aesthetic medicine; Botox injections; Dermal fillers
Specimen processing = processing specimens; Specimen handling; Specimen labeling
Laboratory analyzers; Chemistry analyzers; Hematology analyzers; Sysmex; Roche Cobas = cobas analyzers
Coagulation testing = coagulation studies; Blood typing = blood grouping; Crossmatching; Microtomy; Grossing; CLIA regulations = clia
CAP accreditation; College of American Pathologists; Sunquest
Home exercise programs; Wheelchair prescription; Wheelchair seating = wheelchair fitting; Postural assessment = posture assessment; Joint mobilization = joint mobilisation
Soft tissue mobilization; Soft tissue massage; Therapeutic ultrasound; Return-to-sport rehabilitation; Sports rehabilitation; Sports injuries; McKenzie method
Cupping therapy; Concussion management; Orthopedic rehabilitation = orthopaedic rehabilitation; Geriatric rehabilitation
Pediatric therapy; Pediatric physiotherapy = paediatric physiotherapy; Voice therapy; Stuttering therapy; Fluency disorders; Aphasia therapy = aphasia; Articulation therapy
Vision screening; Tonometry; Optical coherence tomography; Spectacle dispensing = optical dispensing; Casting and splinting; Cast application = plaster casts
WebPT; Dragon Medical One = dragon medical; DrChrono; Kareo; AdvancedMD; Practice Fusion; Jane App; Cliniko; TURBOMED; Medistar
SAP IS-H; i.s.h.med; Hopital Manager; Epic Beaker; Epic Cadence; Epic Radiant; 3M Encoder
Copay collection = collecting co-pays, co-pay collection; Medical office procedures; Medical front desk = medical front office; Referral management = medical referrals, patient referrals
Medical record release = release of information; Patient confidentiality = confidentiality of patient information, medical confidentiality, ärztliche schweigepflicht, schweigepflicht, secret médical
Patient experience; Patient satisfaction; Physician credentialing = medical staff credentialing; Provider credentialing; Provider enrollment = payer enrollment
Payer contracting = managed care contracting; Risk adjustment coding = hcc coding; Clinical documentation improvement = clinical documentation integrity
Hospital operations; Hospital management = krankenhausmanagement; Bed management; Patient flow management = patient flow; Meaningful use; NHS procedures = nhs standards; Quality and outcomes framework
[certification]
Medical license = medical licence, state medical license, licensed physician, approbation, ärztliche approbation
GMC registration = general medical council, gmc registered; Board eligibility = board eligible
Board certification = board certified, facharztanerkennung, médico especialista; Facharztprüfung; USMLE; DEA registration = dea license; MRCP; MRCGP; !FRCS
Advanced Trauma Life Support = !ATLS; HCPC registration = hcpc registered, !HCPC
Physician Assistant certification = pa-c, physician assistant; Physical therapist license = licensed physical therapist, state pt license
Registered Occupational Therapist = occupational therapist registered; Licensed occupational therapist = otr/l; Certificate of Clinical Competence; CCC-SLP
Registered Dietitian = registered dietician, registered dietitian nutritionist, !RDN; Registered Respiratory Therapist = !RRT; Surgical Technologist certification = certified surgical technologist
Certified Sterile Processing Technician; CRCST
ARRT registration = arrt, arrt certified, registered radiologic technologist; Registered Diagnostic Medical Sonographer = rdms; ARDMS
ASCP certification; Medical laboratory scientist certification; Certified Phlebotomy Technician = phlebotomy certification; Phlebotomy certificate
Certified Medical Assistant; Registered Medical Assistant; CCMA; Medical assistant certification; Certified Professional Coder; AAPC certification
Certified Coding Specialist; Registered Health Information Technician = rhit; Registered Health Information Administrator = rhia; Epic certification = epic certified
[degree]
Medical degree = humanmedizin, medizinstudium, grado en medicina; Doctor of Medicine = ?MD, m.d., md degree, doctorat en médecine; !MBBS = mbchb; Doctor of Osteopathic Medicine; Osteopathic medicine
Doctor of Physical Therapy = !DPT; Public health degree; Master of Public Health = !MPH; Master of Health Administration = !MHA, master of healthcare administration
Bachelor of Physiotherapy = grado en fisioterapia; Physiotherapy degree = degree in physiotherapy; Staatlich anerkannter Physiotherapeut; Diplôme d'État de masseur-kinésithérapeute
Radiography degree; Bachelor of Radiography; Radiologic technology; Medizinisch-technische Radiologieassistenz = mtra; Manipulateur en radiologie
Medizinische Fachangestellte = medizinischer fachangestellter, medizinische/r fachangestellte/r, arzthelferin
Operationstechnische Assistenz = operationstechnische assistentin, operationstechnischer assistent
[domain]
Health care = healthcare, healthcare industry, gesundheitswesen, secteur de la santé, sector sanitario; Acute care = acute care hospital, akutkrankenhaus
Teaching hospitals; Academic medical centers = academic medical center, academic medical centre, universitätsklinikum
Medical device industry; Medical devices = medizinprodukte, dispositifs médicaux, productos sanitarios; Medical technology = medtech, medizintechnik
Digital health; E-health = ehealth
`
