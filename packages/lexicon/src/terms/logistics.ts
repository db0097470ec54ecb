export const logistics = `
[skill]
Logistics = logistics management, logistik, logistique, logística
Supply chain management = supply chain, lieferkettenmanagement, gestion de la chaîne d'approvisionnement, cadena de suministro
Supply chain planning; Supply chain optimization = supply chain optimisation; Sales and operations planning = !S&OP, sales & operations planning
Demand planning = bedarfsplanung; Demand forecasting; Inventory planning; Distribution management; Distribution operations; Distribution planning
Third-party logistics = 3pl; Reverse logistics; Returns processing = retourenbearbeitung, gestion des retours
Warehousing = warehouse, warehouse operations, warehouse work, lagerhaltung, lagerarbeit, lagerlogistik, entreposage, almacenaje
Warehouse management = lagerverwaltung, gestion d'entrepôt, gestión de almacén; Warehouse supervision; Warehouse management system = !WMS, lagerverwaltungssystem
Warehouse safety; Warehouse layout; Cross-docking = cross dock; Cold chain = cold chain logistics, kühllogistik; Cold storage = refrigerated warehouse; Freezer warehouse
Order picking = order selection, picking orders, kommissionierung, kommissionieren, préparation de commandes, preparación de pedidos, pick orders, picking of orders, order picker
Picking and packing = pick and pack, pick pack, pick and pack orders; Order fulfillment = order fulfilment, fulfillment operations; Voice picking = pick-by-voice
RF scanners = rf scanning, rf guns; Barcode scanners = barcode scanning, handheld scanners, handscanner; Mobile data terminals = mde-geräte
Order packing = !Packing, ?packing, packing orders, pack orders
Shrink wrapping = shrink wrap; Stretch wrapping; Pallet building = building pallets; Labelling and barcoding; Barcode labels
Shipping and receiving = shipping & receiving, receiving and shipping; ?Shipping = ?shipping
Goods receiving = !goods in, !Goods in, !goods-in, !Goods-in, !Goods-In, receiving goods, goods receipt, wareneingang, réception de marchandises, recepción de mercancías
Goods dispatch = !goods out, !Goods out, !goods-out, !Goods-out, warenausgang, expédition de marchandises
Loading and unloading = loading and unloading trucks, be- und entladen, chargement et déchargement, carga y descarga, load and unload trucks, load and unload
Truck loading = loading trucks, load trucks; Truck unloading = unloading trucks, unload trucks
Container unloading = container destuffing, devanning; Load securing = cargo securement, load securement, load restraint, ladungssicherung, arrimage
Parcel sorting = package sorting; Mail sorting; Bills of lading; Packing slips; Packing lists; Delivery notes = lieferscheine; Proof of delivery
Forklift operation = forklift, forklift operator, forklift driving, fork lift, lift truck, gabelstapler, chariot élévateur, carretilla elevadora, montacargas, operate a forklift, operating forklifts, operate forklift
Counterbalance forklift = counterbalance truck; Sit-down forklift; Reach truck = reach truck operation, schubmaststapler
Order picker truck = cherry picker forklift, order picker forklift
Pallet jack = pallet truck, hubwagen, transpalette; Electric pallet jack; Stand-up forklift; Tow tractors = tugger
Inventory management = stock management, gestion des stocks, gestión de inventarios, bestandsmanagement, bestandsführung, manage inventory, managing inventory, maintain inventory
?Inventory = ?inventory
Inventory control = stock control, bestandskontrolle, control de inventario
Cycle counting = cycle counts
Stocktaking = stock take, stocktake, stock-taking, inventory counts, stock counts, physical inventory, inventur, inventaire physique, inventaire
Stock replenishment = replenishment, restocking; Stock rotation; First in first out = fifo stock rotation, fifo rotation; Inventory accuracy; Safety stock
Slotting optimization = warehouse slotting; Material handling; Manual handling; Manual lifting; Kitting
Freight forwarding = freight forwarder, spedition; Freight brokerage = freight broker; Air freight = luftfracht, fret aérien
Ocean freight = sea freight, seefracht, fret maritime; Road freight = trucking, straßengüterverkehr, transport routier; Intermodal transport = intermodal
LTL shipping = !LTL, less than truckload; Full truckload = !FTL; Freight rate negotiation; Rate negotiation; Carrier negotiation
Carrier management = haulier management; Carrier relations; Load planning; Load building; Freight audit; Courier services; Parcel delivery = paketzustellung
Customs clearance = zollabwicklung, dédouanement, despacho de aduanas; ?Customs = ?customs; Customs brokerage; !Customs entries = !customs entries
Customs regulations = zollrecht, customs legislation
Import and export operations = import export operations, import/export operations, !Import/Export, !Import/export
Import and export documentation = import/export documentation; Import/export regulations
Incoterms; Export control = exportkontrolle; Tariff classification = hs classification, hts classification, customs classification; Harmonized System = hs codes
Letters of credit; Certificates of origin; Trade compliance = global trade compliance
Transport planning = transportation planning, transportplanung, planification des transports
Route planning = tourenplanung; Route optimization = route optimisation; Routing and scheduling
Truck dispatching = truck dispatch, load dispatching, freight dispatching, vehicle dispatching, dispatching trucks, dispatching drivers; ?Dispatching = ?dispatching
Transportation management systems = transport management system, !TMS; Last-mile delivery = last mile, last mile logistics; Delivery scheduling
Fleet management = fuhrparkmanagement, gestion de flotte, gestión de flotas; Fleet operations; Vehicle tracking; GPS tracking; Yard management; Dock scheduling
Dangerous goods = hazmat, gefahrgut, matières dangereuses, mercancías peligrosas; Dangerous goods handling = hazardous materials handling
Dangerous goods transport = transportation of dangerous goods, gefahrguttransport
IMDG Code = !IMDG; IATA Dangerous Goods Regulations = iata dgr
Procurement = beschaffung, approvisionnement, aprovisionamiento; Purchasing = einkauf; Strategic sourcing = strategic procurement, strategischer einkauf
?Sourcing = ?sourcing
Category management = category manager
Supplier management = vendor management, lieferantenmanagement, gestion des fournisseurs, gestión de proveedores; Supplier relationship management
Supplier negotiation = vendor negotiation; Price negotiation; Supplier evaluation = vendor evaluation; Supplier audits; Supplier selection
Purchase orders = bons de commande; Purchase order processing = bestellabwicklung; Request for proposal = !RFP, !RFPs; Request for quotation = !RFQ, !RFQs
Spend analysis; Spend management; Material planning; Materials management = materialwirtschaft; Order expediting; Vendor managed inventory
SAP MM = sap materials management; SAP EWM = sap extended warehouse management; SAP WM; SAP TM; SAP Ariba = !Ariba; !Coupa; Jaggaer; Manhattan WMS; Manhattan Associates
Blue Yonder = jda; Oracle Transportation Management; Kinaxis; !Descartes; CargoWise; Samsara; Körber WMS; Infor WMS; Fishbowl Inventory; ShipStation; Project44
Electronic data interchange = edi transactions, edi systems; EDI integration; EDI mapping; RFID = radio-frequency identification
Automated storage and retrieval = !ASRS, automated storage and retrieval systems; Conveyor sortation = sortation systems
Vendor compliance; Landed cost analysis; Landed cost; Lead time reduction; On-time delivery; On time in full = !OTIF
[certification]
Forklift licence = forklift license, forklift certification, forklift certificate, forklift certified, forklift ticket, fork lift licence, staplerschein, gabelstaplerschein, flurförderschein, carnet de carretillero
CACES; CACES R489; CACES 1; CACES 3; CACES 5; RTITB; Reach truck licence = reach truck license
TDG certificate = tdg certification, tdg training, !TDG; Hazmat certification = hazmat certified, hazmat training
ADR certificate = adr licence, adr-schein; Gefahrgutbeauftragter = gefahrgutbeauftragte, dangerous goods safety adviser, dgsa
APICS CSCP = cscp, certified supply chain professional; APICS CPIM = cpim; !APICS; CLTD; !CIPS; MCIPS; Certified Professional in Supply Management = cpsm
Customs broker license = customs broker licence, licensed customs broker; SCMP designation = scmp
[degree]
Fachkraft für Lagerlogistik = ausbildung lagerlogistik; Fachlagerist
Kaufmann für Spedition und Logistikdienstleistung = speditionskaufmann, speditionskauffrau, kauffrau für spedition und logistikdienstleistung
Supply chain management degree = degree in supply chain management, degree in supply chain; Logistics degree = degree in logistics
[domain]
Logistics industry = transport and logistics, transportation and logistics, logistikbranche, secteur logistique, sector logístico; Freight industry = freight sector
E-commerce logistics; E-commerce fulfilment = e-commerce fulfillment; Wholesale distribution
`
