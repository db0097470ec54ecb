export const accounting = `
[skill]
Accounting = buchhaltung, rechnungswesen, comptabilité, contabilidad
Financial accounting = finanzbuchhaltung
Bookkeeping = teneur de livres, tenue de livres, teneduría de libros, laufende buchhaltung, buchführung
Double-entry bookkeeping = double-entry accounting; Account coding = kontierung; Vorkontierung; Accounting entry = saisie comptable, registro contable
General ledger = general ledger accounting, hauptbuch, hauptbuchhaltung, grand livre, libro mayor
Chart of accounts = kontenplan, plan comptable, plan contable; Journal entries = buchungssätze, écritures comptables, asientos contables
SKR03; SKR04
Adjusting entries; Accruals and prepayments = rechnungsabgrenzung; Trial balance = saldenliste; Subledger reconciliation
Accruals; Accrual accounting; Subledgers
Accounts payable = a/p, purchase ledger, kreditorenbuchhaltung, comptabilité fournisseurs, cuentas por pagar
Invoice processing = processing invoices, process invoices; Supplier invoices = vendor invoices, eingangsrechnungen; Invoice verification = rechnungsprüfung
Supplier invoice entry = saisie des factures fournisseurs
Accounts receivable = a/r, sales ledger, debitorenbuchhaltung, comptabilité clients, cuentas por cobrar; Credit control
Receivables management = forderungsmanagement
Debt collection = inkasso, recouvrement, gestión de cobros; Dunning = mahnwesen; Invoicing = invoice preparation, customer invoicing, fakturierung, rechnungsstellung, facturation, facturación, billing
Collections calls
Three-way matching = 3-way match, three-way match; Cash application; Payment runs = zahlungslauf; Petty cash
Payment posting; Check runs = cheque runs; Check run preparation
Expense reports = expense reporting, expense claims, notes de frais
Expense management; Travel expense reports = reisekostenabrechnung, reisekostenabrechnungen
Bank reconciliation = rapprochement bancaire, bankabstimmung, conciliación bancaria, conciliaciones bancarias
Account reconciliation = reconciling accounts, kontenabstimmung
Balance sheet reconciliation; Credit card reconciliation; General ledger reconciliation; Intercompany reconciliation; Vendor statement reconciliation
Statement reconciliation = reconciling statements
Intercompany accounting
Intercompany transactions
Month-end close = month-end closing, monthly close, month-end closing process, monatsabschluss, clôture mensuelle, cierre mensual, monatsabschlüsse, monatsabschlüssen, cierres mensuales
Year-end close = year-end closing, jahresabschluss, clôture annuelle, cierre anual, jahresabschlüsse, jahresabschlüssen
Annual accounts = year end accounts; Annual balance sheet = bilan annuel; Accounting close = cierre contable
Quarter-end close = quarterly close, quartalsabschluss
Financial statements = états financiers, estados financieros
Financial statement preparation = preparation of financial statements; Bilanzierung = bilanzerstellung
Financial reporting = finanzberichterstattung, reporting financier, informes financieros; Balance sheet = bilanz, balance general
Income statement = profit and loss statement, p&l statement, gewinn- und verlustrechnung, compte de résultat; Cash flow statement = kapitalflussrechnung
Consolidation accounting = financial consolidation, group consolidation, consolidation des comptes; Management accounts
Consolidated financial statements = konzernabschluss; Group accounting = konzernrechnungslegung; Monthly management accounts
XBRL; SEC reporting = sec filings
Form 10-K = 10-k; Form 10-Q = 10-q
Fixed assets = fixed asset accounting, asset accounting, anlagenbuchhaltung, immobilisations; Depreciation; Lease accounting
Depreciation schedules; IFRS 16; ASC 842
Revenue recognition; Inventory accounting; Purchase price allocation; Impairment testing
ASC 606; IFRS 15; Revenue accounting; Inventory valuation; Goodwill impairment
Hedge accounting; Stock-based compensation accounting
Cost accounting = kostenrechnung, kosten- und leistungsrechnung, comptabilité analytique, contabilidad analítica, contabilidad de costos, contabilidad de costes
Product costing; Activity-based costing; Job costing
Standard costing; Project accounting
Management accounting = managerial accounting; Construction accounting; Fund accounting; Nonprofit accounting
?Controlling = contrôle de gestion, control de gestión
Government accounting = governmental accounting, public sector accounting; Trust accounting; Hotel accounting; Property accounting = real estate accounting
Kameralistik
Forensic accounting
!IFRS = ifrs standards, international financial reporting standards; US GAAP = gaap, generally accepted accounting principles; UK GAAP; HGB = handelsgesetzbuch, hgb-rechnungslegung
FRS 102
Swiss GAAP FER; French GAAP = plan comptable général; ASPE = accounting standards for private enterprises; Technical accounting; Accounting policies
Accounting research
Auditing = !Audit, auditoría
Financial audit = financial statement audit, audit financier, wirtschaftsprüfung; Audit testing
External audit = auditoría externa
Statutory audit = abschlussprüfung, abschlussprüfungen, jahresabschlussprüfung, jahresabschlussprüfungen, commissariat aux comptes
Internal audit = internal auditing, interne revision, audit interne, auditoría interna; Audit planning; Audit preparation; Audit sampling
Audit support; Audit schedules; Year-end audit
Working papers = audit working papers, workpapers; Substantive testing; IT audit = it auditing; Operational audit = operational auditing; Compliance audit
Tax audit = betriebsprüfung, contrôle fiscal, betriebsprüfungen; Internal controls = internes kontrollsystem, contrôle interne, control interno
Internal financial controls
SOX compliance = sarbanes-oxley, !SOX; COSO framework = coso; Segregation of duties; ISA auditing standards = international standards on auditing
SOX testing; SOX 404; SOX controls
CaseWare; ACL Analytics; TeamMate audit = teammate+
CaseWare IDEA
Taxation = steuerwesen, fiscalité, fiscalidad, steuerlehre
Tax law = steuerrecht
Tax preparation = tax return preparation, preparing tax returns, tax returns, steuererklärungen, déclarations fiscales, declaraciones fiscales
Tax filing; Quarterly taxes = impuestos trimestrales
Corporate tax = corporation tax, corporate income tax, körperschaftsteuer, impôt sur les sociétés, impuesto de sociedades
Personal income tax = individual tax, individual income tax, einkommensteuer
Self-assessment tax return
Value added tax = !VAT, umsatzsteuer, mehrwertsteuer, !TVA, !IVA
VAT returns = vat return, déclaration de tva, declaraciones de iva, umsatzsteuererklärung, umsatzsteuererklärungen; Umsatzsteuervoranmeldung = umsatzsteuervoranmeldungen
Sales tax = sales and use tax; GST/HST; Payroll tax = payroll taxes; Withholding tax = quellensteuer; Trade tax = gewerbesteuer
GST/HST filing; Lohnsteuer
Transfer pricing = verrechnungspreise, prix de transfert, precios de transferencia; International tax = international taxation, internationales steuerrecht
Tax planning; Tax compliance; Tax provision; Tax research
Tax advisory = steuerberatung, conseil fiscal; ASC 740; Deferred taxes = latente steuern
R&D tax credits = research and development tax credits; Partnership tax = partnership taxation; Trust and estate tax
Estate tax; Inheritance tax = erbschaftsteuer
State and local tax = salt taxation; Form 1099 = 1099s; Making Tax Digital; E-invoicing = electronic invoicing, facturation électronique, factura electrónica
Payroll = payroll processing, payroll administration, payroll management, lohnbuchhaltung, lohn- und gehaltsabrechnung, entgeltabrechnung, gehaltsabrechnung, gestion de la paie, paie, nóminas, gestión de nóminas, payroll preparation, running payroll, confección de nóminas, lohnabrechnung, lohnabrechnungen, gehaltsabrechnungen, lohn- und gehaltsabrechnungen, entgeltabrechnungen
Payslips = bulletins de paie, bulletins de salaire
Payroll compliance; Multi-state payroll; Garnishments = wage garnishments; Year-end payroll reporting
Payroll legislation; W-2 processing
Social security contributions; DSN declarations = déclaration sociale nominative
Social security law = sozialversicherungsrecht; Social insurance = sozialversicherung, seguros sociales; Social security declarations = déclarations sociales
Pension auto-enrolment = auto-enrolment; !PAYE; !Record of Employment
Budgeting = budget preparation, budgetplanung, presupuestos, budget planning
Budget management = managing budgets, gestion budgétaire
Budget monitoring = budget tracking, suivi budgétaire, control presupuestario; Forecasting
Financial forecasting; Budget forecasting; Rolling forecasts
Variance analysis = variance analyses, abweichungsanalyse, abweichungsanalysen; Financial planning and analysis = !FP&A
Cash flow forecasting = cash flow projections, cash forecasting, cash forecast, liquiditätsplanung, prévisions de trésorerie; Cost analysis = kostenanalyse
Cash flow management
Cost control = kostenkontrolle; Break-even analysis; Ratio analysis = financial ratios
QuickBooks; Xero; !Sage; FreshBooks; Wave Accounting; MYOB; Zoho Books
QuickBooks Online = qbo; Sage 50 = sage 50cloud; Sage 100; Sage 200; Sage 300; Sage Intacct
DATEV; Lexware; SAP FI/CO = sap fico; Oracle Financials
DATEV Unternehmen online; DATEV Kanzlei-Rechnungswesen; Lexoffice; SAP FI; SAP CO; Oracle Fusion Financials
Microsoft Dynamics GP; Microsoft Dynamics NAV = dynamics nav, navision; NetSuite = oracle netsuite; Yardi; !Concur = sap concur; Coupa; BlackLine; FloQast; OneStream
Hyperion = oracle hyperion; Tagetik; Anaplan; Workday Adaptive Planning = adaptive insights, adaptive planning; Cegid; EBP comptabilité; ContaPlus; A3nom
Hyperion Financial Management
Simply Accounting; ?Tally = tally erp, tallyprime; ProSystem fx; Lacerte; UltraTax; TurboTax; TaxCycle; ProFile tax; Drake Tax; CCH Axcess; !ADP
ADP Workforce Now; ADP payroll
Ceridian Dayforce = dayforce; Paychex; Gusto payroll; SAP payroll; Paycom; DATEV Lodas = lodas; Sage payroll = sage paie
Ceridian
Purchase order matching = matching purchase orders, po matching; Vendor master data = kreditorenstammdaten; Corporate credit cards
Vendor setup; Purchasing cards = p-card
Escheat reporting; Form W-9 = w-9; Form 941; Modelo 303; Modelo 111; Modelo 347; T4 slips = t4 preparation, t4s; Year-end tax packages; Compilation engagements = notice to reader
Unclaimed property
Review engagements; Audit engagements; Single audit; Audit analytics = audit data analytics; Physical inventory counts; Project controlling
Uniform Guidance; Inventory observation
Sales controlling = vertriebscontrolling; Plant controlling = werkscontrolling; Investment controlling = investitionscontrolling; Group reporting = konzernreporting, reporting groupe; Flash reporting
Board reporting = board packs, board reports; Board decks = board presentations; Variance commentary = variance commentaries, variance explanations; Cost centre accounting = kostenstellenrechnung; Deckungsbeitragsrechnung = contribution margin analysis; Overhead allocation
Cost center reporting; Cost allocation
Treasury accounting; Joint venture accounting; Oil and gas accounting; Law firm accounting; IOLTA; Church accounting; Restaurant accounting; Franchise accounting
Foreign currency translation = currency translation; Carve-out financials; Insolvency accounting; Tax controversy = tax disputes
FX revaluation; Tax appeals = einspruchsverfahren
Real estate taxes = grundsteuer, property taxes; Excise tax = verbrauchsteuern; Intrastat = intrastat-meldungen; Zusammenfassende Meldung; GoBD; Kassenbuch
Belegwesen; Offene Posten = !OPOS, offene-posten-liste; Comptes annuels; Tax software = tax preparation software
Belegprüfung; Vorbereitende Buchhaltung; Comptes sociaux
Accounting software = buchhaltungssoftware, logiciel comptable, programas de contabilidad; Dext = receipt bank; Bill.com; Expensify; SAP Business One; SAP S/4HANA Finance
JD Edwards; Epicor; Infor Financials; Acumatica; Quadra comptabilité = quadratus; ACD comptabilité; Pennylane; MyUnisoft; Silverfin
JD Edwards EnterpriseOne
Liasse fiscale = liasses fiscales; Lettrage = lettrage des comptes
[certification]
CPA exam = cpa exams, uniform cpa examination, cpa examination; Certified Public Accountant = cpa license, cpa certification; Chartered Professional Accountant = cpa canada
!CPA = cpa designation
Chartered Accountant; ACCA = acca qualification, acca qualified, association of chartered certified accountants
Expert-comptable; Wirtschaftsprüfer; ICAEW; ACA qualification = aca qualified
CIMA = chartered institute of management accountants; Certified Management Accountant = cma designation, us cma; Certified Internal Auditor = ?CIA, cia certification
CISA = certified information systems auditor; Certified Fraud Examiner = !CFE; AAT qualification = aat qualified, !AAT; Enrolled Agent = irs enrolled agent; PTIN
AAT Level 4; AAT Level 3
Certified Payroll Professional; Certified Bookkeeper
Fundamental Payroll Certification; Payroll Compliance Practitioner; Certified Public Bookkeeper
QuickBooks ProAdvisor; Bilanzbuchhalter = bilanzbuchhalterin, geprüfter bilanzbuchhalter; Steuerberater = steuerberaterin
QuickBooks certification = quickbooks certified; Steuerberaterexamen
Fachassistent Lohn und Gehalt; Auditor de cuentas
ROAC
[degree]
Accounting degree = degree in accounting
Bachelor of Accounting = bachelor's degree in accounting, bachelor's in accounting, bachelor of accountancy; Accounting diploma = diploma in accounting
Master of Accounting = master of accountancy, macc, master's in accounting; Steuerfachangestellte = steuerfachangestellter
Master CCA; Steuerfachwirt = steuerfachwirtin
DCG = diplôme de comptabilité et de gestion; DSCG = diplôme supérieur de comptabilité et de gestion; BTS Comptabilité et gestion = bts cg, bts comptabilité; Grado en contabilidad y finanzas
[domain]
Public accounting
Public accounting firm = cpa firm; Accounting firm = cabinet comptable; Tax consultancy = steuerkanzlei, asesoría fiscal; Audit firm
Big Four = big 4; Shared services = shared service centre, shared service center
`
