export const officeAdministration = `
[skill]
Office administration = büroorganisation, büroadministration, administration de bureau, administración de oficinas; Office management = büromanagement, gestion de bureau
Administrative support = administrative assistance, administrative tasks, administrative duties, administrative skills, administrative experience, verwaltungstätigkeiten, administrative tätigkeiten, tâches administratives, soutien administratif, tareas administrativas, apoyo administrativo
Clerical work = clerical, clerical support, clerical duties, clerical skills, bürotätigkeiten, travail de bureau; Sachbearbeitung; Office procedures = office practices
Office supplies ordering = ordering office supplies, büromaterialbestellung, order office supplies; Ordering supplies = order supplies
Office equipment; Photocopiers = copiers; Multifunction printers; Fax machines
Photocopying and scanning = copying and scanning; Photocopying; Document scanning
Calendar management = diary management, calendar coordination, managing calendars, managing diaries, terminmanagement, terminkoordination, terminplanung, gestion d'agenda, gestión de agenda, manage calendars, maintain calendars, managing calendars and schedules, manage diaries
?Scheduling = ?scheduling
Appointment scheduling = scheduling appointments, appointment booking, terminvereinbarung, terminvergabe, prise de rendez-vous, schedule appointments, book appointments, booking appointments, arranging appointments; Appointment setting
Meeting coordination = coordinating meetings, organisation de réunions; Meeting scheduling = scheduling meetings; Meeting planning
Meeting minutes = minute taking, taking minutes, protokollführung, rédaction de comptes rendus, redacción de actas, take minutes, take meeting minutes, minutes of meetings, comptes rendus, comptes-rendus de réunion
Agenda preparation = preparing agendas
Travel arrangements = travel coordination, arranging travel, reiseorganisation, organisation des déplacements, gestión de viajes, make travel arrangements, arrange travel, organisation de déplacements; Travel booking = booking travel, book travel; Travel planning = reiseplanung
Expense reports = expense reporting, expense claims, reisekostenabrechnung, notes de frais
Executive support = executive assistance, pa support, c-suite support, direktionsassistenz, assistance de direction, secretaría de dirección
Board meetings support = board support; Board meeting preparation; Secretarial skills = secretarial support, secretarial duties, sekretariat, secrétariat, secretariado
Visitor management; Greeting visitors = welcoming visitors, visitor reception, greet visitors; Greeting clients = greet clients
Reception duties = ?Reception, ?reception, front desk, receptionist duties, reception work, empfangstätigkeiten, accueil physique
Telephone reception = accueil téléphonique; Switchboard operation = switchboard operator, telephone switchboard, telefonzentrale, standard téléphonique, centralita, busy switchboard, operate switchboard, operating switchboard, answering the switchboard
Answering phones = phone answering, answering telephones, answering calls, answer phones, answer telephones, answer calls, answer phone calls, answering phone calls, answer incoming calls, answering telephone calls; Multi-line phone systems = multi-line phone
Telephone etiquette = phone etiquette
Mail handling = incoming and outgoing mail, postbearbeitung, gestion du courrier, gestión de correspondencia; Mail distribution
Business correspondence = drafting correspondence, geschäftskorrespondenz, korrespondenz, rédaction de courriers, correspondencia comercial, draft correspondence, prepare correspondence
Email management = inbox management; Email correspondence
Document filing = filing systems, filing documents, ablage, archivo de documentos, file documents; Electronic filing; ?Filing = ?filing
Records management; Record keeping = recordkeeping, aktenführung, maintain records, maintaining records, keeping records; Archiving = archivierung, archivage
Document management = dokumentenmanagement, gestion documentaire, gestión documental; Document control
Document management systems = !DMS, electronic document management; Document preparation = preparing documents; Document production
Data entry = data input, dateneingabe, datenerfassung, saisie de données, entrada de datos, introducción de datos, enter data, entering data, inputting data; Data capture
Alphanumeric data entry; 10-key typing = 10-key, ten key, 10 key typing
Database maintenance = updating databases, maintaining databases; Master data maintenance = stammdatenpflege
Typing skills = !Typing, ?typing, typing speed, keyboarding, keyboard skills, typing documents, typing letters, dactylographie, mecanografía; Touch typing = zehnfingersystem
Audio typing = phonodiktat; Dictaphone; Shorthand writing = stenography; Spreadsheets = tabellenkalkulation, tableurs, hojas de cálculo
Word processing = textverarbeitung, traitement de texte, procesador de textos; Mail merge = serienbriefe, publipostage
Report preparation = preparing reports, report writing, rédaction de rapports, elaboración de informes, prepare reports; Berichtswesen
Presentation preparation = preparing presentations, präsentationserstellung; PowerPoint presentations; Petty cash = petty cash handling, portokasse
Invoice entry; Invoice coding
Microsoft Office = ms office, office 365, microsoft 365, microsoft office 365, m365, o365, office suite, microsoft office suite, ms office suite, microsoft suite, ms office-paket, ms-office-kenntnisse, ms-office-anwendungen, ms-office-programme, pack office, suite office, suite bureautique microsoft, paquete office, ofimática microsoft
Microsoft Word = ms word; Microsoft Excel = !Excel, ms excel; Advanced Excel; Pivot tables = pivottables, pivot-tabellen, tableaux croisés dynamiques, tablas dinámicas
VLOOKUP = sverweis, recherchev; XLOOKUP; Excel macros; Excel VBA; Microsoft PowerPoint = powerpoint, ms powerpoint
Microsoft Outlook = !Outlook, ms outlook; Microsoft Teams = ms teams
Microsoft OneNote = onenote; Microsoft OneDrive = onedrive; Microsoft Publisher = ms publisher; Microsoft Access = ms access; Microsoft Visio = !Visio, ms visio
Microsoft SharePoint = sharepoint, ms sharepoint; SharePoint Online; Microsoft Planner = ms planner
Microsoft Forms = ms forms; Microsoft Power Automate = power automate, microsoft flow
Google Workspace = g suite, gsuite, google apps; Google Docs; Google Sheets; Google Slides; Google Drive; Google Calendar; LibreOffice; OpenOffice
Apple iWork = iwork; Apple Numbers; Adobe Acrobat = acrobat pro, adobe acrobat pro; !Slack; !Zoom; Webex = cisco webex; GoToMeeting; Skype for Business; !Skype
Google Meet; !Dropbox; !Evernote; Calendly; DocuSign; Adobe Sign; !Concur = sap concur; Expensify; Video conferencing = videoconferencing, videokonferenzen, visioconférence
Computer skills = computer literacy, computer literate, pc-kenntnisse, edv-kenntnisse, it literacy, computer proficiency, pc skills; Office software = bureautique, outils bureautiques, ofimática; Basic computer skills = informática básica
Business writing; Business English writing; Professional writing; Business letters = geschäftsbriefe; DIN 5008
Customer service = client service, customer care, customer service skills, customer service experience, kundenservice, kundendienst, service client, service à la clientèle, atención al cliente, servicio al cliente
Customer support = client support, kundensupport, support client, soporte al cliente; Technical customer support = technical customer service
Call centre = call center, contact centre, contact center, centre d'appels, centro de llamadas
Call handling = handling calls; Inbound and outbound calls = inbound and outbound calling; Inbound calls = inbound call handling, handling inbound calls
Outbound calls = outbound calling; Outbound call centre; Live chat support = live chat, chat support; Email support = e-mail support; Multichannel support; Omnichannel support
Complaint handling = complaint resolution, complaint management, customer complaints, handling complaints, beschwerdemanagement, reklamationsbearbeitung, reklamationsmanagement, gestion des réclamations, gestión de reclamaciones, gestión de quejas, resolve complaints, resolving complaints, handle complaints, resolve customer complaints, resolving customer complaints
De-escalation = de-escalation techniques, deescalation, deeskalation
Escalation handling = escalation management, handling escalations; First call resolution = first contact resolution
Average handle time = !AHT; Call monitoring = call quality monitoring; Call logging
Customer inquiries = customer enquiries, responding to customer inquiries, handling customer inquiries, handling customer enquiries, kundenanfragen, demandes clients, consultas de clientes, answer customer inquiries, respond to customer inquiries, respond to inquiries
Customer satisfaction = kundenzufriedenheit, satisfaction client, satisfacción del cliente
Customer experience = customer experience management, kundenerlebnis, expérience client, experiencia del cliente; Customer success = customer success management
Customer onboarding = client onboarding
Client relations = client relationships, customer relations, customer relationships, relation client, kundenbeziehungen, relaciones con clientes; Churn reduction
Knowledge base management = knowledge base articles; Interactive voice response = !IVR; Call scripting = call scripts
Zendesk; Freshdesk; !Intercom; Salesforce Service Cloud = service cloud; Genesys; Genesys Cloud; Five9; NICE CXone = nice incontact, incontact; Avaya; RingCentral
Talkdesk; LiveAgent; Help Scout; Gorgias; Zoho Desk; HappyFox; Amazon Connect; LivePerson; Twilio Flex; Dialpad; 3CX; Odoo; !Notion; Airtable; Smartsheet
[certification]
Microsoft Office Specialist = mos certification, mos certified, microsoft office specialist certification
ICDL = ecdl, european computer driving licence, international computer driving licence, europäischer computerführerschein; TOSA certification = !TOSA
Certified Administrative Professional = iaap cap; Certified Customer Service Professional
HDI certification; HDI Customer Service Representative; PIX certification = certification pix
Notary commission = notary public commission, commissioned notary; Commissioner of oaths
[degree]
Office administration diploma; Office administration certificate; Administrative assistant diploma; Business administration diploma; Office technology diploma
Kaufmann für Büromanagement = kauffrau für büromanagement, bürokaufmann, bürokauffrau, kaufmann/-frau für büromanagement, kaufleute für büromanagement, kaufmann/kauffrau für büromanagement
Kaufmännische Ausbildung = abgeschlossene kaufmännische ausbildung, kaufmännische berufsausbildung, abgeschlossene kaufmännische berufsausbildung
Kaufmann für Dialogmarketing = kauffrau für dialogmarketing; Industriekaufmann = industriekauffrau; Fremdsprachenkorrespondent = fremdsprachenkorrespondentin; Europasekretärin
BTS support à l'action managériale = bts sam, bts assistant de manager, bts assistant manager; BTS gestion de la PME = bts gpme; Bac pro AGOrA = bac pro gestion-administration
Técnico en gestión administrativa = grado medio en gestión administrativa; Técnico superior en administración y finanzas = grado superior en administración y finanzas
Verwaltungsfachangestellte = verwaltungsfachangestellter
[domain]
Call centre industry = contact centre industry, call center environment, contact center environment, call centre environment
Business process outsourcing = !BPO; Shared services = shared service centre, shared service center
`
