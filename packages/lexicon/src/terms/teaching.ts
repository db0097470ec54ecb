export const teaching = `
[skill]
Lesson planning = lesson plan, lesson preparation, unterrichtsplanung, unterrichtsvorbereitung, préparation de cours, planification de cours, planificación de clases, programación didáctica, planning lessons, plan lessons, preparing lessons
Curriculum development = curriculum design, curriculum writing, curriculumentwicklung, conception de programmes, desarrollo curricular, diseño curricular
Curriculum planning
Curriculum mapping; Schemes of work; Classroom management = klassenführung, gestion de classe, gestión del aula
Behaviour management = behavior management
Classroom instruction = classroom teaching; Student teaching = practice teaching, student teaching internship, teaching practicum, teaching practice placement, teaching internship; Teaching = unterrichten, unterrichtstätigkeit, enseignement, enseñanza, docencia
Frontal teaching; Präsenzunterricht
Pedagogy = pädagogik, pédagogie, pedagogía; Didactics = didaktik, didactique, didáctica
Differentiated instruction = differentiated learning, differentiated teaching, binnendifferenzierung, pédagogie différenciée
Student assessment = pupil assessment, student evaluation, assessment of students, leistungsbeurteilung, évaluation des élèves, evaluación del alumnado, assessing students, assessing pupils
Formative assessment = assessment for learning; Summative assessment; Student grading = marking student work, grading assignments
Exam marking = corrección de exámenes
Standardized testing = standardised testing, standardized tests; Rubrics = rubric development; Report cards = report card writing; Data-driven instruction
Backward design; Bloom's taxonomy; Learning objectives = lernziele
Understanding by Design; Learning outcomes
Project-based learning = project-based teaching, projektunterricht; Inquiry-based learning = inquiry-based teaching; Experiential learning; Cooperative learning
Collaborative learning
Play-based learning = learning through play; Blended learning; Flipped classroom; Universal Design for Learning; Scaffolded instruction = instructional scaffolding
Direct instruction = explicit instruction; Small group instruction = small-group teaching; Guided reading; Reading intervention; Orton-Gillingham
Reading Recovery; Reading instruction
Phonics = phonics instruction; Literacy instruction = literacy teaching, alphabetisierung
Systematic phonics; Synthetic phonics; Literacy development; Literacy and numeracy; Early literacy
Numeracy; Balanced literacy; Science of reading; Response to intervention; Social-emotional learning
Numeracy instruction; Numeracy development; Multi-tiered system of supports = mtss
Culturally responsive teaching = culturally relevant pedagogy; Growth mindset; Restorative discipline; Student engagement strategies
Special education = special needs education, sonderpädagogik, förderpädagogik, éducation spécialisée, educación especial
Special educational needs = !SEN, !SEND, special educational needs and disabilities; Special needs
Individualized education programs = iep, individualized education plan, individual education plan, individual education programme
IEP development; Förderplan; Projet personnalisé de scolarisation
Inclusive education = inclusive classroom, inklusiver unterricht, inklusive pädagogik, école inclusive, educación inclusiva; Learning support = learning support assistance, lernförderung
Dyslexia support = dyslexia intervention, legasthenieförderung; Gifted education = gifted and talented, begabtenförderung; 504 plans; EHC plans = ehcp, education health and care plan
Resource room teaching; Paraprofessional support
Classroom support = classroom assistance; Schulbegleitung
Early childhood education = early years education, frühpädagogik, frühkindliche bildung, elementarpädagogik, educación infantil
!Early Years; Early years setting; Early years care; Early childhood = petite enfance; Early childhood development
Early Years Foundation Stage = eyfs; Childcare = child care, kinderbetreuung; Infant and toddler care = kleinkindbetreuung
Child supervision; Toddler care; Krippe
Kindergarten teaching; Reggio Emilia = reggio emilia approach
Kindergarten; Preschool education = preschool teaching; Kindertagesstätte = kindertageseinrichtung; École maternelle
Montessori = montessori method, montessori-pädagogik; Waldorf education = waldorfpädagogik, steiner education; Emergent curriculum
Developmental milestones
Child development = développement de l'enfant, desarrollo infantil; Developmentally appropriate practice; Developmental psychology = entwicklungspsychologie
Child observation = observation and documentation of children; Diaper changing = nappy changing, diapering, change diapers, wickeln
Learning stories = bildungs- und lerngeschichten
Potty training = toilet training; Circle time; Sprachförderung; Eingewöhnung; Nannying; Before and after school care
Berliner Eingewöhnungsmodell
Primary teaching = elementary teaching, elementary school teaching, primary school teaching, enseignement primaire
Primary education = elementary education, educación primaria; Grundschulpädagogik
Secondary teaching = secondary school teaching, enseignement secondaire; Key Stage 1 = !KS1; Key Stage 2 = !KS2
Secondary education = educación secundaria; High school teaching
Key Stage 3 = !KS3; Key Stage 4 = !KS4; A-level teaching = teaching a-levels; GCSE teaching
GCSE curriculum
International Baccalaureate; Primary Years Programme; Advanced Placement courses = advanced placement
IB programme = ib curriculum; IB Diploma Programme
Common Core State Standards = common core; National Curriculum; Vocational education and training = vocational education, berufliche bildung
Career and technical education
Adult education = erwachsenenbildung, formation pour adultes, educación de adultos; Alternative education = alternative provision
Adult learning; Andragogy
Mathematics teaching = math instruction, teaching mathematics, mathematikunterricht; Science teaching = science instruction, teaching science
Physical education = sportunterricht, éducation physique, educación física; Music education = musikpädagogik; Art education = art teaching, kunstunterricht; Drama teaching = drama education
History teaching = teaching history; Religious education = religionsunterricht; STEM education = stem instruction, stem teaching; English language arts = ela instruction
Computer science teaching; Outdoor education; Health education; Swimming instruction = swimming lessons, teaching swimming
Teaching coding; Forest school; Waldpädagogik
English as a second language = esl, esl instruction
English as a foreign language = efl; ESOL; TESOL; TEFL; English language learners = !ELL; English as an additional language = !EAL
English teaching = teaching english, english language teaching
Foreign language teaching = fremdsprachenunterricht
Language teaching = language instruction, enseignement des langues
German as a foreign language = deutsch als fremdsprache; French as a foreign language = français langue étrangère
German as a second language = deutsch als zweitsprache
Spanish as a foreign language = español como lengua extranjera; CEFR = common european framework of reference; IELTS preparation; TOEFL preparation
Bilingual education = bilingual instruction, bilingualer unterricht; CLIL; Content-based language instruction
Dual language immersion
Exam preparation = test preparation, exam prep, test prep, prüfungsvorbereitung, préparation aux examens; SAT preparation = sat prep
ACT preparation = act prep
Tutoring = private tutoring, nachhilfe, soutien scolaire, clases particulares
Homework support = homework help
Online teaching = remote teaching, virtual instruction, virtual teaching, online instruction
Distance education = distance learning, fernunterricht, enseignement à distance
E-learning = elearning; E-learning development = elearning development, e-learning authoring; Learning management systems = lms, lernplattform; Moodle
Online learning; Digital learning
Canvas LMS = instructure canvas; Google Classroom; Blackboard Learn = blackboard; Schoology; !Seesaw; ClassDojo; Kahoot; Nearpod; D2L Brightspace = brightspace; PowerSchool; Infinite Campus
Renaissance Star assessments; !i-Ready; MAP Growth = nwea map; Articulate Storyline; Adobe Captivate; SCORM
Articulate 360; Articulate Rise
Interactive whiteboards = tableau numérique interactif; Educational technology = edtech, instructional technology, education technology
SMART Board = smartboard; Mediendidaktik
Instructional design = ingénierie pédagogique, diseño instruccional; Educational game design
Learning design; ADDIE = addie model; Gamification of learning
Lego robotics education
Educational robotics
Parent communication = parent-teacher communication, communicating with parents, communication with parents, elternkommunikation
Parent engagement; Parent-teacher conferences = parent conferences, parent meetings, elterngespräche
Working with parents = elternarbeit, zusammenarbeit mit eltern, relations avec les parents
Pastoral care; Student support services = student support
Student well-being = student welfare
Student counselling = student counseling; Student mentoring = mentoring students
School counseling; Guidance counseling; Academic advising = academic advisement
Field trips = school trips, klassenfahrten, sorties scolaires; Extracurricular activities; Lunch and recess supervision
After-school clubs; Recess supervision
Anti-bullying programs = bullying prevention; Student attendance monitoring = student attendance tracking
Educational leadership; School improvement planning = school improvement
Instructional leadership; School administration; School leadership = schulleitung, direction d'établissement
Ofsted; Teacher training = teacher education, formation des enseignants
Ofsted inspection; Teacher professional development = lehrerfortbildung; Instructional coaching
Professional learning communities; Lesson observation = unterrichtshospitation; Substitute teaching = supply teaching, vertretungsunterricht
Peer observation
Student admissions; Exam invigilation = exam proctoring, invigilation; Examination setting = setting examinations, prüfungserstellung
Student recruitment; Admissions counseling
Homeschooling
Student progress monitoring = student progress tracking, progress monitoring, tracking pupil progress, pupil progress, assess student progress; Co-teaching = team teaching
Push-in support
Positive behavioral interventions = pbis; Communicative language teaching = communicative approach; Task-based learning; Total physical response; Business English
Academic English = english for academic purposes; AQA; Edexcel; OCR specifications; Pupil premium; Prevent duty; Assessment moderation; Marking and feedback; Homework assignments = setting homework
Classroom displays; Classroom setup = classroom preparation; Age-appropriate activities = developmentally appropriate activities; Arts and crafts activities = crafts with children, activités manuelles
Storytelling for children; Messy play; Nap time supervision; Bottle feeding; Key person approach = key worker system; Portfolioarbeit; Situationsansatz
Reading aloud; Bildungsdokumentation
Offenes Konzept; Ganztagsbetreuung; Périscolaire = accueil périscolaire; Comedor escolar
Teiloffenes Konzept; Offene Ganztagsschule; Hortbetreuung; Accueil de loisirs; Monitor de comedor
Atención a la diversidad; Tutoría de alumnos = acción tutorial; Programmes scolaires
Bulletins officiels de l'Éducation nationale
Unterrichtsmaterialien erstellen = erstellung von unterrichtsmaterialien, creating teaching materials; Bildungsplan
Teaching materials; Learning materials; Orientierungsplan; Lehrplan
Cross-curricular teaching = interdisciplinary teaching; Service learning; Makerspace; Debate coaching; School library; Youth sports coaching
College counseling = university applications guidance, college admissions counseling
Career education = berufsorientierung; Academic intervention = intervention groups
Careers guidance = orientation professionnelle, orientación profesional
Executive function coaching; Visual supports; Social stories; TEACCH; Braille
Visual schedules
English language development; WIDA standards = wida; Driver education
Structured English immersion; Sheltered instruction; SIOP; Driving instruction = fahrschulunterricht
Corporate language training; Music theory teaching; Learning analytics; Virtual classrooms; Assessment design
Zoom teaching
[certification]
Teaching certificate = teaching licence, teaching license, teacher certification, teaching certification, teaching credential, state teaching license, certified teacher, licensed teacher, teaching qualification, lehrbefähigung, lehramtsbefähigung
Qualified Teacher Status = !QTS; Ontario College of Teachers = ontario college of teachers registration; PGCE = postgraduate certificate in education
TEFL certificate = tefl certification, tefl certified
TESOL certificate = tesol certification; CELTA; DELTA certificate
Special education certification = special education endorsement, special education teaching certificate; ESL endorsement = esl certification, esl certificate, esl certified, esl supplemental, esl supplemental certificate, esl supplemental certification
National Board Certification for teachers = national board certified teacher; Praxis exam; !CAPES = certificat d'aptitude au professorat; !Agrégation; IELTS; TOEFL
CRPE = concours de recrutement de professeurs des écoles; BAFA = brevet d'aptitude aux fonctions d'animateur
Registered Early Childhood Educator = ece registration, rece, registered ece; Child Development Associate = cda credential
ECE certificate = early childhood educator certificate
Early Years Teacher Status; Level 3 Early Years Educator; Higher Level Teaching Assistant = !HLTA
Level 3 childcare = nvq level 3 childcare; Early years educator
Ausbildereignung = ausbildereignungsprüfung, aevo, ada-schein; Pediatric first aid = paediatric first aid
Infant CPR; Pediatric CPR
[degree]
Bachelor of Education = b.ed, bed degree
Education degree = degree in education; Bachelor's degree in education; Teaching degree; Grado en Educación; Grado en Magisterio; Lehramtsstudium = studium auf lehramt
Master of Education = m.ed, master's degree in education, master's in education
Master of Arts in Teaching; Master MEEF
Early childhood education diploma = ece diploma, diploma in early childhood education
Early childhood education degree = degree in early childhood education
Staatlich anerkannter Erzieher = staatlich anerkannte erzieherin, erzieher, erzieherin, staatlich anerkannte/r erzieher/in; Kinderpfleger = kinderpflegerin
Sozialassistent = sozialassistentin
CAP Accompagnant éducatif petite enfance = cap petite enfance, cap aepe; Diplôme d'État d'éducateur de jeunes enfants = éducateur de jeunes enfants, éducatrice de jeunes enfants
Auxiliaire de puériculture = diplôme d'auxiliaire de puériculture; Técnico superior en educación infantil; Referendariat = vorbereitungsdienst
Zweite Staatsprüfung = zweites staatsexamen lehramt
[domain]
Education sector = education industry, bildungswesen, secteur de l'éducation, sector educativo; K-12 education = k-12, k12
Further education; Higher education = higher ed, hochschulwesen, enseignement supérieur, educación superior
Further education college
`
