export const law = `
[skill]
Legal research = juristische recherche, recherches juridiques, investigación jurídica
Legal writing = rédaction juridique, redacción jurídica; Legal drafting = drafting legal documents, rédaction d'actes; Legal analysis
Legal advice = legal counselling, rechtsberatung, conseil juridique, asesoramiento jurídico, asesoría jurídica; Legal memoranda = legal memos; Legal opinions = rechtsgutachten
Case law = jurisprudence, rechtsprechung, jurisprudencia; Statutory interpretation; Bluebook citation = bluebook; Cite checking; Brief writing = drafting briefs; Appellate briefs
Legal terminology; Plain language drafting = plain legal drafting
Contract drafting = drafting contracts, drafting agreements, vertragsgestaltung, rédaction de contrats, redacción de contratos
Contract review = reviewing contracts, vertragsprüfung, revue de contrats, revisión de contratos, vertragsprüfungen
Contract negotiation = negotiating contracts, vertragsverhandlung, vertragsverhandlungen, négociation de contrats, négociation contractuelle, negociación de contratos
Contract management = vertragsmanagement, gestion de contrats, gestión de contratos; Contract administration; Contract lifecycle management = clm software; Ironclad CLM
Commercial contracts = commercial agreements, contrats commerciaux; Non-disclosure agreements = nda drafting, !NDAs, !NDA; Licensing agreements; License agreement negotiation
Master service agreements; Terms and conditions drafting = terms of service drafting; Redlining = contract redlining
Litigation = prozessführung, contentieux, litigios; Civil litigation; Commercial litigation; Litigation support; Personal injury law = personal injury
Pleadings = drafting pleadings, schriftsätze; Litigation discovery = managing discovery, discovery process; Discovery requests; Discovery responses; Written discovery
Depositions; Deposition preparation; Taking depositions; E-discovery = ediscovery, electronic discovery; Document review = legal document review; Privilege review; Privilege log
Motion practice; Drafting motions; Motions and briefs; Trial preparation = trial prep; Trial advocacy = courtroom advocacy, plaidoirie; Oral advocacy
Appellate practice = appellate advocacy, appellate litigation; Witness interviews; Witness statements
Court filings = file court documents, filing court documents; E-filing = electronic court filing, e-file, e-filing of documents; Court procedures; Court rules
Civil procedure = zivilprozessrecht, procédure civile, derecho procesal civil; Criminal procedure = strafprozessrecht, procédure pénale; Rules of evidence
Arbitration = schiedsverfahren, arbitraje; International arbitration = arbitrage international; Mediation = mediación; Alternative dispute resolution; Class actions; Settlement negotiation; Legal holds = litigation hold
Enforcement of judgments = zwangsvollstreckung; Recouvrement judiciaire; Mahnverfahren
Corporate law = company law, gesellschaftsrecht, droit des sociétés, derecho societario
Commercial law = handelsrecht, droit commercial, derecho mercantil; Business law = wirtschaftsrecht, droit des affaires; Contract law = vertragsrecht, droit des contrats
Civil law = zivilrecht, droit civil, derecho civil, bürgerliches recht; Common law; Tort law = deliktsrecht; Public law = öffentliches recht, droit public
Administrative law = verwaltungsrecht, droit administratif, derecho administrativo; Constitutional law = verfassungsrecht, droit constitutionnel
European law = eu law, europarecht, droit européen; International law = völkerrecht, droit international; Private international law; Human rights law
Criminal law = strafrecht, droit pénal, derecho penal; Criminal defense = criminal defence; Prosecution = criminal prosecution
Family law = familienrecht, droit de la famille, derecho de familia; Divorce law; Child custody law = custody matters
Wills and probate = wills and estates; Probate; Estate administration; Succession law = erbrecht, droit des successions; Trusts and estates; Trust law; Elder law
Real estate law = real property law, immobilienrecht, droit immobilier, derecho inmobiliario; Property law
Conveyancing = property conveyancing, real estate conveyancing; Residential conveyancing = house closings; Title search; Title examination = title review
Landlord-tenant law = landlord and tenant law, mietrecht; Construction law = privates baurecht, droit de la construction; Zoning law
Immigration law = ausländerrecht, droit des étrangers, derecho de extranjería; Asylum law; Visa petitions; Immigration petitions
Bankruptcy law = insolvency law, bankruptcy, insolvenzrecht, droit des entreprises en difficulté, derecho concursal; Restructuring law = sanierungsrecht
Antitrust law = competition law, antitrust, kartellrecht, droit de la concurrence, derecho de la competencia; Wettbewerbsrecht; Securities law = securities regulation
Banking law = bankrecht, droit bancaire; Insurance law = versicherungsrecht; Environmental law = umweltrecht, droit de l'environnement; Energy law
Medical malpractice law = medical malpractice; Medizinrecht; Health law = healthcare law; Public procurement law = vergaberecht, droit de la commande publique; Traffic law = verkehrsrecht
Maritime law = admiralty law; Aviation law; Sports law; Entertainment law; Media law = medienrecht; Urheber- und Medienrecht; IT law = it-recht, droit du numérique; Technology law
Consumer protection law = consumer law, verbraucherschutzrecht; Workers' compensation law; Social security law
Intellectual property = intellectual property law, ip law, geistiges eigentum, propriété intellectuelle, propiedad intelectual; Gewerblicher Rechtsschutz
Patent law = patentrecht, droit des brevets; Patent prosecution; Patent drafting; Patent applications; Patent searches = prior art search, prior art searches
Trademark law = markenrecht, droit des marques; Trademark prosecution; Trademark registration; Copyright law = urheberrecht, droit d'auteur, derechos de autor; Trade secrets
Software licensing law; Open source licence compliance
Data protection law = privacy law, data privacy law, datenschutzrecht
Data protection = datenschutz, data privacy, protection des données, protección de datos, protection des données personnelles; GDPR = general data protection regulation, dsgvo, datenschutz-grundverordnung, rgpd
CCPA = california consumer privacy act; PIPEDA; Data processing agreements = !DPAs; Privacy impact assessment; Data protection impact assessment
Regulatory compliance = regulatory requirements compliance, conformité réglementaire, cumplimiento normativo; ?Compliance; Legal compliance; Compliance management
Compliance programs = compliance programme; Corporate compliance; Compliance management system = compliance-management-system; Compliance monitoring; Compliance training
Corporate governance = gouvernance d'entreprise, gobierno corporativo, unternehmensführung und -kontrolle
Company secretarial = company secretarial duties, corporate secretarial, secrétariat juridique, secrétariat général juridique
Board meetings and resolutions = conseils d'administration et assemblées générales; Board minutes; Board resolutions; Entity management; Minute books; Corporate records; Legal due diligence
Closing binders; Incorporation of companies = company formation, company incorporation; Anti-corruption law; Anti-bribery and corruption = anti-bribery; Bribery Act; !FCPA; Loi Sapin II
Export control = exportkontrolle; !ITAR; EAR regulations; Whistleblowing systems = whistleblower system, hinweisgebersystem
Supply chain due diligence law = lieferkettensorgfaltspflichtengesetz; Devoir de vigilance; Internal investigations; Legal risk management = legal risk; Legal operations = legal ops
Matter management; Legal project management; Legal billing = legal invoicing; RVG-Abrechnung; Gebührenrecht; E-billing = ebilling; Attorney time entry = time entry for attorneys
Docketing = docket management, calendaring court deadlines, fristenkontrolle, fristenmanagement, fristenüberwachung, deadline calendaring, calendaring deadlines; Trial exhibits
Legal filing; Case file management = aktenverwaltung; Legal dictation = diktate, schriftsätze nach diktat; Dictation transcription = schreiben nach diktat
Client intake for law firms = legal client intake; Notarization = notarial services, notarisation; Notarial deeds = actes notariés; Apostille; Document legalization
Land registry = grundbuch, registro de la propiedad; Grundbuchrecht; Commercial register filings = handelsregisteranmeldungen; Handelsregister; Formalités juridiques
Legal technology = legaltech, legal tech
Westlaw = thomson reuters westlaw; LexisNexis = lexis nexis; Lexis+ = lexis advance; Practical Law; Beck-Online; Juris database = juris datenbank; Dalloz; Lexis 360 = lexis360; Lamyline; Aranzadi
Tirant lo Blanch; CanLII; HeinOnline; !PACER; CM/ECF; !Clio = clio manage; PracticePanther; MyCase; Filevine; iManage; NetDocuments; Worldox; Relativity e-discovery = relativityone, kcura relativity
Concordance database; Everlaw; Disco e-discovery; CaseMap; TrialDirector; ProLaw; PCLaw; Elite 3E; Aderant; Kira Systems; RA-MICRO; Advoware; !beA = besonderes elektronisches anwaltspostfach; LexNET
RPVA; Litera compare; DeltaView; OneTrust; Anaqua; CPA Global; USPTO filings; USPTO; EPO proceedings; European Patent Office
Subpoenas; Summons and complaints; Affidavits = sworn statements, eidesstattliche erklärung; Interrogatories; Demand letters; Legal correspondence; Mandantenkorrespondenz
Mandantenbetreuung; Statements of claim = klageschriften; Mediation briefs; Trial binders = trial notebooks, court bundles; Case chronologies; Medical records review; Small claims; Foreclosure
Eviction proceedings; Eviction hearings; Guardianship = vormundschaft; Betreuungsrecht; Adoption law; Juvenile law; Traffic offences; DUI defense = dui defence
White-collar crime = wirtschaftsstrafrecht; White collar defense; Tax litigation; Employment litigation; Product liability = produkthaftung; Mass torts
SaaS agreements = saas contracts; Software licensing agreements; Technology transactions; Franchise law; Joint ventures; Joint venture agreements
Shareholder agreements = shareholders' agreements; Term sheets; Venture financing documents; Annual returns filing; Corporate filings; Capital markets law = kapitalmarktrecht; Investment funds law
Financial regulation = financial services regulation, finanzaufsichtsrecht, droit financier; Fintech regulation; AI regulation; EU AI Act = ai act; Digital Services Act
Digital Markets Act; Product compliance; Produktsicherheitsrecht; Pharmaceutical law = arzneimittelrecht; Heilmittelwerberecht; Food law = lebensmittelrecht; Customs law
Nonprofit law; Education law; Municipal law = kommunalrecht; Comparative law; Legal theory; Legal ethics = professional responsibility; Berufsrecht
Teraview; The Conveyancer; DoProcess; Unity conveyancing; Divorcemate; Smokeball; Actionstep; LEAP legal software; Needles case management; Contract Express; HotDocs
DocuSign CLM; Icertis; Agiloft; LawToolBox; Nuix; Brainspace; Ebillity; Tabs3; LegalServer; eCourts; Annotext; WinMACS; DATEV Anwalt
[certification]
Bar admission = admitted to the bar, called to the bar, member of the bar, bar membership, licensed attorney, bar license, licensed to practice law, barreau, colegiado en el colegio de abogados, licence to practise law; Bar exam; CAPA avocat
Law Society licence; Paralegal licence = p1 licence; Law Society of Ontario licence = law society of ontario, lso licensee; Law society membership
Solicitors Regulation Authority registration = qualified solicitor, sra registered; Solicitors Qualifying Examination
Zulassung als Rechtsanwalt = rechtsanwaltszulassung; Volljurist = volljuristin, befähigung zum richteramt, zweites juristisches staatsexamen; Fachanwalt
Certified Paralegal = paralegal certification, nala certification; Paralegal certificate; CILEX qualification = cilex; Chartered Legal Executive
Patent attorney qualification = registered patent attorney, patentanwalt; Patent bar = uspto registered; European qualifying examination
Notary commission = notary public, notary public commission; Certified Information Privacy Professional = cipp; CIPP/US; Certified Compliance and Ethics Professional = ccep
Certified Legal Manager; Accredited mediator = certified mediator; Certified E-Discovery Specialist = ceds certification
Court reporter certification = certified court reporter; Registered Professional Reporter; Datenschutzbeauftragter = data protection officer certification, certified data protection officer
[degree]
Law degree = degree in law, studium der rechtswissenschaften, jurastudium; Juris Doctor = !JD, j.d, jd degree; Bachelor of Laws = llb, ll.b; Licence de droit; Grado en Derecho = licenciatura en derecho
Master of Laws = ll.m, llm degree; Legal Practice Course = !LPC course; Bar professional training course; Graduate Diploma in Law
Paralegal diploma = diploma in paralegal studies; Paralegal studies; Erstes juristisches Staatsexamen = erstes staatsexamen jura, erste juristische prüfung
Rechtsanwaltsfachangestellte = rechtsanwaltsfachangestellter; Rechtsanwalts- und Notarfachangestellte; Notarfachangestellte; Rechtsfachwirt = rechtsfachwirtin
Wirtschaftsjurist = wirtschaftsjuristin; Bachelor of Business Law; BTS Notariat = bts collaborateur juriste notarial
[domain]
Law firms = anwaltskanzlei, cabinet d'avocats, bufete de abogados; Legal sector; Legal services
In-house legal = in-house counsel, rechtsabteilung, direction juridique, corporate legal department; Legal aid
Court system = judiciary, justizwesen
`
