export const personalServices = `
[skill]
Hair cutting = haircutting, haircuts, hair cuts, haarschnitt, coupe de cheveux, corte de pelo; Hairdressing = hair dressing, friseurhandwerk, coiffure, peluquería
Hair styling = hairstyling, hair stylist; Hair colouring = hair coloring, hair color, hair colour, haarfärbung, coloration capillaire
Balayage highlights = balayage technique, balayage coloring, ?balayage, ?Balayage
Hair highlights; Highlights and lowlights; Foil highlights; Hair color correction = hair colour correction; Blow-drying = blow dry; Updos; Bridal hair
Permanent waves = hair perms, dauerwelle; Keratin treatments; Hair straightening
Hair extensions = extensions de cheveux; Braiding = hair braiding; Natural hair care; Textured hair
Wig making; Wig styling; Barbering = barber skills, barbier, barbería; Men's haircuts; Beard trimming = beard grooming; Hot towel shave; Scalp treatments; Scalp massage
Salon management; Salon operations; Salon software; Mindbody; Vagaro; Fresha; Phorest; Booksy; Shampooing hair = hair washing
Cosmetology = cosmetología; Esthetics = kosmetik, soins esthétiques, esthétique-cosmétique; Skincare treatments = skin care, skincare, hautpflege, soins de la peau
Facial treatments = !Facials, !facials, gesichtsbehandlung, soins du visage, tratamientos faciales; Skin analysis; Microdermabrasion; Chemical peels; Microneedling; Dermapen
Dermaplaning; Laser hair removal; IPL treatment; Electrolysis hair removal; Body waxing = !Waxing, waxing services; Hair removal = épilation, depilación; Eyebrow threading
Eyebrow shaping = brow shaping; Brow lamination; Eyelash extensions = lash extensions, wimpernverlängerung, extensions de cils; Lash lifting = lash lift
Makeup application = makeup artistry, make-up artistry, !make-up, !Make-up, !Make-Up, maquillage, maquillaje; Bridal makeup; Permanent makeup; Microblading; Spray tanning
Manicure = maniküre, manucure, manicura; Pedicure = pediküre; Gel nails = gel nail application, gelnägel; Acrylic nails; Nail extensions; Nail art = nail design
Nail technology = nail services; Body treatments; Body wraps; Body piercing; Ear piercing; Aesthetic treatments; Aesthetic medicine = médecine esthétique; Medical aesthetics; Dermal fillers
Botox injections = botox; Foot care = fußpflege; Beauty consultations = beauty consulting; Beauty product sales = beauty retailing; Salon sanitation; Sanitizing tools
Massage therapy = massage treatments, massagetherapie, massothérapie, masaje; Swedish massage; Deep tissue massage; Sports massage = sportmassage
Hot stone massage; Prenatal massage = pregnancy massage; Thai massage; Lymphatic drainage = manual lymphatic drainage, lymphdrainage, drainage lymphatique
Myofascial release; Reflexology = reflexzonenmassage, réflexologie; Aromatherapy = aromathérapie; Reiki; Acupressure; Shiatsu; Cupping therapy
Wellness treatments = wellnessanwendungen; Spa treatments = spa therapies, soins spa; Hydrotherapy; Balneotherapy; Sauna operation; Saunaaufguss
Personal training = personaltraining, coaching sportif, entrenamiento personal; Fitness training
Group fitness = group fitness classes, group exercise instruction, gruppenkurse, cours collectifs, clases grupales, group classes, teach group classes
Strength training = weight training, krafttraining, musculation; Strength and conditioning; Exercise programming = workout plans, trainingspläne; Exercise prescription
Fitness assessment; Body composition analysis; Functional training; Yoga instruction = yoga teaching, teaching yoga; Pilates instruction = teaching pilates; Reformer Pilates
Indoor cycling = spinning classes; Zumba; CrossFit; !Aerobics = !aerobics; Aqua aerobics = aqua fitness; High-intensity interval training = !HIIT; Kettlebell training
Nutrition coaching = nutritional guidance; Nutrition counseling = ernährungsberatung; Weight loss coaching; Exercise physiology; Kinesiology; Sports nutrition
Gym management = fitness club management; Gym floor supervision; Senior fitness; Prenatal fitness; Flexibility training
Sports coaching; Sports training = sporttraining, entraînement sportif, entrenamiento deportivo; Youth sports = kinder- und jugendsport; Youth coaching; Football coaching; Soccer coaching
Basketball coaching; Swimming instruction = swim lessons, swimming lessons, swim instruction, schwimmunterricht, cours de natation, clases de natación
Lifeguarding = lifeguard, rettungsschwimmen, surveillance de baignade, socorrismo; Pool supervision = aquatic supervision; Pool operations; Water rescue; Water safety
Tennis coaching = tennis instruction; Golf instruction = golf coaching; PGA teaching; Ski instruction = ski teaching, skiunterricht; Snowboard instruction
Martial arts = martial arts instruction, kampfsport; Gymnastics coaching; Gymnastics; Climbing instruction = kletterbetreuung; Rock climbing
Athletics coaching; Track and field; Sports officiating; Refereeing = schiedsrichter; Umpiring; Sports management = sportmanagement, gestion du sport
Sports event management; Tournament organization = tournament organisation; Sports analytics; Athlete development; Ski rental; Sports science = sportwissenschaft
Recreation programming = recreation programs, recreation planning; Recreational activities; Outdoor education = erlebnispädagogik; Outdoor recreation; Outdoor leadership
Camp counselling = camp counseling; Summer camp = colonie de vacances; Ferienbetreuung; Activity planning = activity coordination; Freizeitgestaltung
Arts and crafts = craft activities, bastelangebote; Animation socioculturelle; Animation périscolaire
Adventure guiding; Adventure sports; Rafting; Canoeing; Kayaking instruction
Hiking guide = hiking guiding; Mountain guiding = bergführen; Amusement ride operation = ride operation; Theme park operations; Playground supervision = yard supervision
Community centre programming = community center programs; After-school programs = after-school care; Senior activities = seniors programming
Leisure centre operations = leisure center operations, freizeitanlagen
Babysitting; Childminding; Childcare = garde d'enfants, cuidado de niños; Nannying = nanny; Newborn care; Infant care; Postnatal support
Household assistance = haushaltshilfe, aide ménagère; Home help = aide à domicile, ayuda a domicilio; Companion care = companionship, dame de compagnie; Seniorenbetreuung
Errand running = running errands; Household cooking = family cooking; Pet care = pet care services
Clothing alterations = garment alterations, änderungsschneiderei, arreglos de ropa; Dressmaking; ?Tailoring = schneiderei; Sewing = costura; Garment making
Pattern making = pattern cutting, patternmaking, patronaje; Hand sewing; Embroidery = stickerei; Embroidery machines
Shoe repair = schuhreparatur, cordonnerie; Watch repair; Watchmaking = uhrmacherei, horlogerie; Jewellery repair = jewelry repair
Key cutting
Funeral services = funeral directing, bestattungswesen, pompes funèbres, servicios funerarios; Embalming = thanatopraxie
Funeral arrangements; Bereavement support = grief support; Cremation; Crematorium operations; Cemetery operations
Colour consulting = color consultation; Style consulting; Image consulting; Life coaching = personal coaching; Professional organizing = home organizing
[certification]
Cosmetology license = cosmetology licence, licensed cosmetologist; Barber license = barber licence, licensed barber; Hairstylist licence = hairstylist license, 332a
Esthetician license = aesthetician license, licensed esthetician; Nail technician license = nail technician licence, manicurist license
Massage therapy license = licensed massage therapist, !LMT, massage license; Registered massage therapist = !RMT; NVQ Beauty Therapy; CIBTAC; ITEC diploma
CIDESCO; Laser safety certificate; Lash certification = lash extension certification; Funeral director license = funeral director licence; Embalmer license
Personal trainer certification = certified personal trainer, personal training certification, personal trainer certified
NASM certification = nasm cpt, nasm certified, nasm certified personal trainer, !NASM; ACE certification = ace certified, ace certified personal trainer
ISSA certification = issa certified; CSCS strength coach = certified strength and conditioning specialist; Group fitness instructor certification
Yoga teacher training; RYT 200 = 200-hour yoga teacher; Registered yoga teacher; REPs registration; CIMSPA; Level 2 gym instructor = gym instructor level 2
Level 3 personal trainer = personal trainer level 3; Trainer-C-Lizenz = übungsleiter c, übungsleiter c-lizenz; Fitnesstrainer-B-Lizenz = trainer b-lizenz
BPJEPS = bp jeps; BAFA; BAFD; BNSSA; CQP animateur
Lifeguard certification = lifeguard certificate, certified lifeguard; Red Cross Lifeguard; Rettungsschwimmabzeichen
National Lifeguard = nl certification, national lifeguard certification
Bronze Cross; Bronze Medallion; Rettungsschwimmer Silber = drsa silber; NPLQ = national pool lifeguard qualification; Swim instructor certification = swimming teacher qualification
Water Safety Instructor = wsi certification; Swim England Level 2; Coaching certification = coaching badge; NCCP; NCCP Level 1; FA coaching badge; UEFA B licence = uefa b license
UEFA A licence = uefa a license; Ski instructor certification; CSIA; !PSIA; !BASI; Referee certification = referee licence; Wilderness first aid; Wilderness First Responder
Mountain leader award = mountain leader; Leave No Trace certification; AMGA certification; HIGH FIVE certification = high five principles
[degree]
Friseur Ausbildung = ausbildung zum friseur; Friseurmeister; CAP coiffure = cap métiers de la coiffure; BP coiffure; CAP esthétique = cap esthétique cosmétique; BTS esthétique
Kosmetikerin Ausbildung = staatlich geprüfte kosmetikerin; Recreation degree = degree in recreation; Recreation and leisure diploma; Leisure studies; Recreation management
Kinesiology degree = degree in kinesiology; Exercise science = degree in exercise science, exercise science degree
Sports management degree = degree in sports management; Sportökonomie
STAPS; Licence STAPS; Master STAPS; Sport- und Fitnesskaufmann = sport- und fitnesskauffrau; Beauty therapy diploma; Esthetics diploma; Beauty therapy NVQ; Mortuary science
[domain]
Beauty industry = beauty sector, kosmetikbranche, secteur de la beauté, sector de la belleza; Wellness industry = wellness sector, wellnessbranche; Spa industry
Fitness industry = fitness sector, fitnessbranche, secteur du fitness; Sports industry = sports sector, sportbranche, secteur du sport
Recreation sector; Parks and recreation; Leisure sector = freizeitbranche, secteur des loisirs; Funeral industry = death care; Personal services sector = services à la personne
`
