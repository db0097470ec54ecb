export const pharmacyAndLifeSciences = `
[skill]
Dispensing = medication dispensing, prescription dispensing, dispensing medication, dispensing prescriptions, arzneimittelabgabe, délivrance de médicaments, dispensación
Prescription processing; Prescription filling = filling prescriptions; Prescription entry; Prescription intake; Prescription verification = rezeptprüfung
Pharmaceutical compounding = compounding, drug compounding, medication compounding, rezepturherstellung, préparations magistrales, formulación magistral
Sterile compounding = aseptic compounding; IV compounding; IV admixture; Zytostatikaherstellung
Medication counseling = medication counselling, arzneimittelberatung, pharmaberatung; Patient counseling = patient counselling; Pharmacist consultation
Over-the-counter medicines = otc products, otc medication, over-the-counter
Medication therapy management; Medication review = medikationsanalyse; Medicines use review; Clinical medication review; Medicines optimisation; Medicines management
Clinical pharmacy = klinische pharmazie, pharmacie clinique; Hospital pharmacy = krankenhausapotheke, pharmacie hospitalière, farmacia hospitalaria
Community pharmacy = retail pharmacy, pharmacie d'officine; Oficina de farmacia; Pharmacy; Pharmacy operations; Pharmacy practice = apothekenpraxis
Drug interactions; Drug interaction screening; Pharmaceutical calculations = pharmacy calculations; Dosage calculations = drug calculations
Antimicrobial stewardship = antibiotic stewardship; Anticoagulation management; Formulary management; Drug formulary
Controlled substances = controlled drugs, betäubungsmittel, stupéfiants; Narcotics control; Medication safety = arzneimitteltherapiesicherheit
Blister packaging = blister packs; Dosette boxes; Pharmacy inventory = pharmacy stock management; Drug inventory; Pharmacy benefit management; Pharmacy benefits
Specialty pharmacy; Nuclear pharmacy; Vaccine administration; USP 797 = usp <797>; USP 800
Pyxis = bd pyxis; Pyxis MedStation; Omnicell; Kroll pharmacy software; PioneerRx; QS/1; ScriptPro; Lexicomp; Micromedex; British National Formulary
Pharmacology = pharmakologie, pharmacologie, farmacología; Pharmacokinetics = pharmakokinetik; Pharmacokinetics and pharmacodynamics = pk/pd
Toxicology = toxikologie, toxicologie
Pharmaceutics = galenik, galénique; Pharmaceutical sciences; Drug discovery = wirkstoffforschung; Drug development = arzneimittelentwicklung; Pharmaceutical development
Medicinal chemistry; Formulation development = drug formulation, formulierungsentwicklung; Drug delivery; Drug delivery systems; High-throughput screening
Hit-to-lead optimization; Lead optimization; Structure-activity relationship; SAR studies; Preclinical studies = preclinical research; Preclinical development
In vivo pharmacology
Animal studies = animal experiments, tierversuche; Versuchstierkunde; Biomarkers; Biomarker discovery; Translational research = translational medicine
Immunology = immunologie
Immuno-oncology; Gene therapy; Cell and gene therapy; Antibody engineering; Antibody discovery; Vaccine development
Clinical trials = clinical studies, klinische studien, klinische prüfungen, essais cliniques, ensayos clínicos
Clinical research = klinische forschung, recherche clinique, investigación clínica; Oncology trials; Phase I trials; Phase II trials; Phase III trials = phase 3 trials
Good Clinical Practice = ich-gcp, gcp guidelines, bonnes pratiques cliniques, buenas prácticas clínicas
Clinical trial management; Clinical operations; Clinical trial operations; Study management; Clinical trial monitoring = clinical monitoring; Site monitoring visits
Site monitoring
Study start-up; Site initiation; Site activation; Clinical site selection; Site close-out; Study close-out; Clinical protocol development = protocol development
Study protocol
Informed consent = consenting patients; Informed consent forms; Patient recruitment = participant recruitment, subject recruitment, study participant recruitment
Source data verification
Case report forms; Electronic case report form = ecrf; eCRF design; Trial master file = !TMF; Electronic trial master file = etmf; Investigator site file
Institutional review board = !IRB; IRB submission; Research ethics committee = ethikkommission; Ethics committee submission
Adverse event reporting; Adverse events; Serious adverse events; SAE reporting; Clinical data management; Clinical data query resolution; Clinical study reports
Randomized controlled trials = randomised controlled trials; RCT design; Real-world evidence; Real-world data; Bioequivalence studies
Medidata Rave; Veeva Vault; Veeva; Oracle Argus = argus safety, argus database, argus safety database; OpenClinica
REDCap; CDISC = cdisc standards; SDTM; ADaM datasets; MedDRA; !CTMS = clinical trial management system
Pharmacovigilance = farmacovigilancia; Drug safety = arzneimittelsicherheit; Safety signal detection; Periodic safety update reports = psur; PBRER
Development safety update report
Pharmacovigilance risk management plans; Risk minimisation measures; Medical information requests = medical enquiries, medical inquiries
Medical writing; Regulatory writing; Scientific medical writing; Medical affairs; Medical science liaison; Publication planning
Health economics; Health economics and outcomes research = heor; Pharmacoeconomics; Market access; AMNOG; Pharmaceutical market access; Health technology assessment
Pharmaceutical sales = pharma sales, pharmareferent, visite médicale promotionnelle, visitador médico
Regulatory affairs = affaires réglementaires, asuntos regulatorios; Pharmaceutical regulatory affairs; Arzneimittelzulassung = zulassung von arzneimitteln
Regulatory submissions = regulatory filings; Common Technical Document; Electronic Common Technical Document = ectd
Investigational new drug application = ind application, ind submission, ind filing
New drug application = nda submission; Biologics license application = bla submission; Marketing authorisation = marketing authorization application
FDA regulations = fda compliance, fda guidelines; !FDA; EMA guidelines; European Medicines Agency; MHRA regulations; !MHRA; ICH guidelines; ICH Q7; ICH Q9; ICH Q10
Medical Device Regulation = eu mdr, mdr 2017/745; In Vitro Diagnostic Regulation = ivdr; 510(k) submissions = 510(k), 510k; ISO 13485; ISO 14971; ISO 14155; ISO 15189; 21 CFR Part 11
FDA 21 CFR Part 820 = 21 cfr 820, 21 cfr part 820, quality system regulation; CE marking of medical devices = ce marking for medical devices
Biological evaluation; ISO 10993; Biocompatibility testing; Clinical evaluation reports; Post-market surveillance; Design history file
Medical device design controls = design controls
GxP = gxp compliance, gxp regulations
Good manufacturing practice = cgmp, gmp guidelines, gute herstellungspraxis, bonnes pratiques de fabrication, buenas prácticas de manufactura, normas de correcta fabricación, !GMP
Good distribution practice = gdp guidelines; Good documentation practice; ALCOA+; Good laboratory practice = gute laborpraxis, bonnes pratiques de laboratoire, !GLP
GAMP 5; GAMP; Computer system validation = computerized system validation, computerised system validation; Instrument qualification
Equipment qualification; IQ/OQ/PQ = iq oq pq
Pharmaceutical process validation; Continued process verification; Cleaning validation; Method validation = analytical method validation
Corrective and preventive action = !CAPA, capa management; Deviation management; Deviation investigation; Change control; Batch records; Batch record review
Batch release
Stability testing = stability studies; Pharmacopoeia = pharmacopeia, arzneibuch; European Pharmacopoeia; Cleanroom monitoring = environmental monitoring of cleanrooms
Cleanroom practices; Cleanroom = clean room, reinraum, salle blanche, sala blanca; Cleanroom operations; Aseptic processing; Aseptic filling; Fill-finish
Lyophilization = freeze drying
Tablet compression = tableting; Tablet manufacturing; Bioprocessing = bioprocess engineering; Bioreactors; Fermentation = fermentation processes; Protein purification
Pharmaceutical technology transfer; Pharmaceutical serialization = track and trace serialization
Electronic data capture = edc systems, !EDC; Individual case safety reports = icsr, icsr processing
Chemistry manufacturing and controls = cmc documentation, cmc sections, cmc regulatory; Drug labeling = drug labelling; Package leaflets = packungsbeilage
Regulatory intelligence; Orphan drugs; Companion diagnostics
Third-party prescription claims; Third-party billing; Pharmacy insurance claims; Insurance rejections = third-party insurance rejections
Prescription labeling = labeling prescriptions
Pill counting = counting tablets; Ward top-up; Unit dose packaging; Automated dispensing cabinets; Dispensing robots = kommissionierautomat; Automated dispensing systems
Tech-check-tech
Drug utilization review; Pharmacy immunization services = pharmacy vaccinations; Methadone dispensing; Opioid agonist treatment; Medication synchronization
Compliance packaging
Travel vaccinations; Rezeptabrechnung; Tiers payant; Parapharmacie = parafarmacia; Dermocosmetics = dermocosmétique
Cell line development; Protein expression; Recombinant protein expression; Bioprocess development; Process scale-up; Quality by design = qbd
Out-of-specification investigations = oos investigations; Annual product review = product quality review; Quality agreements; GMP supplier audits; GMP auditing = gmp audits
GCP auditing = gcp audits; TrackWise; MasterControl; Benchling; Veeva QualityDocs; SAS clinical programming = clinical sas programming; TLF programming
Interactive response technology = irt systems; Investigational product management; Investigational product accountability; Investigational medicinal product
Patient-reported outcomes; Clinical outcome assessments; Site feasibility; Feasibility questionnaires; Decentralized clinical trials
Clinical trial agreements
[certification]
Pharmacist licence = pharmacist license, licensed pharmacist, registered pharmacist; GPhC registration = gphc; Approbation als Apotheker = apotheker approbation
Certified Pharmacy Technician = cpht, pharmacy technician certification; Registered Pharmacy Technician; Pharmacy technician license; PTCB; NAPLEX
Board Certified Pharmacotherapy Specialist = !BCPS; Pharmacist immunization certificate = apha immunization; Immunization certification
Qualified Person = sachkundige person; Pharmacien responsable
Certified Clinical Research Associate = ccra; Certified Clinical Research Coordinator = ccrc; Certified Clinical Research Professional = ccrp; SOCRA
Good Clinical Practice certificate = gcp certification, gcp certificate; GCP training; CITI training = citi certification
Regulatory Affairs Certification = raps certification
[degree]
Pharmacy degree = degree in pharmacy, pharmaziestudium, studium der pharmazie; Doctor of Pharmacy = pharmd, pharm.d; Bachelor of Pharmacy; Master of Pharmacy = mpharm
Doctorat en pharmacie; Grado en Farmacia
Pharmazeutisch-technische Assistenz = pharmazeutisch-technische assistentin, pharmazeutisch-technischer assistent; Pharmazeutisch-kaufmännische Angestellte
Préparateur en pharmacie = préparatrice en pharmacie, brevet professionnel préparateur en pharmacie; Life sciences degree = degree in life sciences; Biomedical science = biomedizin
[domain]
Pharmaceutical industry = pharmaceuticals, pharma, pharma industry, pharmaindustrie, industrie pharmaceutique, industria farmacéutica
Biotechnology = biotech, biotechnologie, biotecnología; Life sciences; Biologics; Biosimilars; Biopharmaceuticals
Contract research organizations = contract research organisation; Clinical research organization; Diagnostics industry; In vitro diagnostics
`
