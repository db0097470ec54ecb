export const propertyAndFacilities = `
[skill]
Property management = managing properties, hausverwaltung, immobilienverwaltung, gestion immobilière, administración de fincas, administración de propiedades
Residential property management = mietverwaltung; Residential lettings management; Commercial property management; Commercial real estate management
Condominium management = condo management, strata management, weg-verwaltung, syndic de copropriété; HOA management; Block management; Leasehold management
Estate management
Property portfolio management; Affordable housing; Social housing = sozialwohnungen, logement social
Housing management; Tenancy management; Student housing = student accommodation
Homeowners associations
Residential leasing; Property leasing = vermietung, location immobilière, arrendamientos; Apartment leasing; Leasing experience
Commercial leasing; Lease administration; Lease management
Lease negotiation; Lease abstraction; Lease renewals; !Lettings = !lettings; Letting agency
Tenant relations = mieterbetreuung; Tenant management; Resident relations; Tenant communication; Maintenance requests = repair requests; Tenant screening
Tenant referencing
Rent collection; Rent roll; Mietbuchhaltung; Tenant evictions = eviction process; Landlord-tenant law = landlord and tenant law, mietrecht; Residential Tenancies Act
Fair housing; Fair Housing Act; Section 8 housing = housing choice voucher; Low-income housing tax credit = lihtc
Service charge accounting = betriebskostenabrechnung, nebenkostenabrechnung; Common area maintenance; Move-in inspections; Move-in and move-out inspections
Inventory inspections
Vacancy management
Yardi = yardi voyager; AppFolio; RealPage = onesite; Entrata; MRI Software; Buildium; Rent Manager; CoStar; Argus Enterprise = !ARGUS; Reapit
Rightmove; Matterport; Multiple listing service = !MLS, mls listings; Dotloop; Follow Up Boss; Zillow Premier Agent; SAP RE-FX = re-fx
Real estate = immobilien, immobilier, bienes raíces, inmobiliaria; Real estate transactions = property transactions
Property sales = immobilienverkauf, transaction immobilière; Home sales; Immobilienvermittlung; Buyer representation = buyer's agency
Property listings; Listing presentations; Real estate listings; Property viewings = property showings, house showings, wohnungsbesichtigungen; Open houses
Real estate marketing = property marketing; Comparative market analysis
Property valuation = real estate appraisal, property appraisal, immobilienbewertung, évaluation immobilière, tasación inmobiliaria
Real estate contracts; Purchase and sale agreements
Escrow; Escrow coordination; Closing coordination; Real estate closings; Title search = title searches; Title examination; Transaction coordination
Real estate law = immobilienrecht, droit immobilier; Property law; Real estate finance = immobilienfinanzierung; Real estate investment = property investment
Real estate acquisitions = property acquisitions; Site acquisition; Land acquisition
Real estate development = property development, immobilienentwicklung, promotion immobilière
Real estate asset management; Site selection; Zoning; Zoning regulations; Land use planning
Facilities management = gebäudemanagement, gestion des installations, gestión de instalaciones; Integrated facilities management = total facilities management
Building maintenance = gebäudeinstandhaltung, maintenance des bâtiments, mantenimiento de edificios; Building repairs
General maintenance = handyman work, handyman, petits travaux; Minor repairs; Hausmeistertätigkeiten; Building operations; Hard services = hard fm
Soft services = soft fm
Reactive maintenance = reactive repairs; Maintenance planning = wartungsplanung; Planned maintenance; Maintenance scheduling
Computerized maintenance management systems = !CMMS, computerised maintenance management system, !GMAO
!Maximo = ibm maximo; Archibus; UpKeep CMMS; Planon; SAP PM = sap plant maintenance
eMaint; Limble; Infor EAM; Corrigo; ServiceChannel; Work order management; Work order systems
Asset tracking; Space planning; Space utilization; Flächenmanagement
Move management; Office moves = office relocation; Workplace services; Contractor management = managing contractors; Service level agreements = !SLA, !SLAs
Capital projects; Capital planning; Capital improvement projects; Tenant improvements = tenant fit-out; Fit-outs; Energy conservation; Key control; Key register
Parking management = parking operations; Mailroom operations = mail room, mailroom; Building security systems; Meeting room setup
Fire extinguisher inspection; Legionella control = legionella; Legionella testing; Water hygiene; Asbestos management; Statutory compliance; Statutory inspections
Building condition assessment = property condition assessment; Condition surveys; Snow removal = déneigement; Winter services = winterdienst
Swimming pool maintenance = pool maintenance; Pool cleaning; Schwimmbadtechnik; HVAC filter replacement
Commercial cleaning = nettoyage des locaux; ?Cleaning = ?cleaning, reinigungsarbeiten, travaux de nettoyage, tareas de limpieza
Professional cleaning = nettoyage professionnel, limpieza profesional; Building cleaning = gebäudereinigung, limpieza de edificios
Office cleaning = büroreinigung, nettoyage de bureaux, limpieza de oficinas; Janitorial services = janitorial, custodial services, custodial work
Domestic cleaning = residential cleaning, house cleaning, haushaltsreinigung, ménage à domicile, limpieza doméstica
Industrial cleaning = industriereinigung, nettoyage industriel, limpieza industrial; Deep cleaning = grundreinigung; Maintenance cleaning = unterhaltsreinigung
Hospital cleaning = bionettoyage; Healthcare cleaning; Terminal cleaning; Window cleaning = window washing, nettoyage de vitres; Glass cleaning = glasreinigung
Floor care = floor maintenance; Floor stripping and waxing = stripping and waxing; Floor waxing; Floor cleaning; Floor buffing; Floor polishers
Floor buffers
Floor scrubbers = auto scrubber, scheuersaugmaschine, autolaveuse; Carpet cleaning = teppichreinigung; Carpet shampooing; Carpet extraction
Vacuuming = vacuum cleaning, staubsaugen, vacuum floors, vacuum carpets; Mopping = mopping floors
Sweeping floors = ?sweeping, ?Sweeping, sweep floors; Dusting surfaces = dusting furniture, ?dusting, ?Dusting
Restroom cleaning = washroom cleaning, bathroom cleaning, toilet cleaning, sanitärreinigung, clean restrooms, cleaning restrooms, clean bathrooms, cleaning bathrooms, cleaning toilets
Trash removal = garbage removal, emptying bins, empty bins, empty trash, emptying trash, taking out trash
Pressure washing = power washing, high-pressure cleaning, hochdruckreinigung; Disinfection = disinfecting surfaces, flächendesinfektion, désinfection, desinfección
Cleaning chemicals = cleaning products, cleaning agents, reinigungsmittel, produits d'entretien; Chemical dilution = dilution of chemicals; COSHH
Safety data sheets = material safety data sheets, !SDS, !MSDS; Colour-coded cleaning = color-coded cleaning; Biohazard cleaning; Crime scene cleaning
End of tenancy cleaning = move-out cleaning; Dry cleaning = chemische reinigung; Ironing clothes = !Ironing, bügeln, repassage, planchado; Pressing clothes
Washing machines; Commercial washers; Upholstery cleaning; Cleaning supervision; Cleaning inspections; Vehicle cleaning; Interior vehicle cleaning; Graffiti removal
Pest control = pest management, schädlingsbekämpfung, control de plagas; Insect control = désinsectisation
Rodent control = dératisation; Termite treatment; Termite inspection; Fumigation; Bed bug treatment
Household management = haushaltsführung; Private housekeeping; Live-in housekeeping
[certification]
Real estate licence = real estate license, real estate salesperson license, licensed real estate agent; RECO registration; Carte T; Licensed realtor
Real estate broker license = real estate broker licence; Certified Property Manager = cpm designation, irem cpm; Accredited Residential Manager; Certified Apartment Manager
RPA designation = real property administrator, boma rpa; Condominium manager licence; CMRAO licence; Community association manager license = cam license
Certified Facility Manager = ifma cfm; Facility Management Professional = ifma fmp; IWFM qualification = iwfm, bifm; ARLA Propertymark; Propertymark
Appraiser license = appraisal license; Certified Residential Appraiser; AACI designation = aaci; IHK Immobilienmakler; § 34c GewO = erlaubnis nach 34c
RICS membership = !RICS, rics accredited; CCIM; Loi Hoguet
BICSc certification = bicsc; Pest control license = pest control licence; Exterminator licence; Structural pest control license
Certified Pool Operator = cpo certification; Certibiocide; Gebäudereiniger; Gebäudereinigermeister; Building operator certification
IICRC certification = iicrc
[degree]
Real estate degree = degree in real estate; Property management degree; Immobilienwirtschaft; Immobilienkaufmann = immobilienkauffrau
Immobilienfachwirt = immobilienfachwirtin; BTS professions immobilières; Facilities management degree = facility management studium, degree in facilities management
[domain]
Real estate industry = property sector, property industry, immobilienbranche, secteur immobilier, sector inmobiliario
Commercial real estate = gewerbeimmobilien, immobilier d'entreprise; Residential real estate = wohnimmobilien, residential property
Cleaning industry = cleaning sector, reinigungsbranche, secteur de la propreté; Facilities services industry = facilities sector
Housing sector = wohnungswirtschaft; Housing association
`
