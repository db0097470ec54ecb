export const generalQualifications = `
[soft]
Own tools = own set of tools, own toolbox, own knives, eigenes werkzeug, propre outillage, herramientas propias
Own transport = own transportation, own vehicle, own car, own truck, own van, own reliable vehicle, reliable transportation, reliable transport, reliable vehicle, reliable car, eigenes fahrzeug, eigenes auto, eigener pkw, vehículo propio, coche propio, véhicule personnel
Communication skills = ?Communication, written and verbal communication, verbal and written communication, written and oral communication, oral and written communication, strong communicator, excellent communicator, effective communicator, kommunikationsfähigkeit, kommunikationsstärke, kommunikationsstark, compétences en communication, habilidades de comunicación, habilidades comunicativas
Written communication; Verbal communication = oral communication
Interpersonal skills = people skills, soziale kompetenz, sozialkompetenz, sens relationnel, aisance relationnelle, qualités relationnelles, don de gentes, habilidades interpersonales, habilidades sociales, sens du relationnel
Active listening = listening skills, aktives zuhören, écoute active, escucha activa
Friendly manner = friendly demeanor, friendly demeanour, freundlichkeit, freundliches auftreten, amabilidad
Teamwork = team player, team work, team spirit, team-oriented, teamfähigkeit, teamgeist, teamplayer, esprit d'équipe, travail en équipe, travail d'équipe, trabajo en equipo
!Collaboration
Leadership skills = !Leadership, leadership abilities, leadership qualities, führungskompetenz, führungsstärke, qualités de leadership, liderazgo
Leadership experience = führungserfahrung
Problem solving = problem-solving skills, problem solver, problemlösung, problemlösungskompetenz, résolution de problèmes, resolución de problemas
Solution orientation = lösungsorientierung, lösungsorientiert
Analytical thinking = analytical skills, analytical mindset, analytisches denken, analytische fähigkeiten, esprit d'analyse, capacité d'analyse, capacidad analítica, pensamiento analítico
Critical thinking = kritisches denken, esprit critique, pensamiento crítico
Logical thinking = logisches denken; Strategic thinking = strategisches denken, pensamiento estratégico; Conceptual thinking = konzeptionelles denken
Creativity = creative thinking, kreativität, créativité, creatividad; Innovative thinking; Sound judgement = sound judgment, good judgment, good judgement
Decision making = decision-making skills, entscheidungsfähigkeit, prise de décision, toma de decisiones
Decisiveness = entscheidungsfreude, entscheidungsstärke
Time management = time-management skills, zeitmanagement, gestion du temps, gestión del tiempo
Organizational skills = organisational skills, organization skills, organisation skills, organizational abilities, organisationstalent, organisationsgeschick, organisationsfähigkeit, sens de l'organisation, capacidad de organización, habilidades organizativas
Prioritization = prioritisation, prioritizing tasks, ability to prioritize, ability to prioritise, task prioritization
Multitasking = multi-tasking, ability to multitask, multitâche, multitarea
Meeting deadlines = meet deadlines, working to deadlines, deadline-driven, respect des délais, termintreue
Structured working = strukturierte arbeitsweise, structured approach
Attention to detail = detail-oriented, detail-orientated, detail-focused, eye for detail, souci du détail, sens du détail, minutie, atención al detalle
Working carefully = sorgfalt, sorgfältige arbeitsweise; Working accurately = genauigkeit, genaue arbeitsweise
Conscientiousness = gewissenhaftigkeit, gewissenhaft, gewissenhafte arbeitsweise
Professional rigour = rigueur professionnelle, rigueur, rigoureux, rigoureuse
Adaptability = anpassungsfähigkeit, adaptabilité, capacité d'adaptation, adaptabilidad
!Flexibility = flexibilität, flexibilidad
!Resilience = personal resilience, resilienz, résilience, resiliencia
Working under pressure = work under pressure, work well under pressure, working well under pressure, belastbarkeit, belastbar, trabajo bajo presión
Stress management = gestion du stress; Stress resistance = stress tolerance, stressresistenz, résistance au stress
Fast-paced environment = fast-paced work environment
Work ethic = strong work ethic, arbeitsmoral
Hard-working = hardworking
!Reliability = reliable worker, dependability, zuverlässigkeit, zuverlässig, zuverlässige arbeitsweise, fiabilidad
Punctuality = punctual, pünktlichkeit, pünktlich, ponctualité, puntualidad
Sense of responsibility = verantwortungsbewusstsein, verantwortungsbewusst, sens des responsabilités, sentido de la responsabilidad; Accountability
Trustworthiness = trustworthy, vertrauenswürdigkeit; Honesty = ehrlichkeit, honnêteté, honestidad; Professional integrity = high integrity
Honesty and integrity; Strong ethics
Discretion and confidentiality = verschwiegenheit, !discrétion, !Discrétion, !Diskretion
Maintaining confidentiality = maintain confidentiality, handling confidential information, confidencialidad
Taking initiative = take initiative, shows initiative, eigeninitiative, esprit d'initiative, prise d'initiative, iniciativa propia
Self-motivation = self-motivated, self-starter, self-driven, highly motivated, eigenmotivation, automotivación
Proactivity = proactive attitude, proactive approach, proaktivität, proactivité, proactividad
Force de proposition
Working independently = work independently, independent working, work autonomously, selbstständigkeit, selbständigkeit, selbstständiges arbeiten, selbständiges arbeiten, selbstständige arbeitsweise, selbständige arbeitsweise, eigenverantwortliches arbeiten, eigenständiges arbeiten, eigenständige arbeitsweise, autonomie, trabajo autónomo
Self-discipline = selbstdisziplin
Willingness to learn = eager to learn, willing to learn, eagerness to learn, desire to learn, lernbereitschaft, envie d'apprendre, ganas de aprender
Quick learner = fast learner; Ability to learn = lernfähigkeit
Curiosity = intellectual curiosity, neugier, neugierde, curiosité intellectuelle; Enthusiasm = begeisterungsfähigkeit, enthousiasme, entusiasmo
Positive attitude = positive mindset, positive work attitude, positive einstellung, attitude positive, actitud positiva
Can-do attitude
Perseverance = tenacity, durchhaltevermögen, ausdauer, perseverancia; Work commitment = einsatzbereitschaft, leistungsbereitschaft, engagiertes arbeiten, compromiso laboral
Empathy = einfühlungsvermögen, empathie, empathisch, empatía; Patience = geduld, paciencia
Compassion
Emotional intelligence = emotionale intelligenz, intelligence émotionnelle, inteligencia emocional
Cultural sensitivity = cultural awareness
Intercultural competence = intercultural skills, interkulturelle kompetenz, compétence interculturelle; Cultural competence
Tact and diplomacy = diplomacy, tactfulness, diplomatisches geschick; Sense of humour = sense of humor
Persuasiveness = persuasion skills, überzeugungskraft, überzeugungsfähigkeit, force de persuasion, persuasión
Assertiveness = durchsetzungsvermögen, durchsetzungsfähigkeit, durchsetzungsstärke, asertividad; Self-confidence = selbstbewusstes auftreten, sicheres auftreten, confiance en soi
Influencing skills = influencing others; Relationship building = building relationships, build relationships
Rapport building = building rapport
Customer focus = customer-focused, customer orientation, customer-oriented, customer-centric, client-focused, kundenorientierung, kundenorientiert, kundenorientiertes denken, orientation client, sens du client, orientación al cliente
Service orientation = service-oriented, service mindset, dienstleistungsorientierung, serviceorientierung, serviceorientiert, sens du service, vocación de servicio
Results orientation = results-oriented, results-driven, ergebnisorientierung, ergebnisorientiert, orientation résultats, orienté résultats, orientación a resultados
Goal orientation = goal-oriented, target-driven, zielorientierung, zielorientiert, zielstrebigkeit
Entrepreneurial mindset = entrepreneurial spirit, unternehmerisches denken, esprit entrepreneurial, espíritu emprendedor
Business acumen = commercial awareness, commercial acumen, wirtschaftliches denken; Hands-on mentality = hands-on approach, hands-on attitude
Professional appearance = gepflegtes erscheinungsbild, gepflegtes äußeres, bonne présentation, excellente présentation, buena presencia
Physical stamina = physical endurance, körperliche belastbarkeit
Physical fitness = physically fit, körperliche fitness, bonne condition physique, buena condición física
Heavy lifting = lifting heavy objects; Manual dexterity = dextérité manuelle, habilidad manual
Craft skills = handwerkliches geschick, handwerkliche fähigkeiten; Hand-eye coordination
Technical aptitude = technisches verständnis, technical affinity, technikaffinität; Safety awareness = safety-conscious, sicherheitsbewusstsein
Mechanical aptitude
Willingness to travel = willing to travel, ability to travel, reisebereitschaft, disponibilidad para viajar
Numerical aptitude = numerical skills, zahlenverständnis, zahlenaffinität
[language]
English = englisch, englischkenntnisse, anglais, inglés; !French = französisch, französischkenntnisse, français, !francés, !Francés
!German = deutsch, deutschkenntnisse, allemand, alemán
!Spanish = spanisch, spanischkenntnisse, espagnol, español, castellano; !Italian = italienisch, italiano, !italien; !Portuguese = portugiesisch, portugais, português
!Dutch = niederländisch, néerlandais, neerlandés, holandés; !Catalan = catalán, katalanisch; !Basque = baskisch, euskera, euskara; Galician = galicisch, gallego
Luxembourgish = luxemburgisch, luxembourgeois; Swiss German = schweizerdeutsch, suisse allemand
!Polish = polnisch, polonais, polaco; !Russian = russisch, russe, ruso; Ukrainian = ukrainisch, ukrainien, ucraniano; !Czech = tschechisch, tchèque, checo
Slovak = slowakisch, slovaque, eslovaco; Slovenian = slovene, slowenisch; Hungarian = ungarisch, hongrois, húngaro; Romanian = rumänisch, roumain, rumano
Bulgarian = bulgarisch, bulgare, búlgaro; Croatian = kroatisch, croate, croata; Serbian = serbisch, serbe, serbio; Bosnian = bosnisch, bosniaque
Albanian = albanisch, albanais, albanés; Macedonian = mazedonisch; !Greek = griechisch, grec, griego; !Turkish = türkisch, turc, turco
Lithuanian = litauisch, lituanien, lituano; Latvian = lettisch, letton; Estonian = estnisch, estonien; Armenian = armenisch, arménien; Georgian language = georgisch
!Swedish = schwedisch, suédois, sueco; !Norwegian = norwegisch, norvégien, noruego; !Danish = dänisch, danois, !danés, !Danés; !Finnish = finnisch, finnois, finlandés
Icelandic = isländisch, islandais; Welsh language = cymraeg, welsh speaker, welsh speaking; Irish language = gaeilge; Scottish Gaelic; Maltese = maltesisch
Arabic = arabisch, arabe; Hebrew = hebräisch, hébreu, hebreo; Persian = farsi, persisch, persan, persa; Dari; Pashto; Kurdish = kurdisch, kurde, kurdo
Mandarin = mandarin chinese, chino mandarín; Cantonese = kantonesisch, cantonais, cantonés; !Japanese = japanisch, japonais, japonés
!Chinese = chinesisch, chinois
Korean = koreanisch, coréen, coreano; !Vietnamese = vietnamesisch, vietnamien, vietnamita; !Thai = thailändisch, thaïlandais, tailandés; Tagalog
!Filipino
Malay = bahasa melayu, malaiisch; Indonesian = bahasa indonesia, indonesisch; Khmer; Burmese = birmanisch; Mongolian
Hindi; Punjabi = panjabi; Urdu; Bengali = bangla; Gujarati; Tamil; Telugu; Marathi; Malayalam; Kannada; Nepali; Sinhala
Swahili = kiswahili, suaheli; Amharic = amharisch, amharique; Tigrinya; Somali; Yoruba; Igbo; Hausa; Afrikaans; Zulu = isizulu
Xhosa = isixhosa; Sesotho; Setswana; Haitian Creole = créole haïtien; Inuktitut; Cree language = nehiyawewin; Ojibwe = anishinaabemowin
Hmong
American Sign Language = !ASL; British Sign Language = !BSL; French Sign Language = langue des signes française, !LSF; German Sign Language = deutsche gebärdensprache, !DGS
Quebec Sign Language = langue des signes québécoise, !LSQ; Sign language = gebärdensprache, langue des signes, lengua de signos; Braille
Bilingual = zweisprachig, bilingue, bilingualism; Multilingual = mehrsprachig, multilingue
Trilingual
Business English = wirtschaftsenglisch, anglais professionnel, anglais des affaires, inglés de negocios
Verhandlungssicheres Englisch
Technical English = technisches englisch, anglais technique, inglés técnico
[certification]
Driver's license = valid driver's licence, valid driver's license, driver's licence, driving licence, driving license, full driving licence, full uk driving licence, führerschein, führerschein klasse b, führerschein der klasse b, fahrerlaubnis, fahrerlaubnis klasse b, pkw-führerschein, permis de conduire, permis b, permis de conduire b, carnet de conducir, permiso de conducir, permiso de conducir b, carnet b, carné de conducir, licencia de conducir
Class 5 licence = class 5 license, class 5 driver's licence, class 5 driver's license; Full clean driving licence
Class G driver's licence = g licence, g license, g class licence, class g licence, class g license, full g licence, class g driver's license
Class G2 licence = g2 driver's licence, g2 driving licence; Motorcycle licence = motorcycle license, führerschein klasse a, permis moto
Commercial driver's license = cdl, commercial driver's licence, commercial driving license, commercial driving licence, valid cdl
Class A CDL = cdl class a, cdl-a, class a commercial driver's license; Class B CDL = cdl class b, cdl-b, class b commercial driver's license
AZ licence = az license, az driver's licence, az driver
Class 1 licence = class 1 license, class 1 driver's licence, class 1 driver's license
DZ licence = dz license; Class 4 licence = class 4 license, class 4 driver's licence
Class 3 licence = class 3 license, class 3 driver's licence
Category C licence = lgv category c, hgv class 2, class 2 hgv, führerschein klasse c, permis c, permis poids lourd, carnet c, permiso c
Category C1 licence = c1 licence, c1 driving licence, 7.5 tonne licence, führerschein klasse c1, permis c1
Category C+E licence = c+e licence, hgv class 1, class 1 hgv, lgv c+e, cat c+e, führerschein klasse ce, führerschein klasse c/ce, permis ce, permis ec, permis super lourd, carnet c+e
LKW-Führerschein
Category D licence = pcv licence, category d driving licence, führerschein klasse d, busführerschein, permis d, carnet d
Category B+E licence = b+e licence, führerschein klasse be, permis be
Category D1 licence = d1 licence, d1 minibus licence
Criminal record check = criminal background check, police clearance, police clearance certificate, police check, polizeiliches führungszeugnis, führungszeugnis, extrait de casier judiciaire, certificado de antecedentes penales
Clean criminal record = casier judiciaire vierge; Erweitertes Führungszeugnis
Vulnerable sector check = vulnerable sector screening, vulnerable sector police check; DBS check = dbs clearance, dbs certificate
Enhanced DBS check = enhanced dbs
Working with children check
TOEFL; IELTS; TOEIC; Cambridge English C1 Advanced = cambridge c1 advanced, certificate in advanced english; Cambridge English C2 Proficiency = cambridge c2 proficiency
TOEFL iBT
DELF; DALF; TCF Canada; TEF Canada; Goethe-Zertifikat; TestDaF; telc Deutsch = !telc; !DSH; DELE; SIELE; JLPT; HSK; CELPIP; Duolingo English Test
!TCF; JLPT N1; JLPT N2
[degree]
Bachelor's degree = bachelor, baccalaureate degree, undergraduate degree, four-year degree, 4-year degree, ba/bs, bs/ba, bachelorabschluss, bachelorstudium, bachelor-studium, bachelor-abschluss, licenciatura, grado universitario, título de grado, baccalauréat universitaire, grado en
Bachelor of Science = bsc, b.sc, b.sc., !BS, b.s, b.s., bs degree; Bachelor of Arts = !BA, b.a, b.a., ba degree; Bachelor of Engineering = !BEng, b.eng, b.eng.
Bachelor of Applied Science
Master's degree = !Master's, !Master’s, !master's, !Masters, masterabschluss, masterstudium, master-studium, master-abschluss, diplôme de master, máster universitario, maestría
Master of Science = !MSc, !Msc, m.sc, m.sc., ms degree, m.s, m.s.; Master of Arts = m.a, m.a., ma degree; Master of Engineering = !MEng, m.eng, m.eng.
Doctorate = doctoral degree, doctorate degree, doktortitel, doktorgrad, promoviert, abgeschlossene promotion, doctorat, doctorado
Doctor of Philosophy = phd, ph.d, ph.d., phd degree, dphil
College diploma = post-secondary diploma, postsecondary diploma, two-year diploma, community college diploma, diplôme d'études collégiales
Associate degree = two-year degree
Associate of Science; Associate of Arts; Associate of Applied Science
University degree = degree-level education, degree level qualification, college degree, hochschulabschluss, hochschulstudium, abgeschlossenes studium, abgeschlossenes hochschulstudium, universitätsabschluss, studienabschluss, diplôme universitaire, formation universitaire, titulación universitaria, título universitario, estudios universitarios
Fachhochschulstudium
Postgraduate degree = postgraduate qualification, graduate degree, advanced degree, posgrado; Postgraduate diploma = post-graduate diploma, pgdip
Graduate certificate = postgraduate certificate; Honours degree = honors degree; Foundation degree; Higher National Diploma = hnd
Higher National Certificate = hnc; Post-secondary education = postsecondary education
Some college
High school diploma = high school degree, secondary school diploma, diplôme d'études secondaires
High school; Matura; Bachillerato; Ontario Secondary School Diploma = !OSSD; Abitur = allgemeine hochschulreife, hochschulreife; Baccalauréat = baccalauréat général
!GED = general educational development; A-levels = advanced levels
High school equivalency = high school equivalency diploma
GCSEs; Scottish Highers; International Baccalaureate = ib diploma; Fachhochschulreife = fachabitur
GCSE Maths and English = gcse english and maths
Mittlere Reife = realschulabschluss, mittlerer schulabschluss, mittlerer bildungsabschluss; Hauptschulabschluss = hauptschule, berufsreife
Educación Secundaria Obligatoria = graduado escolar
Apprenticeship = apprenticeship training, completed apprenticeship, trade apprenticeship, abgeschlossene ausbildung, berufsausbildung, abgeschlossene berufsausbildung, ausbildungsabschluss, lehrabschluss, abgeschlossene lehre
Technische Ausbildung; Handwerkliche Ausbildung
Trade school diploma
Trade school; Vocational school; Technical school; Vocational diploma; Technical diploma; Trade certificate; Vocational training; Vocational qualification
Eidgenössisches Fähigkeitszeugnis = !EFZ, certificat fédéral de capacité; Meisterbrief = meisterprüfung, handwerksmeister, meistertitel
Ausbildereignung = !AEVO, ausbildereignungsprüfung, ada-schein, ausbildung der ausbilder, ausbilderschein
BTEC; NVQ = national vocational qualification; NVQ Level 2; NVQ Level 3; SVQ; T-levels
BTEC National; BTEC Level 3
Certificate III = cert iii; Certificate IV = cert iv; National Senior Certificate = matric certificate
Certificat d'aptitude professionnelle = niveau cap, diplôme cap, cap ou équivalent, cap minimum
CAP/BEP; CAP/Bac pro
Brevet d'études professionnelles = niveau bep; Bac professionnel = bac pro, baccalauréat professionnel
Baccalauréat technologique = bac technologique; Brevet de technicien supérieur = !BTS; Bachelor universitaire de technologie
Diplôme universitaire de technologie
Licence professionnelle = licence pro; Diplôme d'ingénieur = ingénieur diplômé, formation d'ingénieur, titre d'ingénieur
École d'ingénieur
Bac+2 = niveau bac+2; Bac+3 = niveau bac+3
Bac+5 = niveau bac+5; Titre professionnel; CQP = certificat de qualification professionnelle; Diplôme d'études professionnelles; Attestation d'études collégiales
Bac+4/5
Staatsexamen; Diplom degree = diplomabschluss, diplomstudium
Zweites Staatsexamen; Diplom-Ingenieur = diplom-ingenieurin
Magister = magisterabschluss; Diplom-Kaufmann = dipl.-kfm, diplom-kauffrau; Duales Studium = dual study programme
Formación profesional
Ciclo formativo
Ciclo formativo de grado superior = formación profesional de grado superior, fp de grado superior, fp grado superior, técnico superior, grado superior, !CFGS
Ciclo formativo de grado medio = fp de grado medio, fp grado medio, formación profesional de grado medio, grado medio, !CFGM
Título técnico; Certificado de profesionalidad
Tecnólogo
Computer science degree = degree in computer science, informatikstudium, studium der informatik, licenciatura en informática, diplôme en informatique, études en informatique
Ingeniería informática = ingeniería en informática; Bachelor of Computer Science
Information technology degree = degree in information technology, degree in it
Information technology diploma
Information systems degree = degree in information systems
Software engineering degree = degree in software engineering
Bachelor of Software Engineering
Computer engineering degree = degree in computer engineering
Engineering degree = degree in engineering, ingenieurstudium, ingenieurwissenschaftliches studium, ingenieurabschluss, études d'ingénieur, ingeniería superior
Industrial engineering degree = degree in industrial engineering
Chemical engineering degree = degree in chemical engineering
Biomedical engineering degree = degree in biomedical engineering
Aerospace engineering degree = degree in aerospace engineering
Materials engineering degree = degree in materials engineering
Materials science degree = degree in materials science
Mechatronics degree = degree in mechatronics, mechatronikstudium; Process engineering degree
Science degree = degree in science, degree in a scientific discipline, naturwissenschaftliches studium
Biology degree = degree in biology, biologiestudium; Chemistry degree = degree in chemistry, chemiestudium
Biological sciences degree = degree in biological sciences
Physics degree = degree in physics, physikstudium; Mathematics degree = degree in mathematics, degree in maths, mathematikstudium
Statistics degree = degree in statistics; Environmental science degree = degree in environmental science
Geology degree = degree in geology; STEM degree = degree in a stem field, mint-studium
STEM field
Technical degree = degree in a technical field, technisches studium
Technical discipline
Economics degree = degree in economics; Wirtschaftsstudium = wirtschaftswissenschaftliches studium
Finance degree = degree in finance; Accounting degree = degree in accounting
Bachelor of Finance; Bachelor of Accounting
Law degree = degree in law, jurastudium
Bachelor of Laws = !LLB, ll.b, ll.b.; Juris Doctor = jd degree; Licence en droit; Master en droit; Grado en Derecho
Master of Laws = ll.m, ll.m.; Public administration degree = degree in public administration
Master of Public Administration
Human resources degree = degree in human resources
Human resources diploma; Human resource management degree = degree in human resource management
Psychology degree = degree in psychology; Sociology degree = degree in sociology
Political science = politikwissenschaft, politikwissenschaften, sciences politiques, ciencias políticas
International relations = internationale beziehungen, relations internationales, relaciones internacionales; Anthropology = anthropologie, antropología
Philosophy degree = degree in philosophy, philosophiestudium; History degree = degree in history
English degree = degree in english
German studies = germanistik; Romance studies = romanistik; Modern languages degree = degree in languages, degree in modern languages
Linguistics = linguistik, sprachwissenschaft, linguistique, lingüística; Geography degree = degree in geography, geographiestudium
Social sciences = sozialwissenschaften, sciences sociales, ciencias sociales; Humanities = geisteswissenschaften, sciences humaines, humanidades
Liberal arts degree
Cultural studies = kulturwissenschaften
Criminology degree
Bachelor of Science in Nursing = bsn, bscn; Master of Science in Nursing = msn degree
Nursing degree = pflegestudium; Bachelor of Nursing; Grado en Enfermería; Master of Nursing
Bachelor of Education = b.ed, bed degree; Master of Education = m.ed
Education degree = degree in education; Lehramtsstudium
Early childhood education diploma = ece diploma
Early childhood education degree = degree in early childhood education
Social work degree = degree in social work, studium der sozialen arbeit
Bachelor of Social Work = bsw
Master of Social Work = msw; Medical degree = medizinstudium, diplôme de médecin
Doctor of Medicine = md degree
Public health degree = degree in public health
Master of Public Health = mph
Nutrition degree = degree in nutrition; Diplôme d'État d'infirmier = diplôme d'état infirmier, diplôme d'état d'infirmière
Dietetics degree
Pharmacy degree = degree in pharmacy, pharmaziestudium
Doctor of Pharmacy = pharmd
[skill]
Computer science = informatik, ciencias de la computación; Management information systems; Business informatics = wirtschaftsinformatik, informatique de gestion
Computer engineering = technische informatik, génie informatique; Ingenieurwissenschaften; Industrial engineering = génie industriel, ingeniería industrial
Chemical engineering = chemieingenieurwesen, génie chimique, ingeniería química; Biomedical engineering = génie biomédical
Aerospace engineering = luft- und raumfahrttechnik, ingeniería aeronáutica, génie aérospatial; Materials engineering = werkstofftechnik
Materials science = werkstoffwissenschaften; Process engineering = verfahrenstechnik; Natural sciences = naturwissenschaften; Biological sciences
Environmental science = umweltwissenschaften; Geosciences = geowissenschaften
!Economics = !economics, volkswirtschaftslehre, volkswirtschaft, vwl, sciences économiques, ciencias económicas; Wirtschaftswissenschaften; Finanzwirtschaft
Rechtswissenschaften; Verwaltungswissenschaften; Psychology = psychologie, psicología; Sociology = soziologie, sociologie, sociología; Ethnology = ethnologie
Geschichtswissenschaft; English literature; English studies = anglistik; Liberal arts; Criminology = kriminologie, criminologie; Ernährungswissenschaften
`
