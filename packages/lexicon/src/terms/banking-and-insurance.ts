export const bankingAndInsurance = `
[skill]
Retail banking operations; Branch banking; Branch operations; Teller operations = teller transactions, bank teller; Cash transactions; Deposits and withdrawals; Deposit processing = processing deposits
Account opening = kontoeröffnung, ouverture de compte; Payment processing; Payment operations; Payment transactions = zahlungsverkehr; !SEPA = sepa payments; SWIFT payments; SWIFT messaging
ACH transfers = !ACH; Wire transfers; Card payments; Merchant services; Card processing; Real-time payments = instant payments; Private banking = gestion privée, banca privada
Commercial banking; Corporate banking = firmenkundengeschäft, banque d'entreprise, banca de empresas; Business banking
Investment banking = investmentbanking, banque d'investissement, banca de inversión; Open banking; PSD2; Islamic finance; Islamic banking
Trade finance; Documentary credits = akkreditive; Relationship banking = banking relationship management; Financial product sales
Customer due diligence = kundenprüfung; Enhanced due diligence
Lending = kreditvergabe; Loan origination; Consumer lending = crédit aux particuliers; Loan processing = kreditbearbeitung; Loan administration; Loan servicing; Loan closing; Mortgage closing
Mortgage lending = mortgage loans, baufinanzierung, crédit immobilier, hipotecas, mortgages; Mortgage origination; Commercial lending = commercial loans; Business lending
Credit analysis = kreditanalyse, analyse crédit, análisis de crédito, credit assessment, bonitätsprüfung, bonitätsprüfungen, kreditanalysen; Credit scoring
Credit underwriting = loan underwriting; Mortgage underwriting; Leveraged finance; Leveraged buyouts = !LBO; LBO modeling = lbo model
Structured finance; Securitization = securitisation; Asset-backed securities; Project finance; Syndicated loans = loan syndication; Collateral management
Loan workout; Distressed debt; Loan restructuring; Leasing finance; Equipment finance; Equipment leasing; Encompass loan software = encompass360, ellie mae encompass; Calyx Point
TRID = tila-respa; Home Mortgage Disclosure Act
Financial risk management = financial risk; Credit risk = credit risk management, kreditrisiko, risque de crédit, riesgo de crédito; Credit risk modelling = credit risk modeling
Market risk = marktrisiko, risque de marché, riesgo de mercado; Operational risk = operational risk management, operationelles risiko; Liquidity risk = liquidity risk management; Liquidity management
Model risk management; Counterparty risk = counterparty credit risk; Enterprise risk management = unternehmensrisikomanagement; Value at risk; Financial stress testing = bank stress tests; CCAR
Scenario analysis; Asset liability management; ALM modelling; Risk and control self-assessment = rcsa; Third-party risk management; Vendor risk management
ESG investing; Sustainable finance; Responsible investing; Sustainable investing = nachhaltige geldanlage; ESG criteria; Loss given default; Probability of default; IFRS 9; Expected credit loss; CECL
Basel III = basel 3; Basel IV; Basel II; CRD/CRR; Capital Requirements Regulation; MaRisk; Dodd-Frank = dodd-frank act; MiFID II; MiFID; UCITS
!EMIR = european market infrastructure regulation; AIFMD; Solvency II; FINRA rules; FINRA; SEC regulations = sec compliance; Volcker Rule
FCA regulations; FCA Handbook; Financial Conduct Authority; Consumer Duty; BaFin requirements; BaFin; Community Reinvestment Act; Fair lending; Equal Credit Opportunity Act
Regulatory reporting = aufsichtliches meldewesen, reporting réglementaire; Regulatory capital; Capital adequacy; ICAAP; FATCA; DORA regulation = digital operational resilience act
Consumer credit regulation; Consumer Credit Act
Anti-money laundering = !AML, aml compliance, geldwäscheprävention, lutte contre le blanchiment, prevención de blanqueo de capitales; LCB-FT; Know your customer = kyc, kyc checks
Transaction monitoring; Sanctions screening; Sanctions compliance; OFAC; Suspicious activity reports = suspicious activity reporting, sar filing, sar writing, sar narratives
Bank Secrecy Act; BSA/AML; Counter-terrorist financing = counter terrorism financing
Fraud detection = betrugserkennung, détection de la fraude; Fraud prevention = betrugsprävention, prevención de fraude; Fraud investigation; Fraud analysis
Chargebacks = chargeback management; Card dispute resolution = dispute resolution for cards; Actimize = nice actimize; World-Check = refinitiv world-check
Financial analysis = finanzanalyse, analyse financière, análisis financiero; Financial statement analysis
Financial modeling = financial modelling, financial model, finanzmodellierung, modélisation financière, modelización financiera
Valuation; Business valuation = company valuation, unternehmensbewertung, évaluation d'entreprise, valoración de empresas, unternehmensbewertungen
Discounted cash flow = !DCF, dcf analysis, dcf modelling; Comparable company analysis = trading comparables; Precedent transactions
Mergers and acquisitions = m&a, fusions-acquisitions, fusiones y adquisiciones; Unternehmenskauf; Due diligence; Financial due diligence; Pitch books; Pitch decks; Pitch materials
Capital markets = kapitalmärkte, marchés de capitaux, mercados de capitales; Equity capital markets; Initial public offerings; IPO preparation; Debt capital markets; Bond issuance
Corporate finance = finance d'entreprise, finanzas corporativas, unternehmensfinanzierung; Private equity = capital-investissement; Kapitalbeteiligung
Venture capital = risikokapital, capital-risque, capital riesgo; Hedge funds; Capital raising; Investor relations = relations investisseurs
Capital budgeting = investment appraisal, investitionsrechnung; Working capital management = working capital
Investment analysis = anlageanalyse; Investment research; Equity research = aktienanalyse; Stock analysis; Fixed income = fixed-income securities, renta fija; Bond markets; Bond trading
Equities = aktien, renta variable; !Derivatives = !derivatives, derivative products, derivative instruments, derivate, produits dérivés, derivados financieros; Derivatives trading; Options and futures
Interest rate swaps; Credit default swaps; Foreign exchange = forex; Forex trading = fx trading, devisenhandel; Commodities trading; Securities trading = wertpapierhandel; Equity trading = stock trading
Algorithmic trading = algo trading; Quantitative finance; Derivative pricing; Option pricing = options pricing; Black-Scholes; Technical market analysis; Chart analysis
Trade execution = order execution; Trade settlement = wertpapierabwicklung; Trade support; Clearing and settlement; Middle office; Banking back office; Wertpapierservice
Custody services = securities custody; Asset servicing; Corporate actions; Fund administration = fondsadministration; Fund operations; Net asset value calculation = nav calculation
Performance attribution; Portfolio performance measurement = performance measurement of portfolios; Prime brokerage; Securities lending; Cryptocurrency = kryptowährungen; Crypto assets
Portfolio management = portfoliomanagement, gestion de portefeuille, gestión de carteras; Asset management = vermögensverwaltung, gestion d'actifs, gestión de activos; Investment management
Asset allocation; Wealth management = gestion de patrimoine, gestión patrimonial
Financial advising = financial advice, financial advisory, finanzberatung, asesoramiento financiero; Financial planning; Investment advice = anlageberatung; Wealth advisory = vermögensberatung, conseil en gestion de patrimoine
Retirement planning = pension planning, altersvorsorgeberatung; Vorsorgeberatung; Estate planning = nachlassplanung; Mutual funds; Investment funds = investmentfonds; Exchange-traded funds = etf
Alternative investments; Pension fund administration; Pensions administration; RRSP administration; 401(k) administration = 401k plan administration
Treasury = treasury management, corporate treasury, trésorerie, tesorería, treasury operations; Cash management
Insurance underwriting = risikoprüfung, souscription de risques, suscripción de riesgos; Underwriting
Insurance claims; Claims handling = schadenbearbeitung, tramitación de siniestros; Claims processing; Claims management = gestion des sinistres, gestión de siniestros; Claims adjusting = claims adjustment; Claims settlement = schadenregulierung; Claims assessment; Claims adjudication; Property claims; Injury claims
Claims investigation = insurance investigation; Loss adjusting; Loss assessment = schadenbegutachtung; Subrogation; Insurance policy administration = policy administration; Policy servicing
Insurance sales = versicherungsvertrieb, vente d'assurances; Insurance products; Insurance brokerage = insurance broking, courtage en assurance, versicherungsmakler, correduría de seguros
Reinsurance = rückversicherung, réassurance, reaseguro; Actuarial analysis; Actuarial science = actuarial, actuariat, ciencias actuariales; Actuarial modelling = actuarial modeling; Actuarial pricing
Insurance reserving = loss reserving; Actuarial reserving; Chain ladder method = chain ladder; Claim reserving = setting reserves, set reserves, claim reserves; Catastrophe modeling = catastrophe modelling, cat modelling
Insurance renewals = policy renewals; Insurance rating; Rate filing
Life insurance products = lebensversicherungen, assurance vie; Life insurance sales; Life and annuity products; Health insurance products
Property and casualty insurance = p&c insurance, property and casualty, general insurance, assurance iard; Property insurance = sachversicherung; Auto insurance claims = auto claims; Motor insurance = kfz-versicherung
Liability insurance underwriting; Casualty underwriting; Commercial insurance lines = commercial lines; Personal lines insurance = personal lines; Workers' compensation claims; Marine insurance
Cyber insurance; Professional indemnity; Annuities; IFRS 17; Guidewire; Guidewire ClaimCenter; Guidewire PolicyCenter; Applied Epic; Duck Creek; AMS360; Xactimate; EZLynx; Prophet actuarial software
Bordereaux
Bloomberg Terminal = bloomberg; Refinitiv Eikon = thomson reuters eikon, lseg workspace; FactSet; S&P Capital IQ = capital iq; Morningstar Direct; PitchBook data = pitchbook; Preqin
Temenos; Temenos T24; Finastra; FIS banking platforms; FIS Profile; Fiserv; Jack Henry; Avaloq; Murex; Calypso trading system; BlackRock Aladdin; Charles River IMS; SimCorp Dimension = simcorp
Moody's Analytics; MSCI Barra; Advent Geneva; Kyriba; Core banking systems = core banking, kernbankensystem; Excel financial models = financial modeling in excel
Confidential information memoranda = information memorandum, confidential information memorandum; Merger models; Accretion/dilution analysis = accretion dilution
Three-statement models = 3-statement model; Deal execution = transaction execution; Deal structuring; Deal sourcing = deal origination; Buy-side due diligence; Sell-side advisory
Credit memos = credit memoranda, credit memorandum; Loan documentation; Loan agreements; Covenants monitoring; Covenant compliance; Letters of guarantee = bank guarantees; Bürgschaften
Cash drawer balancing = balance cash drawer; Vault management = vault operations; ATM servicing; ATM balancing; Safe deposit boxes; Bankberatung = conseil bancaire; Digital banking
Bancassurance; Microfinance = mikrofinanz; Factoring = affacturage; Forfaiting; Export finance; Aircraft finance; Infrastructure finance; Real estate finance = immobilienfinanzierung
Appraisal review; Mortgage-backed securities; Yield curve modelling; Interest rate risk; Hedging strategies; Delta hedging; Market making; Electronic trading; FIX protocol; MetaTrader
Bloomberg PORT; Factor investing; Backtesting = strategy backtesting; Smart order routing; Risk reporting = risikoberichterstattung; Risk appetite frameworks = risk appetite
Key risk indicators; Conduct risk; Climate risk; Fund accounting operations = fondsbuchhaltung; Transfer agency; Private placements; Limited partner relations; Family office services
Trust administration; Fiduciary services = treuhandwesen
Coverage determination; Coverage analysis; Policy coverage; Liability determination = liability assessment; Claims settlement negotiation = negotiating claims settlements
Bodily injury claims; Total loss evaluation; Special investigations unit; First notice of loss; Insurance quoting = quoting insurance
Risk surveys in insurance = loss control surveys; Loss control; Medical underwriting; Surety bonds; Specialty insurance = specialty lines; Excess and surplus lines
Lloyd's market = lloyd's of london; Delegated authority; Treaty reinsurance; Facultative reinsurance; Pension actuarial valuation = pension valuation; Experience studies
Emblem pricing software; ResQ reserving; Insurance product development; Insurance regulation = versicherungsaufsichtsrecht
Versicherungsvertragsrecht; Versicherungsvertragsgesetz; Versicherungsberatung = conseil en assurances; Policierung; Medicare supplement plans = medicare supplement
[certification]
Chartered Financial Analyst = !CFA, cfa charter, cfa charterholder; CFA exam level = cfa level; Certified Financial Planner = !CFP; Financial Risk Manager = !FRM
Professional Risk Manager = !PRM; Certified Anti-Money Laundering Specialist = cams certification; ACAMS; Chartered Alternative Investment Analyst = caia
Certified Treasury Professional; Chartered Market Technician; FMVA = financial modeling and valuation analyst
Series 7 = series 7 license, series 7 licence; Series 63; Series 65; Series 66; Securities Industry Essentials = sie exam; Canadian Securities Course
Investment Funds in Canada; NMLS licence = nmls license, mortgage loan originator license, nmls; CeMAP; Level 4 Diploma for Financial Advisers
Certificat AMF = certification amf; MiFID certification = certificación mifid; EFPA EIP = eip efpa; Series 24; Immobiliardarlehensvermittler
Life insurance licence = life insurance license; Life and health insurance license = life and health license; LLQP = life licence qualification program
Property and casualty license = property and casualty licence, p&c license, p&c licence; Insurance adjuster license = adjuster licence, adjuster license
Insurance broker licence; RIBO licence = !RIBO, rib level 1; Insurance license = insurance licence; Insurance producer license; Chartered Insurance Professional = cip designation
Chartered Property Casualty Underwriter = cpcu; Certified Insurance Counselor; Associate in Claims; Chartered Insurance Institute; Cert CII; Dip CII; ACII
Fellow of the Society of Actuaries = fsa designation; Actuarial exams; Associate of the Society of Actuaries; Fellow of the Casualty Actuarial Society = fcas
Institute and Faculty of Actuaries; Aktuar DAV; Versicherungsfachmann ihk = versicherungsfachmann, versicherungsfachfrau; ORIAS registration = orias
[degree]
Finance degree = degree in finance; Bachelor of Finance = bachelor's degree in finance, bachelor's in finance, grado en finanzas; Finanzwissenschaft = finanzwissenschaft studium
Master of Finance = master's in finance, master finance; Master of Science in Finance
Actuarial science degree = degree in actuarial science; Bachelor of Actuarial Science
Bankkaufmann = bankkauffrau, bankkaufleute, bankausbildung, kaufmann für bankwesen
Kaufmann für Versicherungen und Finanzen = kauffrau für versicherungen und finanzen, versicherungskaufmann, versicherungskauffrau; BTS Assurance; BTS Banque
[domain]
Financial services = financial services industry, finanzdienstleistungen, services financiers, servicios financieros
Banking = banking industry, bankwesen, secteur bancaire, sector bancario
Retail banking = personal banking, consumer banking, privatkundengeschäft, banque de détail, banca minorista; Credit unions
Insurance industry = insurance sector, insurance experience, insurance background, versicherungswesen, versicherungswirtschaft, secteur de l'assurance, sector asegurador; Insurance agency; Insurance carrier = insurance company
Fintech = financial technology; InsurTech; Payments industry; Fund industry; Fund management
`
