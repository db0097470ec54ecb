/** What proves what in software, data, networks and engineering; README.md explains the format. */
export const technicalImplications = `
[software-development]
Django, Flask, FastAPI, pytest > Python
Spring Boot > Spring
Spring, Hibernate, Quarkus, Micronaut, JUnit, Jakarta EE > Java
ASP.NET Core > ASP.NET
ASP.NET > .NET
Entity Framework > .NET
Laravel, Symfony, CodeIgniter > PHP
Ruby on Rails, RSpec > Ruby
JUnit, pytest, Jest > Unit testing
GitHub, GitLab, Bitbucket > Git
Git > Version control
GitHub Actions, GitLab CI, CircleCI > Continuous integration
Scrum > Agile
Selenium, Cypress, Playwright > Test automation
ISTQB Foundation Level > ISTQB
[web-and-mobile]
React, Angular, Vue.js, Node.js, jQuery, Express.js, TypeScript, Ember.js, Svelte, Redux, RxJS, D3.js > JavaScript
Next.js, React hooks, Redux Toolkit > React
Nuxt, Vue 3 > Vue.js
NestJS, Express.js, Fastify > Node.js
NestJS, Angular > TypeScript
Sass, Tailwind CSS, Flexbox, CSS Grid > CSS
React, Angular, Vue.js, Svelte > Front-end development
SwiftUI > Swift
Jetpack Compose > Kotlin, Android development
Flutter > Dart
WooCommerce, Elementor > WordPress
WCAG 2.2, WCAG 2.1 > WCAG
WCAG > Web accessibility
Apollo Client, Apollo Server > GraphQL
[cloud-and-operations]
Amazon EC2, AWS Lambda, Amazon EKS, Amazon ECS, AWS Fargate, CloudFormation, AWS CDK, CloudWatch, AWS IAM > AWS
AWS, Azure, Google Cloud > Cloud computing
Azure Functions, Azure Kubernetes Service, Azure App Service, Azure Pipelines > Azure
Google Kubernetes Engine, Cloud Run > Google Cloud
Amazon EKS, Azure Kubernetes Service, Google Kubernetes Engine, OpenShift, Helm > Kubernetes
Kubernetes > Container orchestration
Container orchestration, Docker, Podman > Containerization
Docker Compose > Docker
Terraform, CloudFormation, Pulumi > Infrastructure as code
Argo CD, Flux CD > GitOps
Ubuntu, Red Hat Enterprise Linux, Debian, CentOS > Linux
Windows Server administration > Windows Server
VMware vSphere, VMware ESXi > VMware
VMware, Hyper-V, Proxmox > Virtualization
AWS Certified Solutions Architect, AWS Certified Developer, AWS Certified DevOps Engineer, AWS Certified SysOps Administrator, AWS Certified Cloud Practitioner > AWS certification
AWS certification > AWS
Azure Administrator Associate, Azure Solutions Architect Expert, Azure Developer Associate, Microsoft Azure Fundamentals > Azure certification
Azure certification > Azure
Certified Kubernetes Administrator > Kubernetes
RHCE > RHCSA
RHCSA > Linux administration
ITIL 4 Foundation > ITIL Foundation
ITIL Foundation > ITIL certification
ITIL certification > ITIL
LPIC-1 > LPIC
[data-and-analytics]
PostgreSQL, MySQL, MariaDB, SQL Server, Oracle Database, SQLite, T-SQL, PL/SQL, BigQuery, Spark SQL, Stored procedures > SQL
PostgreSQL, MySQL, MariaDB, SQL Server, Oracle Database > Relational databases
MongoDB, Cassandra, DynamoDB, Couchbase > NoSQL
pandas, NumPy, scikit-learn, PyTorch, PySpark, Keras > Python
PySpark > Apache Spark
tidyverse, ggplot2, dplyr, R Shiny > R
scikit-learn, XGBoost, Deep learning, Random forest, Gradient boosting > Machine learning
PyTorch, TensorFlow, Keras, Convolutional neural networks, Recurrent neural networks > Deep learning
Tableau, Power BI, Looker, Qlik Sense > Data visualization, BI tools
DAX > Power BI
Apache Airflow > Data pipelines
SSIS, Informatica PowerCenter > ETL
Star schema, Dimensional modeling > Data modeling
Snowflake, Amazon Redshift > Data warehousing
Microsoft Certified Power BI Data Analyst > Power BI
Large language models > Generative AI
[cybersecurity]
CISSP, CISM > Information security
OSCP > Penetration testing
Certified Ethical Hacker > Ethical hacking
Microsoft Sentinel, IBM QRadar, Splunk Enterprise Security > SIEM
Next-generation firewalls, FortiGate, Palo Alto firewalls, Cisco ASA > Firewalls
ISO 27001 Lead Auditor, ISO 27001 Lead Implementer > ISO 27001
OWASP Top 10 > OWASP
[networks-and-telecoms]
CCIE > CCNP
CCNP > CCNA
CCNA > Cisco certification, Computer networking
JNCIP > JNCIA
BGP, OSPF, EIGRP > Routing and switching
VLAN, Subnetting, Routing and switching > Computer networking
Fortinet NSE 7, Fortinet NSE 4 > Fortinet NSE
Cisco Catalyst, Cisco Nexus, Cisco IOS, Cisco Meraki > Cisco
Fusion splicing > Fiber splicing
Fiber splicing > Fiber optics
[electrical-engineering]
Ladder logic, Studio 5000, TIA Portal > PLC programming
PLC programming, PLC troubleshooting, Siemens PLC, ControlLogix > Programmable logic controllers
TIA Portal > Siemens PLC
VHDL, Verilog, SystemVerilog > Hardware description languages
Altium Designer, KiCad > PCB design
FreeRTOS, Zephyr RTOS, VxWorks > RTOS
IEC 61131-3 > IEC 61131
PID tuning > PID control
STM32, PIC microcontrollers, AVR microcontrollers > Microcontrollers
[mechanical-engineering]
SolidWorks, CATIA, Creo, Siemens NX, Autodesk Inventor > 3D CAD
3D CAD, AutoCAD > CAD
CATIA V5 > CATIA
ANSYS Mechanical > Finite element analysis, ANSYS
Ansys Fluent > Computational fluid dynamics
Abaqus, Nastran > Finite element analysis
[civil-engineering]
AutoCAD Civil 3D, AutoCAD Architecture > AutoCAD
Revit Structure, Revit Architecture, Revit MEP > Revit
Revit, Tekla Structures > BIM
Bachelor of Civil Engineering > Civil engineering degree
Bachelor of Architecture, Master of Architecture > Architecture degree
HEC-RAS > Hydraulic modelling
`
