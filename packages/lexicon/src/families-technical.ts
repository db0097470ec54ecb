/** Near neighbours in software, data, engineering and laboratories; see families.ts. */
export const technicalFamilies = `
PostgreSQL, MySQL, MariaDB, SQL Server, Oracle Database
MongoDB, Couchbase, CouchDB, DynamoDB
Cassandra, HBase
Redis, Memcached
Elasticsearch, OpenSearch, Solr
Snowflake, BigQuery, Redshift, Databricks
Relational databases, SQL, PostgreSQL, MySQL
AWS, Azure, Google Cloud
Amazon EC2, AWS Lambda, Amazon S3, AWS
Azure DevOps, GitLab CI, GitHub Actions, Jenkins, CircleCI, TeamCity
Terraform, CloudFormation, Pulumi
Ansible, Puppet, Chef Infra, SaltStack
Kubernetes, Docker Swarm, Nomad, OpenShift
Docker, Podman, containerd
Prometheus, Datadog, New Relic, Dynatrace
Grafana, Kibana
Splunk, ELK Stack, Graylog
Apache Kafka, RabbitMQ, ActiveMQ, Amazon SQS
React, Vue.js, Angular, Svelte
Next.js, Nuxt, Remix
React Native, Flutter, Xamarin, Ionic
Swift, Objective-C
Kotlin, Java, Scala
C#, Java
TypeScript, JavaScript
C++, C, Rust
Go, Rust
Python, Ruby, Perl
Bash, PowerShell
Django, Flask, FastAPI
Spring Boot, Quarkus, Micronaut, Jakarta EE
Laravel, Symfony, CodeIgniter
Express, NestJS, Fastify
ASP.NET, Spring Boot
REST API, GraphQL, gRPC, SOAP
Jest, Vitest, Mocha
Cypress, Playwright, Selenium
JUnit, TestNG
Unit testing, Integration testing, End-to-end testing
Test-driven development, Behavior-driven development
Git, SVN
GitHub, GitLab, Bitbucket
Maven, Gradle
Webpack, Vite
Tailwind CSS, Bootstrap
Unity, Unreal Engine, Godot
Linux, Unix
Ubuntu, Debian, Red Hat Enterprise Linux, CentOS
VMware, Hyper-V, Proxmox
Active Directory, Entra ID, Okta
Nginx, Apache HTTP Server, HAProxy
Cisco, Juniper Networks, Arista
Wireshark, tcpdump
Power BI, Tableau, Looker, Qlik
Apache Spark, Hadoop, Apache Flink
Apache Airflow, Dagster, Prefect
ETL, Data pipelines, Data integration
Informatica, Talend, SSIS
pandas, Polars, NumPy
TensorFlow, PyTorch, Keras, JAX
scikit-learn, XGBoost, LightGBM
R, SAS, SPSS, Stata
MATLAB, Simulink
Data analysis, Statistics, Business intelligence
Machine learning, Deep learning, Predictive modeling
ISO 27001, SOC 2, NIST Cybersecurity Framework
Nessus, Qualys, OpenVAS
Penetration testing, Vulnerability management
Technical support, Help desk
AutoCAD, MicroStation
SolidWorks, Autodesk Inventor, CATIA, PTC Creo, Siemens NX, Solid Edge
Revit, ArchiCAD, Vectorworks
ANSYS, Abaqus, COMSOL
Mastercam, Fusion 360, Hypermill
ETABS, SAP2000, STAAD.Pro
AutoCAD Civil 3D, Bentley OpenRoads
ArcGIS, QGIS, MapInfo
Navisworks, Solibri
Primavera P6, Microsoft Project
Bluebeam, PlanGrid, Procore
Altium Designer, OrCAD, KiCad, Eagle PCB
VHDL, Verilog, SystemVerilog
Siemens PLC, Allen-Bradley, Schneider PLC, Omron PLC, Mitsubishi PLC, Beckhoff
Ladder logic, Structured text, Function block diagram
SCADA, HMI programming, Distributed control systems
WinCC, FactoryTalk View, Ignition SCADA, Wonderware
Profibus, Profinet, EtherNet/IP, EtherCAT, Modbus
KUKA robots, FANUC robots, ABB robots, Yaskawa robots
STM32, Arduino, ESP32
FreeRTOS, VxWorks, Zephyr RTOS, QNX
LabVIEW, TestStand
HPLC, Gas chromatography, Mass spectrometry
PCR, qPCR
Western blot, ELISA, Immunohistochemistry
Cell culture, Microbiology, Aseptic technique
Flow cytometry, Fluorescence microscopy
FTIR, NMR, Raman spectroscopy
GLP, GMP, GCP
ISO 9001, ISO 13485, IATF 16949
FMEA, Root cause analysis
Soil sampling, Groundwater sampling, Water sampling
`
