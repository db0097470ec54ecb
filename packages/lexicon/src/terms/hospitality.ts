export const hospitality = `
[skill]
Food preparation = food prep, meal preparation, preparing food, speisenzubereitung, préparation culinaire, preparación de alimentos, prepare food, preparing meals, prepare meals, zubereitung von speisen
Cooking = culinary skills, kochen, cuisine professionnelle, cocina profesional; Culinary arts
Food safety = food safety standards, food safety regulations, lebensmittelsicherheit, sécurité alimentaire, seguridad alimentaria; Food handling
Food hygiene = lebensmittelhygiene, hygiène alimentaire, higiene alimentaria; HACCP = haccp standards, haccp principles, appcc, haccp-konzept
Allergen awareness = food allergens, allergene; Allergen management; Temperature logs
Kitchen sanitation = kitchen cleaning, kitchen hygiene, küchenhygiene; Sanitation standards = sanitation procedures; ?Sanitation = ?sanitation
Line cooking = line cook, station cooking; Grill station = grill cook, ?grill; Grilling; Sauté station; Sautéing = saute; Fry station; Deep frying
Short-order cooking = short-order cook; Knife skills = knife handling; Mise en place; Food plating = plate presentation, food presentation, dressage d'assiettes, ?plating
Stocks and sauces = sauce making; Soups and sauces; Garde manger = cold station, cold kitchen, kalte küche; Sous vide
Butchery = meat cutting, fleischzerlegung, boucherie, carnicería; Fish filleting; Fish preparation; Fishmongery = poissonnerie
Baking = backen; Bread baking = boulangerie, panadería; Bakery production; Pastry = pastry making, patisserie, konditorei, pastelería; Viennoiserie
Cake decorating = cake decoration; Dough preparation = dough making; Dough mixing; Chocolate work = chocolaterie; Dessert preparation; Pizza making = pizza preparation
Sushi preparation = sushi; Vegetarian cooking; Vegan cooking; Gluten-free cooking; Italian cuisine; French cuisine; Asian cuisine; Chinese cuisine; Indian cuisine
Mexican cuisine; Japanese cuisine; Mediterranean cuisine; Fine dining = gehobene gastronomie; Haute cuisine; Molecular gastronomy; Batch cooking = bulk cooking, volume cooking
Institutional cooking = restauration collective, gemeinschaftsverpflegung; Special diets = dietary requirements, dietary restrictions; Therapeutic diets
Menu planning = menu development, speiseplanung, élaboration de menus, speisenplanung; Menu design; Recipe development = recipe creation; Standardized recipes
Food costing = food cost, wareneinsatz, coût matière; Food cost control; Recipe costing; Portion control
Kitchen management = küchenleitung, gestion de cuisine, gestión de cocina; Kitchen operations; Kitchen inventory; Food ordering; Food waste reduction
Kitchen equipment operation = commercial kitchen equipment, kitchen equipment; Combi ovens
Dishwashing = dish washing, spülküche, plonge, wash dishes, washing dishes; Kitchen porter duties
Food running = food runner; Back of house = !BOH
Table service = waiting tables, tischservice, service à table, service en salle, servicio de mesa, waiting on tables, wait tables; Food service = serving food, serve food; Food and beverage service = serving food and beverages
Silver service
Buffet service = buffets; Room service = in-room dining; Order taking = taking orders, taking customer orders, take orders, take food orders, take customer orders
Suggestive selling; Table setting = setting tables, table setup, set tables
Banquet service = banquets, bankett, bankettservice; Banquet operations; Catering = catering services, traiteur; Event catering; Host duties = host/hostess, seating guests
Front of house = !FOH; Food and beverage management = f&b management; Food and beverage operations; Food and beverage = f&b; Restaurant management = gastronomieleitung; Restaurant operations
Quick service restaurants = !QSR, fast food, restauration rapide; Systemgastronomie
Drive-through service = drive-thru, !drive-through, !Drive-through, !Drive-Through; Gastronomy = gastronomie, gastronomía
Bartending = bar service, barkeeping, bar work; Mixology = cocktail making, cocktails; Barista skills = barista; Coffee making; Espresso machines = espresso machine
Latte art; Wine service; Wine pairing; Sommelier; Wine knowledge = weinkenntnisse; Oenology; Beer knowledge; Draft beer; Cellar management
Beverage cost control = pour cost; Bar inventory; Responsible alcohol service = responsible service of alcohol; Tea service
Guest services = gästebetreuung, atención al huésped; Guest relations; Guest experience; Guest satisfaction
Hotel operations = hotelbetrieb, exploitation hôtelière; Hotel management = gestión hotelera
Hotel front desk = hotel reception, hotelrezeption, réception d'hôtel, recepción de hotel; Front desk operations; Front office operations
Check-in and check-out = guest check-in, check-in/check-out, guest registration, check guests in and out, checking guests in, check-ins and check-outs
Reservations = reservation management; Reservation systems; Hotel reservations = room reservations; Restaurant reservations; Night audit = night auditing
Concierge services = concierge; Bell services = porter service; Luggage handling
Housekeeping; Hotel housekeeping = room cleaning, room attendant duties, zimmerreinigung, service d'étage, limpieza de habitaciones, cleaning guest rooms, clean guest rooms
Room inspection; Bed making = making beds
Turndown service; Laundry operations = laundry service, linen service, laundry, wäscherei, blanchisserie, lavandería; Linen management; Linen inventory
Revenue management = yield management; Hotel revenue management; Room rate management; Rate parity; Occupancy forecasting; RevPAR
Opera PMS = !OPERA, oracle opera, opera cloud; Fidelio = micros-fidelio; Protel; Mews PMS = !Mews; Cloudbeds; Property management systems; Hotel PMS
Micros POS = oracle micros; Toast POS; Aloha POS = !Aloha; TouchBistro; Lightspeed Restaurant; OpenTable; Resy; SevenRooms; Amadeus GDS = !Amadeus
!Sabre = sabre gds; Galileo GDS = !Galileo; Travelport; Global distribution systems = !GDS; Channel managers; SiteMinder; Booking.com extranet; Booking.com
Airbnb hosting; Delphi.fdc = delphi fdc; Cvent; Tripleseat; Uber Eats; DoorDash; MarketMan; R365 = restaurant365
Event planning = event organisation, event organization, veranstaltungsplanung, organisation d'événements, organización de eventos; Event coordination
Event management = veranstaltungsmanagement, événementiel, gestión de eventos; Conference management = conference planning, conference organisation, tagungsorganisation
Wedding planning; Wedding coordination; Trade shows = trade fairs, salons professionnels; Trade show coordination = messeorganisation
Venue management; Venue coordination; Venue sourcing
Event logistics; Event setup = event set-up, event setup and breakdown; Event budgeting; Event registration; Virtual events; Hybrid events
Group bookings; Group sales; Event staffing; Event ticketing = billetterie; Ticket sales; Crowd management; Sponsorship management; Event sponsorship
Tour guiding = tour guide, guided tours, reiseleitung, guide touristique, guía turístico; Tour operations = tour operator; Tour planning
Travel consulting = travel agent, reiseberatung; Travel agency = agence de voyages, agencia de viajes; Itinerary planning = travel itineraries, itinerary design
Air ticketing = airline ticketing, flight booking; Destination knowledge; Destination management
Destination marketing; Tourism marketing = tourismusmarketing; Cruise operations = cruise ships
Visa assistance = visa applications; Tourist information = visitor information; Visitor services
Ecotourism; Sustainable tourism; Casino operations = gaming operations; Table games
Card dealing = casino dealing; Blackjack dealing; Spa operations; Spa reception; Resort operations; Campground operations = campsite management
Guest entertainment = animation touristique, gästeanimation
[certification]
Food Handler Certificate = food handler certification, food handler card, food handler, food handler permit, carnet de manipulador de alimentos, manipulador de alimentos
ServSafe = servsafe certification; ServSafe Manager; Food protection manager certification = certified food protection manager, food safety manager certification
FOODSAFE; FOODSAFE Level 1; Level 2 Food Hygiene = level 2 food safety, food hygiene level 2; Food hygiene certificate; Level 3 Food Safety = level 3 food hygiene
Gesundheitszeugnis = infektionsschutzbelehrung, belehrung nach § 43 ifsg, belehrung nach infektionsschutzgesetz; HACCP certification = haccp certified; HACCP training = formation haccp
Smart Serve = smart serve certification; Serving It Right; ProServe; TIPS certification = tips certified; TABC certification = tabc
Responsible service of alcohol certificate = rsa certificate; Alcohol personal licence = personal licence holder; WSET; WSET Level 2; WSET Level 3
Certified Sommelier; Court of Master Sommeliers; Certified Executive Chef; Red Seal Cook = red seal chef; Certified Meeting Professional = cmp certification
Certified Hospitality Supervisor; IATA travel certificate = iata certification; Permis d'exploitation; Gaming licence = gaming license
[degree]
Culinary arts diploma = culinary diploma; Culinary degree = culinary arts degree, degree in culinary arts; Culinary school; Culinary management diploma; CAP cuisine = cap cuisinier; CAP boulanger = cap boulangerie
CAP pâtissier = cap pâtisserie; Hotelfachmann = hotelfachfrau, ausbildung hotelfach; Restaurantfachmann = restaurantfachfrau
Hospitality management degree = degree in hospitality management, degree in hospitality, hospitality degree; Hotel management degree; Hôtellerie et restauration = hotellerie et restauration
Tourism management = tourism degree, degree in tourism, tourismusmanagement
[domain]
Hospitality = hospitality industry, hospitality sector, gastgewerbe, hostelería; Hotel industry = hotellerie
Restaurant industry = restaurant experience, gastronomiebranche, secteur de la restauration; Food service industry
Tourism = tourism industry, tourismus, tourisme, turismo; Travel industry = reisebranche; Leisure industry; Events industry = veranstaltungsbranche
Catering industry; Casino industry
`
