export const businessManagement = `
[skill]
Project management = managing projects, project manager, projektmanagement, projektleitung, gestion de projet, gestión de proyectos, manage projects, lead projects, leading projects, project leadership
Program management = programme management, programmmanagement, gestion de programme; Project portfolio management = !PPM
Project planning = project plans, projektplanung, planification de projet, planificación de proyectos
Project coordination = coordinating projects, projektkoordination, coordination de projet, coordinación de proyectos; Project scheduling = project schedules, project timelines
Project budgeting = project budgets; Project cost management; Project tracking = project monitoring; Project controlling = projektcontrolling; Project reporting = project status reports; Status reports
Project governance; Project charters; Scope management = project scope; Scope definition
Work breakdown structure = !WBS; Gantt charts = gantt; Critical path method = critical path analysis
Earned value management = !EVM, earned value analysis; Project risk management; RAID logs; Risk registers; Milestone tracking = milestone planning
Resource planning = ressourcenplanung; Resource allocation; Project closeout; Project management office = !PMO
Multi-project management = multiprojektmanagement
Waterfall methodology = waterfall project management, wasserfallmodell, !Waterfall; Agile project management = agiles projektmanagement, gestion de projet agile
Scrum Master skills = scrum master; Product owner skills = product owner; Sprint planning; Sprint retrospectives = agile retrospectives, !Retrospectives, !retrospectives
Backlog management; Product backlog; Backlog refinement = backlog grooming; Backlog prioritization; Kanban boards; OKRs = objectives and key results
PMBOK = pmbok guide; IPMA methodology = ipma standards; V-Modell XT; HERMES project method; Scaled Agile Framework = !SAFe; Large-Scale Scrum = !LeSS
Product management = produktmanagement, gestion de produit, gestión de productos; Product strategy = produktstrategie; Product vision
Product roadmaps = product roadmapping; ?Roadmap = ?roadmap, ?roadmaps, roadmapping
Product development = produktentwicklung, développement de produits, desarrollo de productos; New product development
Product lifecycle management = !PLM, product life cycle management; Product discovery; Feature prioritization = feature prioritisation; RICE scoring; MoSCoW prioritization
User stories = user story writing; Acceptance criteria; Product requirements documents = !PRD, !PRDs; Minimum viable product = !MVP; Product analytics
Product-market fit; Product ownership; Stakeholder interviews; Voice of the customer; Customer discovery
Business analysis = business analyst, geschäftsanalyse, analyse métier
Requirements gathering = gathering requirements, requirements elicitation, recueil des besoins, levantamiento de requisitos, gather requirements, elicit requirements; Requirements analysis = anforderungsanalyse, analyse des besoins; Requirements management = anforderungsmanagement; Requirements engineering; Business requirements
Business requirements documents = !BRD, !BRDs; Functional specifications; Functional requirements documents; Gap analysis; Fit-gap analysis
Feasibility studies = feasibility analysis, machbarkeitsstudien, études de faisabilité
Business case development = business case preparation, developing business cases, develop business cases
Cost-benefit analysis = kosten-nutzen-analyse
SWOT analysis = swot; PESTLE analysis; PEST analysis; Use case modeling = use case modelling
User acceptance testing = !UAT; Acceptance testing; Business benchmarking; Industry benchmarking; Competitive benchmarking
Process management = business process management, !BPM, prozessmanagement, gestion des processus, gestión de procesos
Process mapping = cartographie des processus; Process modelling = process modeling, business process modeling, business process modelling, prozessmodellierung
Business process improvement = business process optimization; Process optimization = process optimisation, prozessoptimierung, optimisation des processus, optimización de procesos
Business process reengineering = business process re-engineering; BPMN = bpmn 2.0, business process model and notation; ARIS modelling = aris toolset
Signavio = sap signavio; Bizagi; Process automation = prozessautomatisierung, automatisation des processus; Robotic process automation = !RPA; UiPath; Blue Prism
Automation Anywhere; Process documentation = prozessdokumentation; Operational excellence; Workflow design; Workflow optimization; Workflow management; Process mining
Celonis
Change management = veränderungsmanagement, conduite du changement, accompagnement au changement, gestión del cambio; Änderungsmanagement; Organizational change management = organisational change management
Prosci ADKAR = adkar; Prosci; Kotter change model; Change impact assessment = change impact analysis; Change communication
Business transformation; Organizational transformation = organisational transformation; Transformation management
Digital transformation = digitale transformation, transformation numérique, transformación digital; Digitalization = digitalisation, digitalisierung
Organizational development = organisational development, organization development, organisationsentwicklung, développement organisationnel, desarrollo organizacional
Organizational design = organisational design; Post-merger integration = merger integration; Corporate restructuring = restrukturierung; Turnaround management
Operating model design = target operating model
Management consulting = unternehmensberatung, conseil en management; Strategy consulting; Business consulting; Advisory services; Business advisory
Client workshops; Workshop facilitation = facilitating workshops, workshop moderation, animation d'ateliers; Facilitation skills = moderationstechniken; Meeting facilitation
Client management = kundenmanagement; Client engagement; Engagement management; Executive presentations; Board presentations; Management presentations
Design thinking; Proposal development; Proposal management; Data-driven decision making = data-driven decisions
Strategic planning = strategic plans, planification stratégique, planificación estratégica, strategische planung; Strategy development = strategieentwicklung
Business strategy = estrategia empresarial; Corporate strategy = unternehmensstrategie, stratégie d'entreprise; Strategy execution = strategy implementation
Business planning = business plans, business plan development, businessplan; Business model development; Business model innovation
Innovation management = innovationsmanagement, management de l'innovation
Entrepreneurship = unternehmertum, entrepreneuriat, emprendimiento; Start-up development = startup development
Scenario planning; Balanced scorecard; Corporate governance = gouvernance d'entreprise, gobierno corporativo; Unternehmensführung; Enterprise risk management = !ERM
Risk management = risikomanagement, gestion des risques, gestión de riesgos; Business continuity planning; Business continuity = business continuity management
Crisis management = krisenmanagement, gestion de crise; Sustainability strategy; Sustainability management = nachhaltigkeitsmanagement; Corporate social responsibility = csr strategy
ESG reporting; Franchise management = franchising
Operations management = operational management, managing operations, betriebsleitung, gestion des opérations, gestión de operaciones; General management; Business unit management
Multi-site management = multi-unit management, multisite management; P&L management = p&l responsibility, profit and loss management, ergebnisverantwortung; Profit and loss = p&l
Budgeting = budget planning, budgetplanung, budget preparation, prepare budgets; Budget management = managing budgets, manage budgets, manage the budget, budgetverantwortung, gestion budgétaire, gestion de budget, gestión de presupuestos; Budget control
Cost control = kostenkontrolle, contrôle des coûts, control de costes; Cost reduction; Cost management
KPI tracking = !KPI, key performance indicators, kennzahlen, indicateurs de performance, indicadores de desempeño; Performance reporting; Management reporting; KPI reporting
Continuous improvement programs; Operational improvement; Contract management = vertragsmanagement, gestion de contrats, gestión de contratos; Contract administration
Contract negotiation = vertragsverhandlungen, négociation de contrats; Outsourcing management; Vendor selection
Stakeholder management = managing stakeholders, stakeholdermanagement, gestion des parties prenantes; Stakeholder engagement; Stakeholder analysis; Stakeholder mapping
Cross-functional collaboration = cross-functional teams, cross-functional teamwork
Team management = managing teams, management d'équipe, gestion d'équipe, gestión de equipos, manage a team, managing a team; Team leadership = leading teams, teamleitung, teamführung, lead a team, leading a team, liderazgo de equipos, encadrement d'équipe; People management = personalführung, mitarbeiterführung
Staff supervision = supervising staff, team supervision, supervisory experience, supervisory skills, supervise staff, supervise employees, supervising employees, supervise a team
Team building = teambuilding
Conflict resolution = konfliktlösung, resolución de conflictos; Conflict management = konfliktmanagement, gestion des conflits; Delegation skills = delegating tasks
Staff scheduling = shift scheduling, rota planning, rostering, roster management, dienstplanung, schichtplanung, personaleinsatzplanung, planification du personnel
Virtual team management = remote team management, managing remote teams; Mentoring = mentorship, mentorat
?Coaching = ?coaching; Staff coaching = coaching employees, mitarbeitercoaching
Matrix organization = matrix organisation; Intercultural management = cross-cultural management; Public speaking = öffentliches reden, prise de parole en public, hablar en público
Presentation skills = !Presentations, delivering presentations, giving presentations, präsentationstechniken, präsentationsfähigkeiten
Grant writing = grant proposals, grant applications; Fördermittelakquise; Grant management = fördermittelmanagement
Fundraising = spendenakquise, collecte de fonds, recaudación de fondos; Donor relations; Donor management; Donor stewardship; Raiser's Edge
Blackbaud; Nonprofit management = non-profit management; Volunteer management = volunteer coordination, ehrenamtskoordination, gestion des bénévoles
Board governance; Board management; Program evaluation = programme evaluation; !Monitoring and Evaluation = !Monitoring and evaluation; Logical framework = logframe
Capital campaigns
Microsoft Project = ms project; !Asana; Monday.com; Trello; !Basecamp; ClickUp; Wrike; Jira = atlassian jira, jira software; !Confluence = atlassian confluence
Aha.io; Productboard; !Miro; MURAL whiteboard; Lucidchart; Planview; Clarity PPM = ca clarity; Teamwork.com; Redmine; Todoist; Azure Boards
ERP = erp systems, erp software, erp-systeme, enterprise resource planning, progiciel de gestion intégré; !SAP = sap-kenntnisse, sap systems; SAP ERP; SAP R/3
SAP S/4HANA = s/4hana, s4hana, sap s4 hana, sap s4/hana; SAP PP; SAP PS = sap project system; SAP Business One; SAP Business ByDesign; Oracle ERP; Oracle ERP Cloud; Oracle Fusion
Oracle E-Business Suite = oracle ebs; NetSuite = oracle netsuite; Microsoft Dynamics 365 = dynamics 365; Microsoft Dynamics
Microsoft Dynamics NAV = dynamics nav, business central, navision
Infor ERP; Infor M3; Infor LN; IFS Applications = ifs erp; proALPHA; Odoo ERP; Sage X3; JD Edwards = jd edwards enterpriseone, !JDE; ERP implementation = erp rollout
[certification]
Mini MBA; PMP = project management professional, pmp certification, pmp certified; CAPM = certified associate in project management; PMI-ACP = pmi agile certified practitioner
PgMP = program management professional; PMI-RMP; PRINCE2 = prince 2; PRINCE2 Practitioner; PRINCE2 Foundation; IPMA certification = gpm-zertifizierung, ipma zertifizierung
IPMA Level D; IPMA Level C; IPMA Level B; Certified ScrumMaster = certified scrum master, csm certification, csm certified; Professional Scrum Master = psm certification
Certified Scrum Product Owner = cspo, certified product owner; Professional Scrum Product Owner = pspo; SAFe Agilist; SAFe Scrum Master; AgilePM = agile pm
Managing Successful Programmes; Association for Project Management qualification; APM Project Management Qualification = apm pmq; Chartered Project Professional = chppm
CBAP = certified business analysis professional; ECBA; PMI-PBA; IREB CPRE = ireb, certified professional for requirements engineering, cpre
Prosci certification = prosci certified, prosci change practitioner; Certified Change Management Professional = ccmp; TOGAF certification = togaf certified
Certified Management Consultant = cmc designation; Chartered Manager; CMI Level 5; CMI Level 7; CFRE = certified fund raising executive
Pragmatic certification = pragmatic marketing certified; Certified Manager; ILM Level 3; ILM Level 5; SAP certification = sap certified
[degree]
Business administration = business administration degree, degree in business administration, degree in business, business degree, betriebswirtschaft, betriebswirtschaftslehre, bwl, gestion des entreprises, administración de empresas, administración y dirección de empresas, !ADE
MBA = master of business administration; Executive MBA; Bachelor of Business Administration = bba; Bachelor of Commerce = bcom, b.com, bcomm
Project management degree = degree in project management; Project management diploma; Project management certificate; Operations management degree
Betriebswirt = betriebswirtin; Staatlich geprüfter Betriebswirt; Betriebswirt IHK; Wirtschaftsfachwirt = wirtschaftsfachwirtin, geprüfter wirtschaftsfachwirt
Wirtschaftsingenieurwesen = wirtschaftsingenieur, wirtschaftsingenieurin, industrial engineering and management
École de commerce = diplôme d'école de commerce; Grande école de commerce
International business degree = international business, degree in international business, internationale betriebswirtschaft; Commerce international
Management degree = degree in management; Bachelor of Management; Master in Management
[domain]
Consulting industry = consulting firm, consulting experience, beratungsbranche, cabinet de conseil, sector de consultoría
Professional services = professional services firm
Nonprofit = non-profit, not-for-profit, nonprofit sector, non-profit sector, charity sector, third sector, gemeinnützig, secteur associatif, tercer sector
Startup environment = start-up environment, start-up experience, startup experience
International development = development cooperation, entwicklungszusammenarbeit, coopération internationale, cooperación internacional
Social enterprise; Social entrepreneurship; Mittelstand = mittelständisches unternehmen; Multinational companies = multinational environment
SaaS = software as a service
`
