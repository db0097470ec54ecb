export const publicAdministration = `
[skill]
Public administration = öffentliche verwaltung, administration publique, administración pública; Verwaltungswissenschaft; Public management = management public; New Public Management
Local government = municipal government, kommunalverwaltung, collectivités territoriales, administración local, municipal administration
Public policy = politiques publiques, políticas públicas; Policy development = policy design, policy formulation, entwicklung von richtlinien; Policy analysis = analyse des politiques publiques
Policy research; Policy advice = politikberatung; Policy implementation; Briefing notes = briefing papers; Ministerial briefings; Policy briefs; Notes de synthèse; Cabinet submissions
Impact assessment; Regulatory impact assessment = gesetzesfolgenabschätzung; Cost-benefit analysis; Legislative analysis = bill analysis; Legislative research
Legislative drafting = rédaction législative; Legislative process = parliamentary process, gesetzgebungsverfahren; Parliamentary procedure; Regulatory development = rulemaking
Freedom of information = foi requests, access to information; Freedom of Information Act = foia; Informationsfreiheitsgesetz; Public records management = government records
Government relations = relations institutionnelles; Public affairs = affaires publiques, asuntos públicos; Lobbying = politische interessenvertretung; Advocacy and lobbying
Intergovernmental relations; Federal-provincial relations; Public consultation = concertation publique; Citizen participation = bürgerbeteiligung, participación ciudadana; Public engagement
Community engagement; Community relations; Constituent services = constituent casework; Citizen services = bürgerservice, accueil des usagers, atención al ciudadano; Bürgeramt
Town council meetings = council meetings, conseil municipal; Council reports; Gremienarbeit; Sitzungsdienst
Bylaw development; Municipal bylaws = municipal by-laws; Bylaw enforcement = by-law enforcement, enforcing by-laws, enforce by-laws; Ordnungsamt; Code enforcement = municipal code enforcement
Permit processing = permit applications, processing permits, permit applications processing; Permit issuance; Baugenehmigungsverfahren; Business licensing
Zoning = zoning administration; Zoning ordinances = zoning bylaws; Land use planning = flächennutzungsplanung, planification territoriale; Bauleitplanung; Urban regeneration; Städtebauförderung
Municipal infrastructure planning; Economic development = wirtschaftsförderung, développement économique, desarrollo económico
Regional development = regionalentwicklung, desarrollo regional; Aménagement du territoire; Rural development; Smart city projects = smart cities
Elections administration = wahlorganisation, organisation des élections; Poll working = poll worker; Voter registration; Civil registration = standesamt, état civil, registro civil
Census operations = census taking; Municipal emergency planning; Civil contingencies
Public finance = öffentliche finanzen, finances publiques, hacienda pública
Public budgeting = haushaltsplanung, presupuesto público; Municipal budgeting; Haushaltsrecht; Haushalts- und Kassenwesen; !M57; Doppik = kommunale doppik
Public procurement = government procurement, public tendering, vergabewesen, öffentliche vergabe, öffentliche ausschreibungen, marchés publics, contratación pública
Request for proposal = !RFP; Request for tender; Tendering = ausschreibungen; Federal Acquisition Regulation = !FAR; DFARS
Contracting officer representation = contracting officer's representative; VgV; VOB/A; UVgO; Bid evaluation = proposal evaluation; Property tax assessment; Property assessment
Tax collection administration = tax administration
Government grants = grant funding programs, subventions publiques, fördermittel, subvenciones, grant programs; Zuwendungsrecht; EU funding = fonds européens; Grant administration = administering grants
Cohesion policy; Structural funds; ERDF; Public-private partnerships; Results-based management; Logical framework = logframe, logical framework approach
Monitoring and evaluation frameworks = m&e framework, monitoring evaluation and learning
Administrative procedure = verwaltungsverfahren, procédure administrative, procedimiento administrativo; Verwaltungsverfahrensgesetz = !VwVfG
Bescheiderstellung = erstellung von bescheiden, bescheide erstellen, erlass von bescheiden; Widerspruchsbearbeitung; Tarifrecht TVöD = tvöd-kenntnisse, kenntnisse im tvöd
Beamtenrecht; Statut de la fonction publique; Sozialgesetzbuch; SGB II; SGB XII
E-Government = e-government services, digital government, administración electrónica; Verwaltungsdigitalisierung; Onlinezugangsgesetz; E-Akte = elektronische akte, elektronische aktenführung, e-akten
Public sector digital transformation; Open data = open government data; Adjudication; Administrative adjudication; Benefits adjudication; Administrative tribunals
Eligibility determination = benefits eligibility, eligibility assessment; Leistungsgewährung; Social assistance programs = income assistance; Medicaid eligibility; SNAP benefits
Housing administration; Public housing = sozialer wohnungsbau; Immigration case processing; Visa processing; Asylum case processing; Aufenthaltsrecht
Customs administration; Border services; Border control; Passport services = passport processing; Inspections and enforcement; Regulatory inspections; Regulatory enforcement
Official food inspection = lebensmittelüberwachung; Weights and measures; Trading standards; Public works administration = services techniques municipaux; Bauhof; Parks and recreation administration
Cemetery administration; Municipal clerk duties = town clerk, city clerk; Agenda preparation; Protocol services = diplomatic protocol; State visits
International relations = relations internationales, internationale beziehungen, relaciones internacionales; Foreign affairs; Diplomatic relations = diplomatic affairs, relations diplomatiques
Foreign policy analysis; Foreign policy; Consular services = konsularwesen, services consulaires
International development = development cooperation, entwicklungszusammenarbeit, coopération internationale, cooperación internacional, cooperación al desarrollo
Humanitarian assistance = humanitarian aid, humanitarian response, humanitäre hilfe, aide humanitaire, ayuda humanitaria; Sphere standards; Peacebuilding; Conflict prevention; Election observation
Gender mainstreaming; Gender equality programming; Gleichstellungsarbeit; Capacity building = capacity development, renforcement des capacités; Theory of change
European Union affairs = eu affairs, affaires européennes; EU institutions; United Nations system; UN agencies; USAID programs; USAID regulations; Indigenous relations; First Nations relations
Official languages policy; Refugee law and policy; Disarmament
Fundraising = mittelbeschaffung, collecte de fonds, captación de fondos; Fundraising campaigns
Donor relations = spenderbetreuung, relations donateurs; Donor stewardship; Donor management; Donor cultivation; Major gifts = major gift fundraising; Planned giving; Annual giving = annual fund
Capital campaigns; Corporate sponsorship; Prospect research; Raiser's Edge = blackbaud raiser's edge; Blackbaud; DonorPerfect
Nonprofit management = non-profit management, nonprofit administration, vereinsmanagement, gestion associative; Vereinsrecht; Board governance; Nonprofit governance; Board relations
Advocacy campaigns; Policy advocacy; Grassroots organizing = grassroots organising; Political campaigning; Canvassing = door-to-door canvassing; Political communication
Speechwriting = speech writing; Membership administration = mitgliederverwaltung; Foundation management = stiftungswesen
Antragsbearbeitung = bearbeitung von anträgen, instruction des dossiers, tramitación de expedientes, gestión de expedientes; Sachbearbeitung in der Verwaltung; Donor databases = fundraising crm
Direct mail appeals = direct mail fundraising; Donor impact reports; Stewardship reports; Special events fundraising = fundraising events; Fundraising gala; Peer-to-peer fundraising
Crowdfunding; Corporate social responsibility = corporate citizenship, responsabilité sociétale des entreprises, responsabilidad social corporativa
Social impact measurement = impact measurement; Coalition building; Public hearings; Town hall meetings; Public meetings; Council minutes; Ordinance drafting = drafting ordinances
Municipal strategic planning; Community planning; Quartiersmanagement; FEMA public assistance; FEMA regulations; Transportation policy; Health policy; Education policy; Housing policy
Social policy = sozialpolitik, politique sociale; Environmental policy; Trade policy; Fiscal policy; Science policy; Defence policy; Immigration policy
Labour market policy = arbeitsmarktpolitik; Digital policy; Impact evaluation; Evidence-based policy; Sustainable development goals = sdgs; Agenda 2030; Public records requests
Parliamentary affairs = parliamentary liaison, parlamentarische arbeit; Legislative tracking; Ministerial correspondence; Executive correspondence; Government communications; Open government
Public sector auditing; Supreme audit institutions; Performance auditing; Municipal utilities = services publics locaux; Kulturförderung; Meldewesen; Kfz-Zulassung; Gewerberecht; Bauverwaltung
Wohngeld; Grundsicherung; Asylbewerberleistungsgesetz; Waffenrecht; Personalvertretungsrecht; Régie de recettes; Ciril; Berger-Levrault; Chorus Pro; Code général des collectivités territoriales
Infoma newsystem; SAP PSM; Tyler Munis; Accela; Laserfiche; GovDelivery; Granicus; Grants.gov; SAM.gov
[certification]
Security clearance = government security clearance, sicherheitsüberprüfung, habilitation de sécurité; Reliability status; Enhanced reliability; SC clearance; DV clearance; NATO clearance
Public Trust clearance; Civil service examination = civil service exam, concours de la fonction publique, oposiciones; Certified Public Manager
CFRE = certified fund raising executive; Certified Municipal Clerk; Certified Government Financial Manager = cgfm; AICP = aicp certification; Registered Professional Planner = !RPP
Certified Public Procurement Officer = cppo; CPPB; FAC-C certification = fac-c; DAWIA; Certified Grants Management Specialist; ICMA-CM
[degree]
Public administration degree = degree in public administration; Master of Public Administration = !MPA, master's in public administration; Bachelor of Public Administration; Grado en Gestión y Administración Pública
Master of Public Policy = !MPP, master's in public policy; Political science degree = degree in political science; Bachelor of Political Science; Sciences Po
International relations degree = degree in international relations; Master's in International Relations
Verwaltungsfachangestellte = verwaltungsfachangestellter, verwaltungsfachangestellte/r; Verwaltungsfachwirt = verwaltungsfachwirtin; Angestelltenlehrgang II; Angestelltenlehrgang I
Diplom-Verwaltungswirt; Verwaltungswirt = verwaltungswirtin; Laufbahnbefähigung; Befähigung für den gehobenen Dienst; Laufbahnprüfung
[domain]
Public sector = public service, government sector, öffentlicher dienst, öffentlicher sektor, secteur public, sector público; Civil service = fonction publique; Government agencies
Federal government = federal public service; Federal agencies = bundesbehörde; State government = landesbehörde; Provincial government; Fonction publique territoriale; Central government
International organizations = international organisations, organisations internationales; Non-governmental organizations = ngo, non-governmental organisations, ong, nichtregierungsorganisationen
Foundations and philanthropy; Philanthropy; Charitable foundations; Trade associations = verbandswesen; Professional associations
`
