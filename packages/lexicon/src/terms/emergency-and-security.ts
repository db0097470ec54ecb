export const emergencyAndSecurity = `
[skill]
Emergency response = emergency response procedures, notfallreaktion, intervention d'urgence, respuesta a emergencias
Emergency management = disaster management; Civil protection = katastrophenschutz, bevölkerungsschutz, protección civil, sécurité civile
Emergency preparedness = disaster preparedness; Emergency planning = emergency plans, notfallplanung, planes de emergencia, plan d'urgence
Incident Command System = incident command; National Incident Management System = !NIMS; ICS-100; ICS-200 = ics 200; IS-700 = ics-700
Evacuation procedures; Emergency evacuation = evakuierung, évacuation des personnes; Evacuation planning; Disaster recovery operations; Disaster relief
Crisis management = krisenmanagement, gestion de crise, gestión de crisis; Mass casualty incidents; Mass casualty triage
Search and rescue = such- und rettungsdienst, recherche et sauvetage; Water rescue = wasserrettung; Swift water rescue; Mountain rescue = bergrettung
Urban search and rescue
Emergency dispatch = 911 dispatch, leitstellendisposition; Emergency call handling = 999 call handling, 911 calls, taking 911 calls, notrufannahme
Computer-aided dispatch
Two-way radio; Radio communications = funkverkehr, communication radio; BOS-Funk
Prehospital care = pre-hospital care, soins préhospitaliers; Emergency medical services = !EMS, rettungsdienst, emergencias sanitarias; Paramedicine = paramedic care
Trauma care = trauma management, patient trauma care; Patient extrication; Vehicle extrication = rettung aus fahrzeugen; Ambulance driving
Emergency vehicle operation = emergency driving; Emergency Vehicle Operations Course = evoc
Non-emergency medical transport = non-emergency patient transport, krankentransport; Patient transport; Spinal immobilization = spinal immobilisation
Automated external defibrillator = aed use; AED training; Defibrillation; Defibrillators = defibrillateur; Tactical combat casualty care = tccc
Bleeding control; Stop the Bleed
Firefighting = fire fighting, brandbekämpfung, lutte contre l'incendie, extinción de incendios, feuerwehrdienst; Fire suppression operations; Structural firefighting
Wildland firefighting = wildfire suppression, waldbrandbekämpfung; Wildland fire
Fire prevention = vorbeugender brandschutz, prévention incendie, prevención de incendios; Fire safety = brandschutz, sécurité incendie
Fire inspection = fire code inspection, brandschau, brandverhütungsschau; Fire investigation; Arson investigation; Fire drills; Evacuation drills = räumungsübungen
Fire extinguishers = feuerlöscher, extincteurs; Fire pump operation = pumper operations; Pump operations; Aerial ladder operations = drehleiter; Ladder operations
SCBA = self-contained breathing apparatus, breathing apparatus; Atemschutzgeräteträger
Hazardous materials response = hazmat response, gefahrguteinsatz, hazmat incidents; Hazmat operations = hazmat ops; Technical rescue; Rope rescue; Confined space rescue
NFPA standards = nfpa; NFPA 1001; Fire code; International Fire Code; Fire alarm response = responding to fire alarms; Fire risk assessment
Fire safety engineering = fire protection engineering
Fire apparatus maintenance; Fire equipment maintenance; Hose testing
Law enforcement = policing, polizeidienst, forces de l'ordre, aplicación de la ley
Patrol = patrolling, patrol procedures, streifendienst
Security patrols = patrolling premises, rondes de sécurité, rondas de seguridad, rondes, kontrollgänge, kontrollrundgänge, bestreifung, streifengang; Foot patrol
Mobile patrol
Criminal investigation = investigation criminelle, investigación criminal; Ermittlungen; Evidence collection = spurensicherung, beweissicherung; Evidence handling
Crime scene investigation = crime scene processing; Interrogation techniques; Suspect interviews; Investigative interviewing; Reid technique; Community policing
Traffic enforcement = verkehrsüberwachung; Speed enforcement; Accident investigation = unfalluntersuchung; Accident reconstruction; Unfallaufnahme
Crime prevention = kriminalprävention, prévention de la délinquance; Crime analysis; Crime mapping
Criminology = kriminologie, criminologie, criminología; Forensic science = forensics, forensik, police scientifique, criminalística
Fingerprint analysis; Fingerprinting; Latent prints; Ballistics; Forensic firearms examination; Narcotics investigation = drug investigations
Surveillance operations = observationstechniken; Covert surveillance; Mobile surveillance; Arrest procedures = arrest techniques; Arrest and control
Use of force; Use-of-force policy; Use of force continuum; Defensive tactics = defensive tactics training
Self-defense = self-defence, selbstverteidigung, self-defence techniques
Firearms handling = umgang mit schusswaffen; Firearms proficiency; Firearms training; Firearm safety; Weapons handling; Handcuffing; Taser = conducted energy weapons
Baton training; ASP baton; Tonfa
OC spray = pepper spray; Search of persons = searches and pat-downs; Pat-down searches; Court testimony = testifying in court, courtroom testimony; Police report writing
CPIC; NCIC; Civil unrest response; Riot control; Public order policing = maintien de l'ordre
K-9 handling = k9 handling, diensthunde, diensthundeführer, maître-chien, guía canino; K-9 unit
Drone surveillance
Correctional services = strafvollzug, justizvollzug, administration pénitentiaire, instituciones penitenciarias; Correctional facility
Inmate supervision = prisoner supervision; Custody and control; Offender supervision; Offender rehabilitation; Offender management
Probation and parole; Probation services; Parole supervision; Prisoner transport = inmate transport; Cell searches; Contraband detection; Court security
Security guarding = manned guarding, security officer duties, wachdienst, sicherheitsdienst, gardiennage, surveillance humaine, servicios de vigilancia, vigilancia de seguridad
Security services; Objektschutz; Werkschutz
Access control = zutrittskontrolle, zugangskontrolle, contrôle d'accès, contrôle des accès, control de accesos; Einlasskontrolle
CCTV = video surveillance, closed-circuit television, videoüberwachung, vidéosurveillance, vidéoprotection, videovigilancia, surveillance cameras
CCTV monitoring = monitoring cctv, monitor cctv, cctv operation; Surveillance systems; Surveillance monitoring
Alarm response = alarmverfolgung, responding to alarms, respond to alarms; Alarm monitoring; Alarm management = gestion des alarmes
Security control room = sicherheitszentrale, poste de commandement sécurité; Notruf- und Serviceleitstelle; Gatehouse duties = gatehouse, pförtnerdienst
Visitor management = besuchermanagement; Visitor registration; Visitor screening; Badging; Bag searches = bag checks, bag search; Metal detectors; Magnetometer screening
Baggage screening; X-ray screening; Passenger screening; Luftsicherheitskontrolle; Airport security = sûreté aéroportuaire, seguridad aeroportuaria
Event security = veranstaltungsschutz, sécurité événementielle; Door supervision = bouncer duties; Crowd management; Crowd control
Executive protection = close protection, personenschutz, protection rapprochée, bodyguard services; Cash-in-transit = geld- und werttransport, transport de fonds
Armoured car = armored car
Loss prevention = retail loss prevention, prevención de pérdidas; Shrinkage control; Asset protection; Shoplifting prevention; Private investigation = detective work
Incident reporting = incident reports, writing incident reports, write incident reports, ereignisberichte, incident report writing; Security reports
Daily activity reports; Security logbook = main courante, wachbuch
Physical security = sûreté des sites; Physical security systems; Security risk assessment; Threat assessment; Security surveys
Security management = sicherheitsmanagement; Corporate security
Perimeter security; Intruder alarm systems = burglar alarms, intruder alarms, intrusion alarms, einbruchmeldeanlagen; Lenel OnGuard; LenelS2 = lenel s2
Genetec = genetec security center; Milestone XProtect
C-CURE 9000 = software house c-cure; Avigilon; Guard tour systems; Detex; TrackTik; Omnigo; Workplace violence prevention; Active shooter response
Active shooter training
Counterterrorism = counter-terrorism, terrorismusabwehr, antiterrorisme; CBRN = cbrn defence, cbrne; Explosive ordnance disposal = !EOD, bomb disposal, kampfmittelbeseitigung, déminage
Military operations; Military experience = armed forces experience; Military leadership; Small unit leadership; Platoon leadership
Military intelligence = militärisches nachrichtenwesen; Intelligence analysis = nachrichtendienstliche analyse, analyse du renseignement; All-source analysis
Intelligence gathering
OSINT = open-source intelligence; Signals intelligence; Geospatial intelligence = geoint; Reconnaissance; Combat operations; Infantry tactics
Military logistics = logistique militaire
Weapons maintenance; Armoury management; Small arms maintenance; Waffentechnik; Land navigation; Map reading; Drill and ceremony; Military planning
Military decision making process
Command and control systems; C4ISR; Electronic warfare; Air defence operations = air defense; Naval operations; Fire support coordination; NATO procedures
NATO standards = stanag
Military training instruction = military instruction; Personnel recovery; Peacekeeping operations = peacekeeping, friedenseinsätze
Occupational health and safety = workplace safety, health and safety, occupational safety, !OHS, !WHS, arbeitssicherheit, arbeitsschutz, santé et sécurité au travail, sécurité au travail, santé sécurité, hygiène et sécurité, seguridad laboral, seguridad y salud laboral, prevención de riesgos laborales, !PRL
Safety procedures; Job site safety; Occupational Health and Safety Act = !OHSA
Safety management systems; Safety management; Risk assessment = évaluation des risques, evaluación de riesgos; Risk analysis
Workplace risk assessment = gefährdungsbeurteilung, gefährdungsbeurteilungen; Document unique = duerp
Hazard identification = hazard recognition, identification des dangers; Hazard assessment; Job hazard analysis = job safety analysis, !JHA, !JSA
Safety inspections = sicherheitsbegehungen; Workplace inspections; Safety walks; Safety audits = safety auditing
Accident prevention = unfallverhütung, prévention des accidents, prevención de accidentes; Unfallverhütungsvorschriften
Incident investigation; Workplace accident investigation = enquête accident, analyse des accidents du travail; Lone working = lone worker
Near-miss reporting = near misses
Toolbox talks = tailgate meetings, quart d'heure sécurité
Safety training = sicherheitsunterweisung, sicherheitsunterweisungen, formation à la sécurité, sicherheitsschulungen; Safety orientation; Site inductions; Unterweisungen
Delivering safety training
Safety culture; Behavior-based safety = behaviour-based safety; Method statements; Safe work method statements = !SWMS; RAMS documents; Safe work procedures
Safe systems of work; Safe work practices
Permit to work = arbeitsfreigabe; Lockout/tagout = lockout tagout, consignation déconsignation, !LOTO
Personal protective equipment = ppe, persönliche schutzausrüstung, équipements de protection individuelle, equipos de protección individual
Fall protection = absturzsicherung; Fall arrest systems
Respiratory protection = atemschutz; Respirator fit testing = fit testing; Hearing conservation
Industrial hygiene = occupational hygiene, arbeitshygiene, higiene industrial; Workplace air sampling
Asbestos awareness = asbestos awareness training; Hazard communication; Gefahrstoffmanagement; Gefahrstoffverordnung; Chemical risks = risque chimique; COSHH
COSHH assessments
Safety data sheets = !MSDS, !SDS, sicherheitsdatenblätter, fiches de données de sécurité; SDS management; Spill response; Spill containment; Ergonomic assessments
Workplace ergonomics
Manual handling = manual handling techniques, gestes et postures; Safe lifting techniques; Machine safety = machinery safety, maschinensicherheit; Machine guarding
Process safety; HAZOP = hazard and operability study; Bowtie analysis; Layer of protection analysis; ATEX = atex directive
CDM Regulations = cdm 2015
RIDDOR; OSHA regulations = osha, osha standards, osha compliance; OSHA recordkeeping; 29 CFR 1910; 29 CFR 1926; Health and Safety at Work Act
DGUV regulations = dguv, dguv vorschriften
Betriebssicherheitsverordnung; Code du travail prevention rules; Plan de prévention; ISO 45001; OHSAS 18001
Joint health and safety committee = !JHSC; Safety committee = comité de sécurité, arbeitsschutzausschuss; COVID-19 protocols = covid safety
CJIS = criminal justice information services, cjis compliance; Records management systems of police = police rms, police records systems; Body-worn cameras
Search warrants; Warrant service
Traffic stops; Field sobriety tests; Breathalyzer; Missing persons investigations; Victim interviewing; Forensic interviewing; Juvenile procedures
School safety; School resource officer duties; Animal control; Parking enforcement = parkraumüberwachung; Border security; Maritime security; Port security
Hospital security
Hotel security; Retail security; Data center security; Construction site security = baustellenbewachung; Museum security; Campus security
Revierdienst; Interventionsdienst; Schließdienst; Pfortendienst; Ordnungsdienst; Kaufhausdetektiv = ladendetektiv
Sécurité des biens et des personnes = protection des biens et des personnes; Contrôle visuel des bagages; Levée de doute; Palpations de sécurité; Prévention des vols
Vigilancia y protección
Safety statistics; Total recordable incident rate = !TRIR, trir reporting; Lost time injury frequency rate = lost time injury rate, ltifr; Safety KPIs
Behavioral safety observations; Safety observations; Emergency drills; Safety meetings
Contractor safety management = contractor safety; Fleet safety; DGUV V3 = dguv vorschrift 3; Prüfung ortsveränderlicher Geräte; Leiterprüfung
Arbeitsmittelprüfung = prüfung von arbeitsmitteln; Betriebsanweisungen; Gefahrstoffkataster; Mutterschutz-Gefährdungsbeurteilung; Registre de sécurité; Commission de sécurité
Coordinación de actividades empresariales; Planes de autoprotección; Psychosocial risk assessment = psychische gefährdungsbeurteilung
Psychosocial risks = risques psychosociaux
Biosafety = biological safety; Biosafety levels; Laser safety; Crane safety; Excavation safety; Trenching safety; Silica exposure control; Silica awareness
Lead awareness
Heat stress prevention; Bloodborne pathogens; Bloodborne pathogen training; Intelex; Cority; VelocityEHS; Enablon; SafetyCulture = iauditor; ISNetworld; Avetta
ComplyWorks
Fire engine operation = fire apparatus operation; Fire engines; Hydraulic rescue tools = jaws of life; Rescue tools; Hose handling; Fire hose; Ventilation tactics
Fireground tactics
Hydrant testing; Smoke detector testing; Sprinkler inspection; Airport firefighting = arff; Marine firefighting; Ice rescue; High-angle rescue = höhenrettung
Trench rescue; Avalanche rescue = lawinenrettung
Community risk reduction; Triage tagging; Helicopter rescue; Medical evacuation = medevac; Combat medicine = combat medic; Amphibious operations; Convoy operations; Radio voice procedure
Military vehicle operation; Marksmanship; Parachuting; Airborne qualified; Military police; Defence procurement = defense acquisition
[certification]
First aid = first aid certificate, first aid certification, first aid certified, erste hilfe, premiers secours, primeros auxilios; Standard first aid
Emergency first aid at work; First aid at work; Ersthelfer; PSC1; Sauveteur secouriste du travail
CPR = cardiopulmonary resuscitation, cpr certification, cpr certified, !RCP; CPR level C = cpr-c
Emergency Medical Technician = !EMT, !EMT-B, emt-basic, emt certification; NREMT certification = nremt
Emergency Medical Responder; Advanced EMT = !AEMT
Paramedic licence = paramedic license, licensed paramedic, paramedic certification; Primary care paramedic; Advanced care paramedic; NREMT-P
Prehospital Trauma Life Support = phtls
Stop the Bleed certification; Emergency Medical Dispatcher certification = certified emergency medical dispatcher
Firefighter I = firefighter 1; NFPA 1001 certification; Firefighter II = firefighter 2; Fire Officer certification; Fire Officer I; Fire Officer II
Fire Inspector certification; Fire Inspector I; Hazmat Awareness; Hazmat operations certification; Hazmat technician
Fire warden training = fire warden, fire marshal training, brandschutzhelfer; Équipier de première intervention; Brandschutzbeauftragter = brandschutzbeauftragte
SSIAP; SSIAP 1 = ssiap1; SSIAP 2; SSIAP 3; HAZWOPER = hazwoper certification; Certified Fire Protection Specialist
Security guard licence = security guard license, security licence, security license, guard card, security officer license
Unarmed guard license = unarmed security licence; TIP de vigilante de seguridad = vigilante de seguridad tip
SIA licence = sia license; Door supervisor licence = sia door supervisor licence, sia door supervisor
Armed guard licence = armed guard license, armed security license, armed security officer license
Firearms licence = firearms license, licencia de armas; Possession and acquisition licence; Firearms carry permit = waffenschein, permis de port d'arme
Concealed carry permit; Waffensachkunde = waffensachkundeprüfung
Sachkundeprüfung 34a = sachkundeprüfung nach §34a gewo, sachkundenachweis 34a; Unterrichtung 34a; 34a GewO = §34a
Carte professionnelle CNAPS = carte professionnelle sécurité, carte professionnelle agent de sécurité; !CNAPS; CQP APS
Titre professionnel agent de prévention et de sécurité
Certified Protection Professional = asis cpp; Physical Security Professional; Peace officer certification = !POST certification, peace officer standards and training
Police academy = police academy graduate, polizeiausbildung; Police foundations; Use of force certification; Private investigator licence = private investigator license
CCTV operator licence = cctv licence, pss licence; TWIC card = !TWIC
NEBOSH = nebosh certificate; NEBOSH General Certificate = nebosh national general certificate; NEBOSH Diploma; NEBOSH International General Certificate = nebosh igc
IOSH Managing Safely; !IOSH; Certified Safety Professional = csp certification
Associate Safety Professional; Canadian Registered Safety Professional = crsp; Construction Health and Safety Technician = chst; NCSO = national construction safety officer
Certified Industrial Hygienist; OSHA 10 = osha 10-hour, osha10; OSHA 30 = osha 30-hour, osha30, osha 30 certification; OSHA 500; MSHA certification = msha training
WHMIS = whmis certification, whmis training, simdut
Working at Heights = working at heights certificate, working at heights training, travail en hauteur, arbeiten in der höhe, trabajos en altura
Fall protection certification
Confined space entry = confined space training, confined space certification, arbeiten in engen räumen
Confined spaces = espacios confinados, espaces confinés; CSCS card = cscs
SMSTS = site management safety training scheme; SSSTS = site supervisor safety training scheme; Safety passport
CCNSG Safety Passport = ccnsg, client contractor national safety group
SCC certificate = vca certificate, scc-zertifikat, sgu-prüfung; Fachkraft für Arbeitssicherheit = sicherheitsfachkraft, !SiFa; Sicherheitsbeauftragter = sicherheitsbeauftragte
SiGeKo = sicherheits- und gesundheitsschutzkoordinator; Coordonnateur SPS; JHSC certification = joint health and safety committee certification; JHSC Part 1
Técnico superior en prevención de riesgos laborales; Técnico PRL; Máster en prevención de riesgos laborales; Habilitation électrique; Lead auditor ISO 45001
Certificate of Recognition = cor certification; Candidate Physical Ability Test = cpat
[degree]
Criminal justice degree = degree in criminal justice; Criminal justice; Bachelor of Criminal Justice; Associate degree in criminal justice
Fire science degree = degree in fire science; Fire science; Emergency management degree = degree in emergency management; Emergency services management
Occupational health and safety degree = degree in occupational health and safety; Occupational health and safety diploma = diploma in occupational health and safety
Safety engineering degree
Notfallsanitäter = notfallsanitäterin; Rettungssanitäter = rettungssanitäterin; Rettungsassistent; Diplôme d'État d'ambulancier = deambulancier, ambulancier diplômé
Técnico en emergencias sanitarias = tes emergencias sanitarias; Fachkraft für Schutz und Sicherheit; Servicekraft für Schutz und Sicherheit
Meister für Schutz und Sicherheit
Law and security diploma = law and security administration; Brandmeister = brandmeisterausbildung; Grundausbildung Feuerwehr = truppmannausbildung
Baccalauréat métiers de la sécurité = bac pro métiers de la sécurité; Criminology degree = degree in criminology, grado en criminología
[domain]
Defense industry = defence industry, defence sector, rüstungsindustrie, industrie de défense, industria de defensa; Defense contracting
Emergency services = blue light services; Fire service = fire department, fire and rescue services, feuerwehr, sapeurs-pompiers, bomberos
Police services = police department, police force, polizei, fuerzas y cuerpos de seguridad; Armed forces = fuerzas armadas, forces armées; Bundeswehr
Private security industry = private security, sicherheitsgewerbe, sécurité privée, seguridad privada
`
