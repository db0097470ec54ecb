export const cloudAndOperations = `
[skill]
AWS = amazon web services; Azure = microsoft azure; Google Cloud = google cloud platform, ?GCP; Oracle Cloud = !OCI, oracle cloud infrastructure
IBM Cloud; Alibaba Cloud; Heroku; DigitalOcean; Vercel; Netlify; Cloudflare
Hetzner; OVHcloud = ovh; OpenStack; Amazon EC2 = ec2; Amazon S3 = aws s3, !S3; AWS Lambda = ?Lambda; Amazon RDS = ?RDS
Amazon ECS = !ECS; Amazon EKS = !EKS; AWS Fargate = !Fargate; CloudFormation = cloud formation, aws cloudformation; AWS CDK; Route 53; AWS IAM
Azure DevOps; Azure Pipelines; Azure Functions; Azure Kubernetes Service = !AKS; Azure App Service; Bicep templates; ARM templates
Azure Resource Manager; Google Kubernetes Engine = gke; Cloud Run; Azure Virtual Desktop = !AVD
Cloud computing = cloud technologies; Cloud infrastructure = cloud environments; Cloud services; Cloud platforms; Cloud-based solutions
Cloud architecture = cloud solution architecture; Cloud design
Cloud migration; Cloud adoption; Cloud-native = cloud native applications
Multi-cloud; Hybrid cloud; Private cloud; Serverless = serverless computing, serverless architecture; Platform as a service = paas
Infrastructure as a service = iaas; FinOps; Cloud cost optimization; Cloud cost management
Kubernetes = k8s; Docker; Docker Compose; Docker Swarm; Containerization = containerisation, containerized applications
Container orchestration; ?Helm = helm charts; OpenShift = red hat openshift; Istio; Service mesh
?Rancher = rancher kubernetes; Podman; HashiCorp Nomad = ?Nomad; Kustomize; containerd; Kubernetes operators
Terraform; OpenTofu; Terragrunt; Ansible; ?Puppet; !Chef Infra = chef cookbooks; SaltStack; Pulumi; !Vagrant
HashiCorp Packer = ?Packer; Infrastructure as code = !IaC, !IAC; Configuration management; GitOps; Argo CD = argocd; Flux CD = fluxcd; HashiCorp Vault = ?Vault
Secrets management; HashiCorp Consul = ?Consul
CI/CD = cicd, ci cd, ci/cd pipelines, continuous integration and continuous delivery, continuous integration/continuous delivery; Continuous integration
Continuous delivery; Continuous deployment
Build automation
Jenkins; GitHub Actions; GitLab CI = gitlab ci/cd; CircleCI = circle ci; Travis CI; TeamCity; Atlassian Bamboo = ?Bamboo
Octopus Deploy; ?Spinnaker; Artifactory = jfrog artifactory; Sonatype Nexus; Blue-green deployment
Canary releases = canary deployments; Feature flags = feature toggles; LaunchDarkly; DevOps; Site reliability engineering = !SRE
Platform engineering; Service level objectives = !SLO; Service level indicators = !SLI; Error budgets; Chaos engineering
Observability; Infrastructure monitoring; System monitoring; Monitoring and alerting; Application performance monitoring = !APM; Distributed tracing; Log management
Log analysis; Log aggregation
Prometheus; Grafana; Datadog; New Relic; Dynatrace; AppDynamics; Splunk; ELK Stack = !ELK, elastic stack
Logstash; Kibana; Graylog; Grafana Loki = ?Loki; Nagios; Zabbix; Icinga; Checkmk; PRTG = prtg network monitor
SolarWinds; PagerDuty; Opsgenie; OpenTelemetry; ?Jaeger; CloudWatch = amazon cloudwatch; Azure Monitor
?Sentry = sentry.io; On-call rotation = on-call support; Incident management; Major incident management
Linux = gnu/linux, linux systems; Linux administration; Ubuntu; Red Hat Enterprise Linux = rhel; Red Hat = redhat
CentOS; Rocky Linux; Debian; SUSE; SUSE Linux Enterprise Server = sles; Unix = unix systems; !AIX; Solaris; FreeBSD; systemd; SELinux
Windows Server; Windows Server administration; Microsoft Windows = ?Windows, ms windows; Windows 10; Windows 11; macOS = mac os, os x; Operating systems = betriebssysteme
ChromeOS; Chromebooks
VMware; VMware vSphere = vsphere; VMware ESXi = esxi; VMware vCenter = vcenter; Hyper-V; Proxmox = proxmox ve; KVM virtualization; Nutanix
!Citrix; Citrix Virtual Apps = xenapp; XenServer; Virtualization = virtualisation; Server virtualization; Virtual machines
Virtual desktop infrastructure = !VDI; Active Directory = microsoft active directory, !AD DS; Entra ID = azure active directory, azure ad, microsoft entra id
Microsoft Entra
Group Policy = group policy objects; Microsoft Intune = !Intune; !SCCM = mecm
Microsoft Exchange = exchange server; Exchange Online; Microsoft 365 administration = office 365 administration, o365 administration
Google Workspace administration; Jamf; Jamf Pro; Mobile device management = !MDM
Endpoint management; Unified endpoint management; Windows Autopilot; !WSUS; Patch management; Software deployment = software distribution
Asset management software; IT asset management; License management
System administration = sysadmin, system administrator, systems administrator, systemadministration, administration système, administración de sistemas
Server administration = server management; Server maintenance; IT infrastructure = it-infrastruktur
Data centers = data centre, rechenzentrum; Data centre operations; Server hardware; Rack servers; Blade servers
Storage area networks = !SAN; Network-attached storage = !NAS; NetApp; Dell EMC; !RAID = raid arrays, raid storage; Pure Storage
Backup and recovery = backup and restore; Data backup = datensicherung; Backup systems; Database backups; Veeam; Commvault
Veritas NetBackup = netbackup; Disaster recovery; Disaster recovery planning; High availability; Failover clustering
Business continuity = business continuity management; Business continuity planning; Capacity planning; Load balancing = load balancers; Nginx
Apache HTTP Server = apache web server, ?Apache; IIS web server = !IIS; HAProxy; Traefik; Reverse proxy; Envoy Proxy
API gateway; API management; Apigee; Kong Gateway; Amazon SQS = sqs; Amazon SNS; Amazon API Gateway; Azure Service Bus; Google Pub/Sub = cloud pub/sub; EventBridge
AWS Step Functions; CloudFront
Technical support = tech support, technischer support, support technique, soporte técnico
IT support; Desktop support; End-user support; First-line support = 1st line support; Second-line support = 2nd line support, second-level support
Third-line support = 3rd line support
Help desk = helpdesk; Service desk = it service desk; Ticketing systems = ticket system, ticketing software; ?Ticketing = ?ticketing
Remote support; Remote desktop support; TeamViewer; Remote Desktop = !RDP; Remote Desktop Services; Freshservice
Jira Service Management = jira service desk; BMC Remedy = remedy itsm; ManageEngine; ConnectWise; OTRS; GLPI; Troubleshooting; Technical troubleshooting
Hardware troubleshooting; Computer hardware; PC hardware; Computer repair = pc repair
Hardware installation; Printers and peripherals; Printer support; Imaging and deployment; System imaging; OS deployment
User account management = user administration; Password resets; IT onboarding; Conference room technology
ITIL; ITIL 4 = itil v4; ITIL v3; IT service management = itsm; Service level agreements = !SLA; Change control; IT change management
Problem management; CMDB = configuration management database; COBIT; Runbooks; Managed services
Release automation; Cron jobs; Job scheduling; Control-M; Ansible Automation Platform; Ansible Tower
Web server administration; Mail servers; Postfix; SMTP; DNS management; SSL certificates; Certificate management
Cloud deployment; Monitoring tools; IT operations = it-betrieb; IT systems = it-systeme, systèmes informatiques, sistemas informáticos
IT automation; Infrastructure automation; PC hardware and software; Hardware and software; Computer systems; IT documentation
[certification]
AWS Certified Solutions Architect; AWS Certified Developer; AWS Certified SysOps Administrator
AWS Certified DevOps Engineer; AWS Certified Cloud Practitioner = aws cloud practitioner
AWS certification = aws certified; Microsoft Azure Fundamentals = az-900; Azure Administrator Associate = az-104
Azure Solutions Architect Expert = az-305; Azure Developer Associate = az-204; Azure certification = azure certified
Google Cloud Professional Cloud Architect = google professional cloud architect; Google Associate Cloud Engineer = google cloud associate cloud engineer
Certified Kubernetes Administrator = cka; Certified Kubernetes Application Developer = ckad
HashiCorp Certified Terraform Associate = terraform associate; RHCSA = red hat certified system administrator
RHCE = red hat certified engineer; LPIC-1; LPIC; CompTIA Linux+ = linux+
CompTIA A+ = a+ certification; CompTIA Cloud+; CompTIA Server+ = server+; ITIL Foundation; ITIL 4 Foundation; ITIL certification = itil certified
VMware Certified Professional; MCSE; MCSA; HDI certification
MS-102; MD-102
[degree]
Fachinformatiker Systemintegration = fachinformatiker für systemintegration; IT-Systemelektroniker; Administración de Sistemas Informáticos en Red; Systèmes informatiques et réseaux
[domain]
Managed service provider = !MSP; IT services; IT consulting = it consultancy; Web hosting industry; Cloud providers
`
