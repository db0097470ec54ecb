export const humanResources = `
[skill]
Human resources = !HR, hr management, human resource management, personalwesen, personalmanagement, ressources humaines, gestion des ressources humaines, recursos humanos, gestión de recursos humanos
HR administration = personnel administration, personalverwaltung, personaladministration, administration du personnel, administración de personal; HR generalist functions = hr generalist
HR business partnering = hr business partner, hrbp; HR operations; HR shared services; HR service delivery; HR policies = human resources policies; HR policy development
Employee handbook
HR compliance; Personnel files = personnel records, employee records, personalakten, personalakte, dossiers du personnel
Recruitment = !Recruiting, recruiting experience, recruiting process, personalbeschaffung, personalgewinnung, recrutement, reclutamiento, selección de personal
Talent acquisition; Recruitment strategy = recruiting strategies
Full-cycle recruiting = full-cycle recruitment, full life cycle recruiting, end-to-end recruitment, 360 recruitment
Candidate sourcing = talent sourcing, sourcing candidates, active sourcing, sourcing de candidats, direktansprache; Boolean search = boolean sourcing; Executive search = headhunting, chasse de têtes
Technical recruiting = it recruitment, tech recruiting; Volume recruitment = high-volume recruiting, mass hiring; Campus recruiting = university recruiting
Graduate recruitment; Hochschulmarketing
Staffing agency operations; Temporary staffing = arbeitnehmerüberlassung, travail temporaire
Job advertising = job ads; Writing job ads = rédaction d'annonces; Job postings = stellenausschreibungen, job posting management
Job description writing = writing job descriptions, developing job descriptions, erstellung von stellenbeschreibungen, rédaction de fiches de poste; Job analysis
Candidate screening = applicant screening, screening candidates, screening applications
Resume screening = cv screening, tri de cv, screening resumes, screen resumes, reviewing resumes; Phone screening; Candidate selection = bewerberauswahl
Interviewing candidates = candidate interviews, bewerbungsgespräche, vorstellungsgespräche, entretiens de recrutement, entrevistas de selección; Behavioral interviewing
Structured interviews; Competency-based interviewing = competency-based interviews
Interview scheduling = interview coordination, scheduling interviews, schedule interviews, arranging interviews; Assessment centres = assessment centers
Psychometric testing = psychometric assessments; Aptitude testing; Reference checking
Background screening = conducting background checks, running background checks, run background checks; Pre-employment screening; Offer negotiation; Offer management
Extending offers
Candidate experience; Employer branding = arbeitgebermarke, marque employeur; Talent pipelines; Talent pooling; Recruitment marketing = personalmarketing
Applicant tracking systems = bewerbermanagementsystem; Bewerbermanagement; Recruitment metrics; Time to hire; Time-to-fill; Recruitment process outsourcing = !RPO
Headcount planning
Onboarding = employee onboarding, new hire onboarding, einarbeitung neuer mitarbeiter, intégration des nouveaux collaborateurs, incorporación de personal, onboarding new hires, onboard new hires, onboarding new employees
New hire orientation
Offboarding = employee offboarding; Exit interviews; I-9 verification = i-9 compliance, i-9 processing; Right to work checks
Employment contract drafting = arbeitsvertragsgestaltung, rédaction de contrats de travail; Global mobility; Expatriate management = entsendung von mitarbeitern
Employee relations = relaciones laborales con empleados; Employee relations casework = er casework, employee relations cases, er cases
Labour relations = labor relations, industrial relations, arbeitsbeziehungen, relations sociales, relations sociales et syndicales, relaciones laborales
Collective bargaining = union negotiations, tarifverhandlungen, négociation collective, negociación colectiva
Collective agreement administration; Collective agreement interpretation; Collective bargaining agreements; Tarifrecht = tarifvertragsrecht
Grievance handling = grievances, grievance management; Grievance procedures; Grievance investigation
Disciplinary procedures = disciplinaries, procédures disciplinaires; Disciplinary action; Disciplinary hearings
Workplace investigations = employee investigations, hr investigations
Works council relations = zusammenarbeit mit dem betriebsrat; Works council = betriebsrat, comité social et économique; Instances représentatives du personnel
Betriebsverfassungsrecht
Termination procedures = employee terminations, employee dismissals, licenciements, despidos
Redundancy procedures; Redundancy consultation; Workforce reductions = reduction in force, personalabbau; Trade union representation = union representation, shop steward
Labour law = labor law, labour legislation, arbeitsrecht, droit du travail, droit social, derecho laboral, legislación laboral; Employment law = employment legislation
Employment standards
Employment Standards Act; Fair Labor Standards Act = flsa; Family and Medical Leave Act = fmla, fmla administration; ADA compliance = americans with disabilities act compliance
EEO compliance = equal employment opportunity compliance; EEO reporting; Affirmative action plans = affirmative action planning; Equality Act 2010
National Labor Relations Act = nlra
ACAS guidelines; ACAS Code of Practice; TUPE; Arbeitnehmerüberlassungsgesetz; Allgemeines Gleichbehandlungsgesetz
Leave administration = leave management, leave of absence administration; Absence management = fehlzeitenmanagement, gestion des absences, absence cases
Sickness absence management
Return-to-work programs = return-to-work planning; Disability management; Disability case management; Betriebliches Eingliederungsmanagement
Workers' compensation administration = workers compensation; Workers' compensation; Accommodation management = accommodation requests; ADA accommodations
Diversity and inclusion programs = dei programs, dei initiatives, diversity initiatives, diversity and inclusion initiatives
Diversity and inclusion strategy = dei strategy, edi strategy; Diversity management
Anti-harassment policies; Harassment prevention; Sexual harassment prevention
Compensation and benefits administration = compensation and benefits management, comp and ben, vergütung und benefits, rémunération et avantages sociaux, compensación y beneficios
Total rewards strategy; Total rewards programs
Benefits administration = employee benefits administration, administering benefits, administer benefits; Open enrollment; Benefits enrollment
Salary benchmarking = compensation benchmarking, gehaltsbenchmarking; Market pricing; Job evaluation = stellenbewertung, stellenbewertungen
Hay method = hay job evaluation; Job grading
Compensation structures = salary structures, pay structures, grade structures, vergütungssysteme; Salary bands = pay bands, compensation bands
Compensation policy = politique de rémunération
Incentive compensation design = incentive plan design, variable pay design; Executive compensation; Equity compensation administration = stock plan administration
Pay equity; Gender pay gap reporting; Index Egapro; COBRA administration = !COBRA; Retirement plan administration; 401(k) plan administration
Time and attendance = timekeeping, zeiterfassung, zeitwirtschaft, gestion des temps, control horario; Time and attendance systems
Staff scheduling = shift scheduling, rostering, shift planning, dienstplanung, schichtplanung, einsatzplanung, personaleinsatzplanung, roster management, planification des équipes
Employee wellness programs = workplace wellness programs; !QVCT
Performance management = leistungsmanagement, gestion de la performance
Performance appraisals = performance reviews, performance evaluations, staff appraisals, mitarbeiterbeurteilung, entretiens annuels, evaluación del desempeño
Mitarbeitergespräche; Entretiens professionnels
Performance improvement plans; Goal setting frameworks; Management by objectives; 360-degree feedback = 360 feedback
Talent management = talentmanagement, gestion des talents, gestión del talento
Talent reviews; Nine-box grid = 9-box; Succession planning = nachfolgeplanung, plan de succession, planes de sucesión
Workforce planning = manpower planning, personalplanung, personalbedarfsplanung, planification des effectifs, planificación de plantilla; Strategic workforce planning
GPEC = gepp, gestion prévisionnelle des emplois; Competency frameworks = kompetenzmodelle, référentiel de compétences; Competency modeling
Career planning; Career pathing; Career development programs; Career coaching; Laufbahnberatung; Outplacement = outplacement services
Employee engagement = mitarbeiterengagement, engagement des collaborateurs; Employee engagement surveys; Employee surveys = mitarbeiterbefragungen; Pulse surveys
Employee retention = staff retention, mitarbeiterbindung, fidélisation des collaborateurs; Retention strategies; Employee recognition = recognition programs
Employee experience
Organizational development = organisational development, organization development, organisationsentwicklung, développement organisationnel, desarrollo organizacional
Organizational design = organisational design; Organizational psychology = organisational psychology, industrial-organizational psychology, arbeits- und organisationspsychologie; Culture change
Personnel development = personalentwicklung
Training and development = learning and development, l&d, desarrollo y formación
Staff training = employee training, formation du personnel, mitarbeiterschulung, mitarbeiterschulungen
Training plans = plan de formation, plan de développement des compétences
Training needs analysis = training needs assessment, schulungsbedarfsanalyse
Training delivery = training facilitation, delivering training, facilitation of training, durchführung von schulungen, animation de formations, impartición de formación, schulungen durchführen
Training planning = schulungen planen
Training materials development = developing training materials, schulungsunterlagen; Train the trainer; Leadership development = management development, führungskräfteentwicklung; Executive coaching
Apprenticeship programs; Apprenticeship management = ausbildungsorganisation, ausbildungsleitung, gestion de l'alternance; Internship programs; Kirkpatrick model
Training evaluation
Learning experience platforms; Myers-Briggs Type Indicator = mbti; DISC assessment = disc profile; Hogan assessments; StrengthsFinder = cliftonstrengths
HRIS = human resources information system, hris systems, hr information systems, sirh; Human capital management; HCM systems = hcm system
HR analytics = people analytics, workforce analytics
HR metrics; HR reporting; HR dashboards; Personalcontrolling; Bilan social; HR digitalization = hr digitalisation, digital hr; HR due diligence; !Workday; Workday HCM
SAP SuccessFactors = successfactors; SAP HCM = sap hr; Oracle HCM = oracle hcm cloud, oracle fusion hcm; PeopleSoft = oracle peoplesoft; UKG; UKG Pro = ultipro
Kronos = ukg kronos, kronos workforce
BambooHR; Personio; !Rippling; HiBob; Greenhouse Recruiting = greenhouse ats; ?Lever = lever ats; Taleo = oracle taleo; iCIMS; !Workable; SmartRecruiters; Jobvite; Bullhorn = bullhorn ats; JazzHR
LinkedIn Recruiter; Indeed recruiting = indeed for employers; Cornerstone OnDemand; Cornerstone LMS; Lattice performance platform; Culture Amp; Silae; PayFit; HR Access
Meta4; P&I Loga
Rexx Systems; ATOSS; Deputy scheduling; !When I Work; Paylocity; Namely HR; Zenefits; Cezanne HR; ITrent; Talentia; Lucca SIRH
Radford surveys = aon radford; Mercer surveys; Compensation surveys = salary surveys; Equity grants administration; Equity refresh; Carta equity; HR case management
HR contact centre = hr service desk, hr helpdesk; HR audits; HR master data = personalstammdaten; HR data management; Bewerberkorrespondenz
Arbeitszeugnisse = zeugniserstellung, erstellung von arbeitszeugnissen; Bescheinigungswesen; Vorbereitende Lohnbuchhaltung = vorbereitende gehaltsabrechnung
Ausbildungsbetreuung = betreuung von auszubildenden, suivi des alternants; Employer of record; Contingent workforce management; Sponsor licence management; Relocation management
Diversity recruiting = inclusive hiring; Hiring manager partnership = hiring manager consultation; Intake meetings
Recruitment events; Job fairs = career fairs, recruitment fairs, salons de recrutement; Turnover analysis = attrition analysis, fluktuationsanalyse; Exit surveys
Stay interviews
Workplace mediation; Occupational health referrals; Parental leave administration; Negotiating works agreements
Works agreements = betriebsvereinbarungen, accords d'entreprise; Elections professionnelles
Contrats et avenants = rédaction de contrats et avenants; Déclaration préalable à l'embauche = dpae; Sistema RED = sistema red siltra; Altas y bajas en la seguridad social; ServiceNow HRSD
Workday reporting = workday report writer; Beamery; Gem recruiting; Teamtailor; Recruitee; softgarden; d.vinci; Rexx Recruitment; HireVue; Codility; SHL assessments; Predictive Index
Qualtrics EmployeeXM; Peakon; LinkedIn Learning; Docebo; SAP Litmos; TalentLMS; Absorb LMS; Sage HR; Factorial HR; Bizneo; Eurécia; Kelio; Sopra HR; ADP Decidium; Cegid HR; Planday
HotSchedules; Homebase scheduling; Shiftboard
[certification]
SHRM-CP = shrm certified professional; SHRM certification = !SHRM; SHRM-SCP; Professional in Human Resources = !PHR, phr certification
Senior Professional in Human Resources = !SPHR
Associate Professional in Human Resources = !aPHR; HRCI certification; Global Professional in Human Resources
CIPD = cipd qualified, cipd qualification; CIPD Level 3; CIPD Level 5; CIPD Level 7; MCIPD; Certified Human Resources Professional = chrp
Certified Human Resources Leader = chrl
Certified Compensation Professional; WorldatWork; Certified Employee Benefit Specialist = cebs; Certified Professional in Learning and Performance = cplp, cptd
ATD certification
AIRS certification; Certified Internet Recruiter; Certified Diversity Professional
International Coach Federation certification = icf certified, icf accredited coach; Certified professional coach; MBTI practitioner
Psychometric test user = british psychological society test user; BPS Level A; Geprüfter Personalfachkaufmann = personalfachkaufmann, personalfachkauffrau
Fachkraft für Personalwesen
[degree]
Human resources degree = degree in human resources, human resources management degree, degree in human resource management, studium mit schwerpunkt personal
Bachelor of Human Resources; Human resources diploma = diploma in human resources; Master ressources humaines = master rh
Grado en Relaciones Laborales y Recursos Humanos
Personaldienstleistungskaufmann = personaldienstleistungskauffrau; Industrial relations degree = degree in industrial relations; Wirtschaftspsychologie = business psychology degree
Graduado social
[domain]
Staffing industry = personaldienstleistung; Staffing agency = agence d'intérim; Recruitment agency
HR consulting = human resources consulting, conseil rh; Personalberatung; HR technology = hr tech
`
