/** Near neighbours in office work, trade, law, teaching and the arts; see families.ts. */
export const officeFamilies = `
QuickBooks, Xero, Sage 50, FreshBooks, DATEV
SAP, Oracle ERP, NetSuite, Microsoft Dynamics 365
ADP, Workday, Ceridian Dayforce, UKG, Paychex
US GAAP, IFRS
Bookkeeping, Accounts payable, Accounts receivable, Bank reconciliation
Financial modeling, Financial analysis, Valuation
Budgeting, Forecasting, Cost control
Variance analysis, Variance commentary
Board reporting, Board decks
External audit, Internal audit
Tax preparation, Tax planning, Corporate tax
Financial reporting, Management reporting, Financial statements
Salesforce, HubSpot, Microsoft Dynamics 365, Zoho CRM, Pipedrive
Zendesk, Freshdesk, Intercom, Salesforce Service Cloud
Account management, Client relations, Customer success
Lead generation, Prospecting, Cold calling
B2B sales, Account management, Business development
Cash handling, Point of sale
Merchandising, Visual merchandising, Planogram
Microsoft Excel, Google Sheets
Microsoft Word, Google Docs
Microsoft PowerPoint, Google Slides
Microsoft Teams, Slack, Zoom
Microsoft Office, Google Workspace
Jira, Asana, Trello, Monday.com, ClickUp, Basecamp
Confluence, Notion, SharePoint
Scrum, Kanban, Agile
Project management, Program management, Project coordination
Process mapping, BPMN, Process improvement
Lean, Six Sigma, Kaizen
Risk management, Compliance, Internal controls
Recruitment, Interviewing candidates
Onboarding, Training and development
Employee relations, Labour relations
Calendar management, Travel arrangements, Minute taking
Front desk, Call centre
Google Ads, Meta Ads, Microsoft Advertising
SEO, SEM, PPC
Mailchimp, Klaviyo, Constant Contact, ActiveCampaign
Marketo, HubSpot, Pardot
Content marketing, Copywriting, Content creation
Social media marketing, Community management, Influencer marketing
Public relations, Press releases, Media relations
Google Analytics, Adobe Analytics, Matomo
WordPress, Drupal, Joomla
Shopify, Magento, WooCommerce
Photoshop, GIMP, Affinity Photo
Illustrator, CorelDRAW, Affinity Designer
InDesign, QuarkXPress, Affinity Publisher
Figma, Sketch, Adobe XD
Premiere Pro, Final Cut Pro, DaVinci Resolve, Avid Media Composer
Blender, Maya, 3ds Max, Cinema 4D
Pro Tools, Logic Pro, Ableton Live
User research, Usability testing, User interviews
Wireframing, Prototyping
Graphic design, Illustration, Typography
Video editing, Video production, Motion graphics
Moodle, Canvas LMS, Blackboard, Google Classroom
Lesson planning, Curriculum development, Instructional design
Differentiated instruction, Special education, Inclusive education
Tutoring, Teaching
Early childhood education, Primary teaching
Westlaw, LexisNexis
Legal research, Legal writing
Litigation, Arbitration, Mediation
Contract drafting, Contract negotiation, Contract law
Corporate law, Commercial law, Mergers and acquisitions
Conveyancing, Real estate law
GDPR, HIPAA, CCPA
Grant writing, Fundraising
Journalism, Copywriting
Case management, Social work, Counselling
Community outreach, Youth work
Amadeus, Sabre, Galileo
Opera PMS, Mews, Cloudbeds
Housekeeping, Cleaning
Food preparation, Line cooking
Barista skills, Bartending
Event planning, Event marketing
HACCP, Food safety
Security patrols, Access control
First aid, CPR
`
