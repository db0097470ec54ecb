export const marketing = `
[skill]
!Marketing = ?marketing, marketing experience; Marketing strategy = marketingstrategie, stratégie marketing, estrategia de marketing
Marketing planning = marketing plans, marketingplanung, plan de marketing
Marketing management = marketingleitung; Marketing communications = marcom, marketingkommunikation
Integrated marketing communications
Marketing campaigns; Campaign planning
Campaign management = marketing campaign management, kampagnenmanagement, gestion de campagnes, gestión de campañas; Campaign strategy
Brand management = markenführung, markenmanagement, gestion de marque, gestión de marca; Brand strategy = markenstrategie; Brand awareness = markenbekanntheit, notoriété de marque
Brand positioning; Brand guidelines = brand standards; Rebranding; Product marketing = produktmarketing; Product launches = product launch, produkteinführung, lancement de produits
Marketing budget management = marketing budgets; Marketing analytics = marketing analysis; Marketing operations = marketing ops
Marketing metrics
Digital marketing = online marketing, internet marketing, marketing digital, marketing numérique, webmarketing, e-marketing
Content marketing = marketing de contenus, marketing de contenidos; Content strategy
Content creation = creating content, content production, content-erstellung, création de contenu, creación de contenido, create content
Content planning
Editorial calendar = content calendar, redaktionsplan, calendrier éditorial
Copywriting = copywriter, advertising copy, werbetexte, conception-rédaction, redacción publicitaria
Blogging = blog writing, blog posts; Newsletter production; White papers; Landing pages; Inbound marketing
Newsletter writing; Email newsletters
Outbound marketing; Growth marketing; Performance marketing; Affiliate marketing; Influencer marketing = marketing d'influence
Growth hacking; Influencer relations
Mobile marketing; Video marketing; Marketing copy
SMS marketing; Web copy
Social media marketing; Social media strategy
Social media = réseaux sociaux, redes sociales; Social media management; Social media planning
Social media advertising = paid social, paid social media; Social listening; Community management = online community management, gestion de communauté
Social media monitoring
Instagram marketing; Facebook marketing; TikTok marketing; YouTube marketing
TikTok Ads; TikTok content; YouTube channel management
LinkedIn marketing; Pinterest marketing; Hootsuite
LinkedIn Ads; LinkedIn campaigns
Sprout Social; Sprinklr; Meta Business Suite
Meta Business Manager = facebook business manager
User-generated content = !UGC; Reputation management
Online reputation management
SEO = search engine optimization, search engine optimisation, suchmaschinenoptimierung, référencement naturel, posicionamiento web; On-page SEO; Technical SEO
Local SEO; Link building = linkbuilding; Keyword research = keyword analysis, keyword-recherche
Google Business Profile = google my business; Backlinks
Search engine marketing = ?SEM, suchmaschinenmarketing; Search engine advertising = sea-kampagnen, paid search, suchmaschinenwerbung
Pay-per-click = !PPC, pay-per-click advertising, ppc campaigns; Google Ads = adwords, google adwords; Meta Ads = facebook ads; Microsoft Advertising = bing ads
Instagram Ads
Amazon Advertising = amazon ads; Display advertising; Programmatic advertising = programmatic buying, programmatic media
Amazon PPC; Banner advertising; Real-time bidding
Retargeting = remarketing; Native advertising; Conversion rate optimization = conversion rate optimisation, conversion optimization; Click-through rate = !CTR
Return on ad spend = !ROAS; Attribution modeling = marketing attribution; UTM tracking = utm parameters; Marketing mix modeling = marketing mix modelling
Multi-touch attribution
Google Analytics; Google Tag Manager; Google Search Console = search console; Google Data Studio
Google Analytics 4 = ga4
Adobe Analytics = omniture; Matomo = piwik; Hotjar; Optimizely; SEMrush; Ahrefs; Moz SEO = moz pro
Screaming Frog; Sistrix; Google Trends; Google Keyword Planner; Similarweb; BuzzSumo; DV360; The Trade Desk; Google Campaign Manager; Customer data platforms
DoubleClick
Email marketing = e-mail marketing, email campaigns, e-mail campaigns, !Emailing; Marketing automation; Mailchimp; Marketo; Pardot = marketing cloud account engagement
Salesforce Marketing Cloud = exacttarget; HubSpot Marketing Hub = hubspot marketing; Eloqua; Klaviyo; ActiveCampaign; Constant Contact; Campaign Monitor
Brevo = sendinblue; !Braze; Customer.io; Lead nurturing; Email deliverability; Customer segmentation = kundensegmentierung
Drip campaigns; Audience segmentation
CRM marketing; Marketing personalization; Customer journey mapping
Lifecycle marketing; Customer journey
Market research = market studies, marktforschung, étude de marché, investigación de mercados, estudio de mercado
Market analysis = marktanalyse
Competitive analysis = competitor analysis, competitor research, wettbewerbsanalyse, analyse concurrentielle
Competitive intelligence = veille concurrentielle
Market segmentation = marktsegmentierung; Consumer insights; Focus groups
Consumer behaviour = consumer behavior; Customer insights; Consumer research
Survey research; Brand tracking = brand tracking studies; Buyer personas = customer personas; Pricing strategy = politique tarifaire
Online surveys; Preisgestaltung
Market entry strategy; Qualtrics; SurveyMonkey; Nielsen data; Customer satisfaction surveys; Net promoter score = !NPS
Market expansion; NielsenIQ; !Nielsen; !CSAT
Public relations = pr work, öffentlichkeitsarbeit, relations publiques, relaciones públicas
Media relations = press relations, pressearbeit, relations presse, medienarbeit, relaciones con los medios
Press releases = press release writing, pressemitteilungen, communiqués de presse, notas de prensa, write press releases, writing press releases
Corporate communications = unternehmenskommunikation, communication d'entreprise, comunicación corporativa
Internal communications = employee communications, interne kommunikation, communication interne, comunicación interna
Crisis communications = krisenkommunikation, communication de crise
Media monitoring = press monitoring, medienbeobachtung; Media planning = mediaplanung, plan média; Media buying = mediaeinkauf, achat média
Press review = revue de presse
Media pitching = pitching journalists; Speechwriting = speech writing; Spokesperson duties = media spokesperson
Press conferences; Public affairs; Stakeholder communications; Communication plans = communication planning
Executive communications; Cision; Meltwater; Muck Rack; Press kits = media kits; Thought leadership
Creative direction; Creative briefs; Print advertising = print ads; Out-of-home advertising = outdoor advertising; Radio advertising
Billboard advertising
Television advertising; Direct mail; Direct marketing = direktmarketing; Event marketing = eventmarketing, marketing événementiel
TV commercials
Experiential marketing; Field marketing; Sponsorship sales
Brand activation; Sponsorship acquisition
Promotional materials = werbemittel
Marketing materials = marketing collateral, supports de communication; Sales collateral; Brochures
Advertising campaigns = werbekampagnen, campagnes publicitaires; Account-based marketing = !ABM; B2B marketing; B2C marketing; Shopper marketing
Partner marketing; Multicultural marketing; International marketing; Guerrilla marketing; Nonprofit marketing; Advertising standards
Co-marketing
CASL = canada's anti-spam legislation; Agency management = managing agencies
Agency relations
Communication studies = kommunikationswissenschaft, kommunikationswissenschaften
[certification]
Google Ads certification = google ads certified; Google Analytics certification = google analytics certified, google analytics individual qualification
HubSpot certification
HubSpot Inbound certification = hubspot inbound marketing certification; HubSpot content marketing certification
Meta Blueprint certification = facebook blueprint, meta certified; Hootsuite certification; Chartered marketer
CIM qualification = chartered institute of marketing
PRSA accreditation = accredited in public relations; Professional Certified Marketer; Salesforce Marketing Cloud certification; CIPR qualification = cipr
[degree]
Marketing degree = degree in marketing
Bachelor of Marketing = bachelor in marketing; Marketing diploma; Licenciatura en marketing; Master marketing
Communications degree = degree in communications
Kaufmann für Marketingkommunikation = kauffrau für marketingkommunikation, werbekaufmann; Public relations degree = degree in public relations
Public relations diploma
Advertising degree = degree in advertising
[domain]
Advertising industry = werbebranche; Marketing agency; PR agency = public relations agency, pr-agentur
Advertising agency = agence de publicité; Digital agency; Creative agency
`
