export const dentalAndVeterinary = `
[skill]
Dentistry = general dentistry, zahnmedizin, zahnheilkunde, dentisterie, odontología
Dental hygiene = higiene dental; Dental prophylaxis = teeth cleaning, professionelle zahnreinigung
Dental assisting = chairside assistance, chairside assisting, stuhlassistenz, assistance au fauteuil; Four-handed dentistry
Dental examination = dental exam; Oral health education; Oral hygiene instruction = oral hygiene education, mundhygieneunterweisung
Scaling and root planing; Dental scaling; Root planing; Periodontal debridement; Periodontal charting; Periodontal probing
Periodontics = periodontology, parodontologie; Periodontal therapy = parodontitisbehandlung; Endodontics = endodontie, endodoncia; Root canal treatment = root canals, wurzelkanalbehandlung
Orthodontics = kieferorthopädie, orthodontie, ortodoncia; Clear aligners = clear aligner therapy; Invisalign; Prosthodontics = prothetik; Dental prosthetics = zahnersatz, prótesis dental
Oral surgery = oralchirurgie, chirurgie orale; Oral and maxillofacial surgery; Dental extractions = tooth extraction
Dental implants; Implantology = implantologie, implantología; Dental implant placement; Pediatric dentistry = paediatric dentistry, kinderzahnheilkunde, odontopediatría
Cosmetic dentistry = aesthetic dentistry; Restorative dentistry = dental restorations; Dental fillings = füllungstherapie; Composite fillings
Crowns and bridges; Dentures = prothèses dentaires; Partial dentures; Dental veneers; Teeth whitening = tooth whitening; Dental sealants = fissure sealants; Fluoride treatment = fluoride application
Coronal polishing; Dental impressions = abformung, taking impressions, take impressions, impression taking; Intraoral scanning = intraoral scanners; Dental anesthesia = dental anaesthesia
Nitrous oxide sedation = nitrous oxide monitoring
Dental radiography = dental x-rays, zahnärztliches röntgen, exposing radiographs, expose radiographs, taking dental x-rays; Intraoral radiography; Bitewings; Panoramic dental X-ray = panoramic x-ray; Digital dental radiography
Cone beam CT = cbct, dvt-aufnahmen; Rubber dam placement
Dental instrument sterilization = dental sterilization; Instrument sterilization = sterilizing instruments, sterilize instruments, instrument sterilisation; Instrument processing; Dental charting; Dental infection control
Dental technology = zahntechnik, prothésiste dentaire; Dental laboratory; CAD/CAM dentistry = dental cad/cam; CEREC; exocad; 3Shape
Dental ceramics; Porcelain layering; Dental milling; Dental wax-ups = dental waxing; Dentrix; Eaglesoft; Open Dental; Dolphin Imaging; Dampsoft
Dental billing = zahnärztliche abrechnung; Dental coding; CDT codes; Dental insurance claims; GOZ-Abrechnung = !GOZ; BEMA-Abrechnung = !BEMA; Abrechnung nach BEMA und GOZ
Dental treatment coordination; Treatment coordination; Dental practice management = dental office management; Dental recall
Veterinary medicine = tiermedizin, veterinärmedizin, médecine vétérinaire, veterinaria, medicina veterinaria; Veterinary care = animal health care, tiermedizinische versorgung
Veterinary nursing = veterinary technology; Veterinary assisting; Animal restraint = animal handling and restraint, patient restraint of animals
Small animal practice = small animal medicine, small animals, kleintierpraxis, kleintiermedizin, clínica de pequeños animales
Large animal practice = large animal medicine, large animals, großtierpraxis; Farm animal practice; Equine medicine = equine practice, pferdemedizin
Exotic animal medicine = exotic animals; Avian medicine; Poultry health = poultry medicine; Swine health = swine medicine; Bovine medicine = bovine practice; Herd health management = bestandsbetreuung
Zoo and wildlife medicine; Wildlife medicine; Aquatic animal health = fish health
Veterinary surgery = tierchirurgie; Soft tissue surgery; Small animal surgery; Spay and neuter = spaying and neutering; Castration; Ovariohysterectomy
Veterinary anesthesia = veterinary anaesthesia; Anesthesia monitoring = anaesthetic monitoring, anaesthesia monitoring; Anesthesia induction = inducing anesthesia; Anesthesia induction and monitoring
Veterinary dentistry; Animal dental cleaning; Veterinary radiography; Veterinary radiology; Veterinary ultrasound
Veterinary emergency care = veterinary emergency medicine, emergency and critical care veterinary; Veterinary vaccination = animal vaccination; Veterinary pharmacy
Parasitology; Parasite control; Fecal examination = fecal analysis; Necropsy = animal post-mortem; Animal euthanasia = humane euthanasia; Animal microchipping = microchipping
Veterinary internal medicine; Veterinary dermatology; Veterinary ophthalmology; Veterinary pathology; Veterinary diagnostics = veterinary laboratory diagnostics
Veterinary public health; Meat inspection = fleischbeschau; Zoonotic diseases = zoonoses; Notifiable animal diseases; Animal disease control = tierseuchenbekämpfung; Embryo transfer
Artificial insemination = künstliche besamung, insémination artificielle; Lameness examination; Hoof trimming = klauenpflege; Hoof care; Farriery = horseshoeing, hufbeschlag
Animal welfare = tierschutz, bien-être animal, bienestar animal; Vivarium operations; Laboratory animal husbandry; Animal behaviour = animal behavior, tierverhalten
Animal nutrition = tierernährung; Animal rehabilitation; Animal physiotherapy = tierphysiotherapie; Animal shelter operations = animal shelter; Kennel management; Kennel care
Dog grooming = hundepflege; Pet grooming; Pet owner education; Pet nutrition; Cornerstone veterinary software = idexx cornerstone; AVImark; ezyVet; Provet Cloud; IDEXX analyzers; IDEXX
Pouring models = pour models; Dental study models; Dental treatment planning; Dental emergencies = emergency dental care; Bone grafting; Sinus lifts; Wisdom teeth removal = wisdom tooth extraction
Occlusal adjustment = bite adjustment; Temporomandibular disorders = tmj disorders, cmd-therapie; Occlusal splints = schienentherapie
Orthodontic wires and brackets; Bracket placement; Orthodontic brackets; Archwires; Orthodontic retainers; Space maintainers; Laser dentistry
Local anesthetic administration = local anaesthetic administration; Sedation dentistry; Operatory setup; Operatory turnover; Dental materials; Dental photography; Intraoral photography
Denture relines; Denture repair; Digital smile design
Fluid therapy = fluid administration; Veterinary laboratory work; In-house lab work; In-house bloodwork; Cystocentesis; Feline medicine; Cat Friendly Practice
Canine rehabilitation; Veterinary oncology; Veterinary cardiology; Veterinary neurology; Veterinary orthopedics; TPLO; Veterinary acupuncture; Reptile medicine
Veterinary client communication; Veterinary triage = animal triage; Animal first aid = pet first aid; Export health certificates; Tierärztliche Abrechnung = got-abrechnung; easyVET
Vetera; Rabies vaccination; Tuberculin testing; TB testing of cattle; Veterinary antibiotic stewardship = antibiotikaminimierung; Rectal palpation
[certification]
Dental licence = dental license, licensed dentist, zahnärztliche approbation; GDC registration = general dental council
Registered Dental Hygienist = rdh, dental hygienist license, dental hygiene licence, dental hygiene license
Certified Dental Assistant = dental assistant certification; Registered Dental Assistant; Dental assisting certificate
Dental radiology certificate = dental x-ray certification, dental x-ray license, dental radiography certificate; Expanded functions dental assistant = efda; Certified Dental Technician
Dentalhygieniker = dentalhygienikerin; Zahnmedizinische Prophylaxeassistenz = prophylaxeassistentin, prophylaxeassistent, zahnmedizinische prophylaxeassistentin
Veterinary licence = veterinary license, licensed veterinarian, tierärztliche approbation; NAVLE; MRCVS = rcvs membership
Registered Veterinary Technician = !RVT; Licensed Veterinary Technician; Certified Veterinary Technician; Registered Veterinary Nurse = !RVN; VTNE
Fear Free certification = fear free certified; USDA veterinary accreditation = usda accredited; Veterinary specialist certification; Diplomate ACVIM; Fachtierarzt
Animal welfare officer = tierschutzbeauftragter
[degree]
Doctor of Dental Surgery = !DDS; Doctor of Dental Medicine = !DMD; Bachelor of Dental Surgery = !BDS; Dental degree = zahnmedizinstudium, grado en odontología
Dental hygiene diploma = diploma in dental hygiene; Dental hygiene degree; Zahnmedizinische Fachangestellte = zahnmedizinischer fachangestellter, !ZFA, zahnarzthelferin
Doctor of Veterinary Medicine = !DVM, !VMD; Bachelor of Veterinary Science; Veterinary degree = tiermedizinstudium, grado en veterinaria
Veterinary technician diploma; Veterinary technology degree; Diploma in veterinary nursing; Tiermedizinische Fachangestellte = tiermedizinischer fachangestellter, tierarzthelferin
Auxiliaire vétérinaire; Auxiliaire spécialisé vétérinaire; Auxiliar de veterinaria
[domain]
Dental practice = dental clinic, zahnarztpraxis, cabinet dentaire, clínica dental
Veterinary practice = veterinary clinic, tierarztpraxis, tierklinik, clinique vétérinaire, clínica veterinaria
Animal health industry; Animal health; Pet industry = pet care industry
`
