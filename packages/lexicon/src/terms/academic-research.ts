export const academicResearch = `
[skill]
Academic research = scholarly research, wissenschaftliche forschung, recherche académique, recherche universitaire, investigación académica; Wissenschaftliches Arbeiten
Academic writing = scholarly writing, wissenschaftliches schreiben; Scientific writing = rédaction scientifique, redacción científica
Literature review = revue de littérature, revisión bibliográfica; Literature search = literaturrecherche; Systematic review = systematic literature review; Meta-analysis = meta-analyses
Peer review; Peer-reviewed publications = publications in peer-reviewed journals; Conference presentations; Academic conferences
Research design; Research methods = research methodology, forschungsmethoden, méthodologie de recherche, metodología de investigación; Research proposals = research proposal writing
Research ethics = forschungsethik; Research integrity
Grant writing = grant proposals, grant applications, grant proposal writing, drittmittelanträge; Third-party funding acquisition = drittmitteleinwerbung; Réponse à appels à projets
Grant management = grant administration, drittmittelverwaltung; Horizon Europe; Horizon 2020; ERC grants
Research administration; Sponsored programs; Research management = wissenschaftsmanagement
Research funding = forschungsförderung; External funding = external research funding; Securing funding; Knowledge transfer = wissenstransfer; Knowledge mobilization
Open access publishing = open access publications; Research data management = forschungsdatenmanagement; Citation management = reference management; Zotero; EndNote; Mendeley
!LaTeX; Overleaf; !Scopus; Web of Science; PubMed; JSTOR; Bibliometrics = bibliometric analysis; Scientometrics
Qualitative research = qualitative methods, qualitative forschung, recherche qualitative, investigación cualitativa; Qualitative data analysis
Quantitative research = quantitative forschung, investigación cuantitativa; Quantitative methods; Mixed methods research = mixed methods
Semi-structured interviews = leitfadeninterviews, entretiens semi-directifs; Qualitative interviews; In-depth interviews; Focus groups; Focus group moderation
Ethnography = ethnographic research; Ethnographic fieldwork; Fieldwork = field research, feldforschung, travail de terrain, trabajo de campo; Participant observation; Case study research
Grounded theory; Thematic analysis; Content analysis = inhaltsanalyse; Discourse analysis; Oral history = oral history interviews; Survey research = umfrageforschung
Social research = sozialforschung, empirische sozialforschung; NVivo; ATLAS.ti; MAXQDA; Qualtrics; Corpus linguistics; Corpus analysis; Computational text analysis; Digital humanities
Program evaluation = programme evaluation; Evaluation research
University teaching = hochschullehre, lehrtätigkeit an der hochschule, enseignement universitaire, docencia universitaria, teaching university courses; Undergraduate teaching = teaching undergraduates, teaching undergraduate courses; Graduate teaching = teaching graduate courses; Graduate seminars; College teaching; Lecturing
Course design = course development; Syllabus design; Student supervision; Thesis supervision = supervising theses, betreuung von abschlussarbeiten; Graduate student supervision = supervision of graduate students
Seminars and tutorials; Seminar teaching; Academic administration; University administration = hochschulverwaltung; Academic editing; Scholarly editing
Program accreditation = akkreditierung von studiengängen; Academic accreditation
Historical research = recherche historique; Art history = history of art, kunstgeschichte, histoire de l'art, historia del arte
Literature studies = literary studies, literaturwissenschaft; Literary criticism; Literary analysis; Comparative literature; Classical studies; Classical philology = altphilologie
Linguistics = linguistik, sprachwissenschaft, linguistique, lingüística; Phonetics; Phonology; Philology = philologie, filología
Anthropology = anthropologie, antropología; Cultural anthropology = ethnologie; Archaeology = archeology, archäologie, archéologie, arqueología
Sociology = soziologie, sociologie, sociología; Political science = politikwissenschaft, science politique, ciencias políticas; Political theory
Religious studies; Theology = theologie; Gender studies; Cultural studies = kulturwissenschaft; Area studies; Musicology = musikwissenschaft; Media studies = medienwissenschaft
Human geography; Indigenous studies; Palaeography = paleography; Numismatics
Archaeological excavation; Archaeological fieldwork; Archaeological survey; Cultural resource management
Genealogy = genealogical research; Cultural heritage = patrimoine culturel, patrimonio cultural; Heritage management
Historic preservation
Library services; Library science = bibliothekswissenschaft, bibliothéconomie, biblioteconomía; Librarianship = bibliothekswesen
Cataloguing = cataloging, katalogisierung, catalogage, catalogación, catalogue collections, cataloguing collections; RDA cataloguing = resource description and access, rda-katalogisierung
MARC 21 = marc21; MARC records; Dewey Decimal Classification = dewey decimal; Library of Congress Classification; Library of Congress Subject Headings
Metadata standards; Dublin Core; Metadata schemas; Reference services = reference desk, reference librarianship, auskunftsdienst
Information literacy = informationskompetenz; Information literacy instruction; Collection development = bestandsaufbau; Library collection management = collection management in libraries
Circulation desk = library circulation, ausleihe; Interlibrary loan = fernleihe; Book shelving; Serials management; Electronic resources management
Integrated library systems = bibliothekssystem, library management systems; Koha; Ex Libris Alma = exlibris alma; SirsiDynix = sirsi; Reader's advisory = readers' advisory
Storytime programs = storytime; Library programming = library programs; Reading promotion = leseförderung; Institutional repositories
Archives management = archivwesen; Archival science = archivistique, archivística; Archival processing; Archival research; Archival practice
Finding aids; Encoded Archival Description; ISAD(G) = isadg; ArchivesSpace; Digital preservation = digitale langzeitarchivierung
Digitization of collections = digitisation of collections; Document digitization
Manuscripts and rare books; Rare books; Special collections; Information management = informationsmanagement; Knowledge organization
Taxonomy development; Controlled vocabularies; Provenance research = provenienzforschung
Museum curation = kuratieren; Exhibition curation = commissariat d'exposition, comisariado; Exhibition planning = ausstellungskonzeption; Exhibition design = exhibit design, ausstellungsgestaltung, muséographie
Exhibition installation; Art installation; Collections management = sammlungsmanagement, gestion des collections; Museum collections; Collection care
Museum registration = museum registrar; TMS Collections = the museum system; MuseumPlus; PastPerfect
Art conservation; Art restoration = restaurierung, restauration d'œuvres; Conservation and restoration; Preventive conservation
Museum education = museumspädagogik; Cultural mediation = médiation culturelle, kulturvermittlung; Gallery education; Museum tours; Docent programs
Arts administration; Cultural management = kulturmanagement, gestión cultural; Art market; Art auctions; Cultural programming = kulturprogramm
Translation = übersetzung, übersetzen, traduction, traducción, written translation; Specialised translation = fachübersetzung; Technical translation = traduction technique, traducción técnica
Legal translation; Sworn translation = traducción jurada; Certified translation = beglaubigte übersetzung; Medical translation; Literary translation; Machine translation post-editing = post-editing, mtpe
Translation revision = reviewing translations; Bilingual editing; Translation quality assurance = quality assurance of translations; Localization = localisation, lokalisierung; Software localization; Transcreation
Subtitling = sous-titrage, untertitelung, subtitulado; Audiovisual translation; Terminology management = terminologiearbeit; Termbases
Translation memory; CAT tools = computer-assisted translation; SDL Trados = trados, trados studio; memoQ; Wordfast; Memsource
Language interpreting = language interpretation, interpretation services, interpreting services, dolmetschen, interprétariat, interpretación de idiomas; Conference interpreting
Simultaneous interpreting = simultaneous interpretation, simultandolmetschen; Consecutive interpreting = consecutive interpretation, konsekutivdolmetschen
Court interpreting; Legal interpreting; Community interpreting = public service interpreting; Liaison interpreting; Remote interpreting; Over-the-phone interpreting
Sign language interpreting = gebärdensprachdolmetschen; Audio transcription; Transcription services; Proofreading = korrekturlesen, relecture, corrección de textos
Copy editing = copyediting; Lexicography
Condition reports = condition reporting; Condition checking; Museum loans = art loans, leihverkehr; Object handling; Fragile object handling = handling of fragile objects
Exhibition labels = label writing; Interpretive writing = interpretation text; Exhibition catalogues; Catalogue essays; Audience development in museums; Visitor research = besucherforschung
Scholarly publishing = academic publishing; Journal editing; Journal management; Book reviews; Edited volumes; Archival digitization = digitising archives, digitalisierung von archivgut; Born-digital records
Reading room supervision = reading room; Library enquiries; Sierra ILS; Polaris ILS; Aleph library system; Ex Libris Primo = primo ve; EBSCO Discovery Service; OCLC; WorldCat; Thesaurus construction
XML-TEI = text encoding initiative; Transkribus; Translation project management; Phrase TMS; XTM Cloud; Website localization; Game localization; Patent translation; Financial translation
Voice-over translation; Sight translation; Whispered interpreting; Healthcare interpreting; Language quality assurance = linguistic quality assurance; Chicago Manual of Style
AP style = associated press style; APA style; MLA style; Multilingual communication; Semiotics; Hermeneutics; Source criticism = quellenkritik; Paleontology = palaeontology; Egyptology
Ancient languages; Latin and Ancient Greek; Latin language; Latinum; Philosophy of science; Science communication = wissenschaftskommunikation, vulgarisation scientifique, divulgación científica
Public history; Think tank research; Interview transcription; Doctoral supervision = phd supervision; Marking examinations; Research Excellence Framework; ORCID; Open science
[certification]
Certified Translator; Sworn translator = traducteur assermenté, traductor jurado, beeidigter übersetzer; ATA certification = ata certified; Staatlich geprüfter Übersetzer = staatlich geprüfte übersetzerin
Certified interpreter; Court interpreter certification; Staatlich geprüfter Dolmetscher; NAATI; Certified Archivist; Chartered librarian = mclip; Habilitation degree; Venia legendi
Postgraduate Certificate in Higher Education = pgcert in higher education; Fellow of the Higher Education Academy
[degree]
Master of Library and Information Science = mlis; Master of Library Science = mls degree; Library science degree; ALA-accredited master's degree
Library technician diploma; Library technician certificate; Fachangestellte für Medien- und Informationsdienste = fachangestellter für medien- und informationsdienste, !FaMI
Museum studies = museology, museumskunde, muséologie; Translation studies = translationswissenschaft; Translation degree = degree in translation; Master's in translation; Grado en Traducción e Interpretación
History degree = degree in history; BA History; Linguistics degree = degree in linguistics; Humanities degree = degree in humanities, geisteswissenschaftliches studium
Social sciences degree = degree in social sciences, sozialwissenschaftliches studium; Postdoctoral research = postdoc, post-doctoral research, postdoctoral fellowship
[domain]
!Humanities = !humanities, geisteswissenschaften, sciences humaines, humanidades; Social sciences = sozialwissenschaften, sciences sociales, ciencias sociales
Research institutes = forschungseinrichtung; Libraries and archives; Museums and galleries; Museum sector = museumswesen; Language services industry; Translation industry
`
