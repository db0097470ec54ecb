export const retailAndSales = `
[skill]
Retail sales = in-store sales, verkauf im einzelhandel, vente en magasin, venta al público; !Sales floor = shop floor sales
Retail management; Retail operations; Store operations; Store management = filialleitung, gestion de magasin, gestión de tiendas
Store opening and closing = opening and closing procedures, opening and closing the store, opening and closing duties; Keyholder duties = key holder, keyholder
Sales floor supervision; Customer advice = kundenberatung, conseil client, asesoramiento al cliente; Product advice
Product knowledge = produktkenntnisse, connaissance des produits, conocimiento del producto; Product demonstrations = product demos, produktvorführung
Personal shopping; Clienteling; Personal styling
Greeting customers = customer greeting, greet customers, accueil client, accueil des clients, accueil de la clientèle, accueil clientèle
Point of sale = point of sale systems, pos systems, !POS, !EPOS, kassensysteme, kassensystem, système de caisse, terminal punto de venta, !TPV; Till operation
Cash handling = handling cash, kassieren, kassenführung, kassentätigkeit, encaissement, tenue de caisse, manejo de caja, manejo de efectivo, handle cash
Cash register = operate cash register, operating cash registers
Cash reconciliation = !cash-up, cashing up, till reconciliation, balancing cash drawers, kassenabrechnung, kassenabschluss, arqueo de caja; Cash drawer; Self-checkout
Returns and exchanges; Refunds and exchanges; Returns and refunds; Returns handling = processing returns, process returns
Gift wrapping; Loyalty programs = loyalty programmes; Loyalty cards; Layaway
Merchandising = marchandisage; Retail merchandising; Warenpräsentation
Visual merchandising = merchandising visuel; Window dressing = window displays, escaparatismo; Store displays; Product displays; Planograms
Shelf stocking = stocking shelves, shelf filling, shelf replenishment, stock shelves, warenverräumung, regalpflege, mise en rayon, reposición de estanterías, stocking merchandise, stock merchandise, restock shelves, restocking shelves
Pricing and labelling; Price tagging = price tags; Price labelling = preisauszeichnung; Stockroom organization; Stockroom = stock room; Stockroom management
Retail buying; Fashion buying; Merchandise planning; Assortment planning = range planning, sortimentsgestaltung
Loss prevention; Theft prevention; Shrinkage reduction = retail shrink, démarque inconnue; Mystery shopping; Store layout
Promotional displays; Endcaps; In-store promotions; Retail math = retail mathematics; Sell-through analysis; Markdown pricing
Grocery retail; Supermarket; Grocery; Deli counter; Fresh food counter = frischetheke; Produce department; Meat counter; Bakery counter
Fashion retail = apparel retail, modeeinzelhandel; Prêt-à-porter; Luxury retail; Luxury goods; Footwear retail; Shoe fitting; Jewellery sales = jewelry sales; Watch sales
Cosmetics sales; Perfumery; Beauty retail; Consumer electronics sales = electronics retail; Furniture sales; Home furnishings retail
Car sales = automotive sales, vehicle sales, autoverkauf, vente automobile; Automotive finance and insurance = f&i; Optical retail; Pet retail; Florist sales
Garden centre sales; Wholesale sales; Pharmacy retail; Fuel station operations; Gas station = petrol station; Convenience retail = convenience store
!Sales = ?sales, sales experience, vertrieb, !ventas, !Ventas; Inside sales = ventas internas; Vertriebsinnendienst; Innendienst
Outside sales = field sales, vertriebsaußendienst, vente terrain; Außendienst; B2B sales = b2b-vertrieb, business-to-business sales, vente btob
B2C sales; Direct-to-consumer sales; Direct sales = direktvertrieb, vente directe, venta directa
Door-to-door sales; Telesales = telephone sales, télévente; Telemarketing; Outbound sales
Consultative selling = consultative sales, vente conseil; Solution selling = solution sales; Value-based selling = value selling; Challenger sales; SPIN Selling
Sandler selling = sandler training; MEDDIC; MEDDPICC; Enterprise sales = enterprise selling; SaaS sales; Software sales
Technical sales = technischer vertrieb, vente technique; Sales engineering; Pre-sales = presales; Medical device sales; Medical sales; Pharmaceutical sales
Insurance sales = versicherungsvertrieb; Advertising sales = ad sales; Media sales; Channel sales; Partner sales; Indirect sales; Export sales
Government sales = public sector sales; Industrial sales; Real estate sales
Account management = managing accounts, client account management, gestion de comptes, gestión de cuentas; Kundenbetreuung
Key account management = key accounts, grandes comptes
Strategic account management = strategic accounts; Territory management = sales territory management, gebietsverkauf; Territory planning
Lead generation = generating leads, leadgenerierung, génération de leads, generación de leads, generate leads; Lead qualification = qualifying leads
Prospecting = sales prospecting, prospection commerciale, prospección; Neukundengewinnung = neukundenakquise
Cold calling = cold calls, kaltakquise, llamadas en frío; Social selling
Upselling = up-selling, ventes additionnelles, upsell; Cross-selling = cross-sell; Closing sales = sales closing, verkaufsabschluss; Deal closing = closing deals
Objection handling = handling objections, einwandbehandlung
Sales negotiation = negotiating deals, verkaufsverhandlungen, négociation commerciale, negociación comercial; Verhandlungsführung
Negotiation = negotiation skills, negotiating skills, verhandlungsgeschick, négociation, negociación; Sales presentations; Sales pitches = sales pitch
Sales quotations = preparing quotations, preparing quotes, sales quotes, angebotserstellung, !devis, elaboración de presupuestos; Price quotes; Customer quotes
?Quoting = ?quoting
Proposal writing = proposal preparation; Sales proposals
Tender management = bid management, ausschreibungsmanagement; Bid writing; RFP responses; Tender response; Tenders = appels d'offres, licitaciones
Contract renewals = renewals management; Customer retention = client retention; Customer loyalty = kundenbindung, fidélisation, fidelización
Customer acquisition = client acquisition, new customer acquisition, kundengewinnung; Cold emailing; Sales outreach; Email outreach
Sales management = sales team management, vertriebsleitung, verkaufsleitung, gestion des ventes, gestión de ventas
Sales targets = sales goals, umsatzziele, objectifs de vente, objetivos de ventas; Quota attainment; Sales quotas
Meeting sales targets = meet sales targets, achieve sales targets
Sales forecasting = sales forecasts, absatzplanung, prévisions de vente; Pipeline management = sales pipeline management; Sales pipeline
Sales reporting = sales reports; Sales analysis = sales analytics; Sales operations = sales ops; Sales enablement; Sales training; Sales coaching
Sales strategy = vertriebsstrategie, stratégie commerciale; Sales planning; Sales cycle management; Full sales cycle; Sales process
Sales compensation plans = commission plans
Revenue operations = revops; Business development = geschäftsentwicklung, développement commercial, desarrollo de negocio; New business development
Partnership development; Strategic partnerships; Partner management = partnership management
Go-to-market strategy = !go-to-market, !Go-to-market, !Go-to-Market, !Go-To-Market, !GTM
Sales administration; Vertriebsassistenz; Administration des ventes = !ADV
Order processing = auftragsabwicklung, auftragsbearbeitung, traitement des commandes, gestión de pedidos, process orders, processing orders; Order entry = bestellannahme
Trade marketing; Retail execution; Store visits
Salesforce = salesforce crm, salesforce.com, sfdc; Salesforce Sales Cloud; HubSpot CRM; HubSpot
CRM = customer relationship management, gestion de la relation client; CRM software = crm systems, crm-systeme
Microsoft Dynamics 365 Sales = dynamics crm, microsoft dynamics crm
Zoho CRM; Zoho; Pipedrive; SugarCRM; Freshsales; Outreach.io; Salesloft; LinkedIn Sales Navigator = sales navigator; ZoomInfo; Apollo.io; Gong.io; Clari; Close CRM
Copper CRM
Shopify POS; Square POS = square point of sale; Lightspeed Retail = lightspeed pos; NCR POS; NCR Counterpoint; Clover POS; Vend POS; SAP Retail; Oracle Retail = retek
Cegid
RetailPro = retail pro; Configure price quote = !CPQ; Salesforce CPQ; PandaDoc; Aircall
E-commerce = ecommerce, commerce électronique, comercio electrónico; E-commerce management; Online retail = onlinehandel
Online store management = webshop management; Online shop = webshop, boutique en ligne; Amazon Seller Central = seller central; Amazon FBA; Amazon Marketplace
eBay selling = ebay store; Etsy shop management; Marketplace management; Online marketplaces; Product listings; Product listing optimization
Omnichannel retail; Omnichannel = omni-channel; Click and collect; Curbside pickup; Dropshipping = drop shipping; WooCommerce; PrestaShop; BigCommerce; Shopware
Product information management; Akeneo; Online order fulfilment
[certification]
Salesforce Certified Administrator = salesforce administrator certification, salesforce admin certification; Certified Sales Professional = cpsp; OMVIC licence = omvic
Responsible tobacco sales training; Certified Professional Sales Leader
HubSpot Sales certification; Inbound sales certification; Automotive sales license = vehicle salesperson license
[degree]
Kaufmann im Einzelhandel = kauffrau im einzelhandel, einzelhandelskaufmann, einzelhandelskauffrau; Verkäufer Ausbildung = ausbildung zum verkäufer
Kaufmann im Groß- und Außenhandelsmanagement = kaufmann im groß- und außenhandel, kauffrau im groß- und außenhandel; BTS MCO
BTS MUC = bts management commercial opérationnel
BTS NDRC = bts négociation et digitalisation de la relation client; Retail management degree; Retail management diploma
[domain]
Retail = retail industry, retail sector, retail experience, retail environment, einzelhandel, commerce de détail, comercio minorista, sector retail
Luxury industry = luxury sector, secteur du luxe; Fashion industry = fashion sector, modebranche, secteur de la mode, sector moda
Wholesale = wholesale industry, wholesale trade, großhandel, commerce de gros; Groß- und Außenhandel
Food retail = food retailing, lebensmitteleinzelhandel; Grande distribution; B2B = business-to-business; B2C = business-to-consumer; Direct selling industry
`
