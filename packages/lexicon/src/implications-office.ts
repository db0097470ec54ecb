/** What proves what in offices, schools, law, trade and hospitality; README.md explains the format. */
export const officeImplications = `
[accounting]
Certified Public Accountant, Chartered Professional Accountant, CPA, Chartered Accountant, ACCA, ACA qualification, Expert-comptable, Wirtschaftsprüfer, Bilanzbuchhalter > Accounting
Certified Public Accountant, CPA > CPA exam
Certified Internal Auditor > Internal audit
Steuerberater, Enrolled Agent > Taxation
Certified Payroll Professional > Payroll
Double-entry bookkeeping > Bookkeeping
AAT Level 4 > AAT Level 3
AAT Level 3 > AAT qualification
Bachelor of Accounting, Master of Accounting > Accounting degree
QuickBooks Online > QuickBooks
Umsatzsteuervoranmeldung > VAT returns
VAT returns > Value added tax
Consolidated financial statements > Financial statements
SAP FI/CO > SAP
[banking-and-insurance]
Series 66 > Series 63, Series 65
Bachelor of Finance, Master of Finance > Finance degree
Life and health insurance license > Life insurance licence
Life insurance licence, Property and casualty license, Insurance producer license > Insurance license
ACII > Dip CII
Dip CII > Cert CII
Fellow of the Society of Actuaries > Associate of the Society of Actuaries
Three-statement models, Excel financial models > Financial modeling
[business-management]
PMP, PgMP, PRINCE2 Practitioner > Project management
PRINCE2 Practitioner > PRINCE2 Foundation
PRINCE2 Foundation > PRINCE2
IPMA Level B > IPMA Level C
IPMA Level C > IPMA Level D
IPMA Level D > IPMA certification
Certified ScrumMaster, Professional Scrum Master > Scrum
MBA, Executive MBA > Master's degree
[general-qualifications]
Cambridge English C2 Proficiency > Cambridge English C1 Advanced
JLPT N1 > JLPT N2
TOEFL iBT > TOEFL
Bachelor of Computer Science > Computer science degree
Bachelor of Software Engineering > Software engineering degree
Enhanced DBS check > DBS check
Vulnerable sector check, DBS check, Erweitertes Führungszeugnis > Criminal record check
NVQ Level 3 > NVQ Level 2
Business English, Verhandlungssicheres Englisch > English
Swiss German > German
Mandarin, Cantonese > Chinese
American Sign Language, British Sign Language > Sign language
Trilingual > Multilingual
Trilingual > Bilingual
GCSE Maths and English > GCSEs
[hospitality]
ServSafe Manager > ServSafe, Food protection manager certification
ServSafe Manager, ServSafe, FOODSAFE, Level 2 Food Hygiene > Food safety
Level 3 Food Safety > Level 2 Food Hygiene
Level 2 Food Hygiene > Food hygiene certificate
HACCP certification > HACCP
WSET Level 3 > WSET Level 2
WSET Level 2 > WSET
ServSafe Manager, Food protection manager certification > Food Handler Certificate
Red Seal Cook > Red Seal
Latte art > Barista skills
Deep frying, Grilling, Sautéing > Cooking
Viennoiserie > Pastry
[human-resources]
SHRM-SCP, SHRM-CP > SHRM certification
Senior Professional in Human Resources, Professional in Human Resources, Global Professional in Human Resources > HRCI certification
CIPD Level 7 > CIPD Level 5
CIPD Level 5 > CIPD Level 3
CIPD Level 3 > CIPD
SHRM-SCP, Senior Professional in Human Resources > Human resources
Full-cycle recruiting, Technical recruiting, Executive search > Recruitment
Bachelor of Human Resources > Human resources degree
[law]
Juris Doctor, Bachelor of Laws, Master of Laws, Licence de droit, Grado en Derecho, Erstes juristisches Staatsexamen, Volljurist > Law degree
Bar admission > Bar exam
Certified Paralegal > Paralegal certificate
Residential conveyancing > Conveyancing
Commercial litigation, Civil litigation > Litigation
Taking depositions > Depositions
Written discovery > Litigation discovery
CIPP/US, CIPP/E > Certified Information Privacy Professional
[marketing]
Google Ads certification > Google Ads
Google Analytics certification > Google Analytics
HubSpot Inbound certification, HubSpot content marketing certification > HubSpot certification
Technical SEO, On-page SEO, Local SEO, Link building > SEO
Instagram Ads > Meta Ads
Instagram marketing, TikTok marketing, LinkedIn marketing, Facebook marketing > Social media marketing
Google Ads, Microsoft Advertising > Pay-per-click
Bachelor of Marketing > Marketing degree
SEO, Pay-per-click, Email marketing, Social media marketing > Digital marketing
[office-administration]
Advanced Excel, Excel VBA, Excel macros > Microsoft Excel
Pivot tables, VLOOKUP, XLOOKUP > Spreadsheets
Microsoft Excel, Google Sheets > Spreadsheets
Microsoft Word > Word processing
SharePoint Online > Microsoft SharePoint
[product-design]
Usability testing, User interviews > User research
Low-fidelity prototypes, High-fidelity mockups, Interactive prototypes > Prototyping
[public-administration]
TS/SCI clearance > Top secret clearance
Top secret clearance > Secret clearance
Secret clearance > Security clearance
DV clearance > SC clearance
SC clearance > Security clearance
Enhanced reliability > Reliability status
Master of Public Administration, Bachelor of Public Administration > Public administration degree
[retail-and-sales]
B2B sales, B2C sales, Inside sales, Outside sales, Car sales > Sales
Till operation > Cash handling
Shopify Plus > Shopify
Visual merchandising > Merchandising
[teaching]
Bachelor of Education, Master of Education > Education degree
CELTA > TEFL certificate
Systematic phonics, Synthetic phonics > Phonics
`
