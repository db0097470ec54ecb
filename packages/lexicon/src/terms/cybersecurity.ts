export const cybersecurity = `
[skill]
Information security = infosec, informationssicherheit, sécurité de l'information, seguridad de la información
Cybersecurity = cyber security, it security, it-sicherheit, cybersécurité, ciberseguridad; Network security = netzwerksicherheit
Application security = appsec; Cloud security; Endpoint security = endpoint protection; Data security; Mobile device security; IoT security
OT security = ics security, industrial control system security; Physical security controls; Email security; Email authentication; DMARC
Security architecture; Security engineering; Security operations = secops; Security operations center = security operations centre, !SOC
Security monitoring; Security by design; Defense in depth = defence in depth; Security hardening = system hardening
Penetration testing = pen testing, pentesting, pentest; Ethical hacking; Red teaming = red team; Blue team operations = blue team
Purple teaming = purple team; Bug bounty; Social engineering; Phishing simulations; Exploit development; Physical penetration testing
Vulnerability management; Vulnerability assessment = vulnerability analysis; Vulnerability scanning; Vulnerability research
CVSS; CVE analysis; Common Vulnerabilities and Exposures; Attack surface management; Security testing; Fuzz testing = fuzzing
SIEM = security information and event management; SOAR platforms = security orchestration, !SOAR; Microsoft Sentinel = azure sentinel
IBM QRadar = qradar; ArcSight; LogRhythm; Splunk Enterprise Security; Elastic Security; Google Chronicle; Wazuh
Endpoint detection and response = endpoint detection, !EDR; Extended detection and response = !XDR; Managed detection and response
CrowdStrike = crowdstrike falcon; SentinelOne; Microsoft Defender; Microsoft Defender for Endpoint = defender for endpoint; Windows Defender; Carbon Black
Sophos; Trend Micro; McAfee; Trellix; Symantec Endpoint Protection; Symantec; Antivirus software = antivirus, anti-malware
Cybereason; Darktrace; Qualys; !Tenable; Tenable.io; Nessus; Rapid7; InsightVM; OpenVAS; Burp Suite = burpsuite; OWASP ZAP
Metasploit; Kali Linux; Nmap; Cobalt Strike; !BloodHound; Mimikatz; Hashcat; Aircrack-ng; sqlmap; Ghidra; IDA Pro
YARA rules; Sigma rules; Snort IDS = ?Snort; Suricata; Zeek; Volatility framework; EnCase; FTK Imager; Forensic Toolkit
Incident response = security incident response, incident handling; Incident response planning = incident response plans; Threat detection; Detection engineering
Threat hunting; Threat intelligence = cyber threat intelligence; Threat modeling = threat modelling
MITRE ATT&CK = mitre attack; Cyber kill chain; Indicators of compromise; OSINT = open-source intelligence; STRIDE threat model
Malware analysis; Malware reverse engineering; Ransomware response; Digital forensics = it-forensik; Computer forensics
Mobile forensics; Cellebrite; Memory forensics; Chain of custody; Log correlation; Security alerts triage = alert triage; Tabletop exercises; Deception technology
Honeypots; Insider threat
Identity and access management = !IAM; Identity management; Privileged access management = !PAM; Identity governance = identity governance and administration
CyberArk; SailPoint; Okta; Ping Identity; BeyondTrust; Delinea; ForgeRock; Saviynt
Single sign-on = !SSO; Multi-factor authentication = ?MFA; Two-factor authentication = 2fa; Role-based access control = !RBAC
Access management; Least privilege; OAuth = oauth2, oauth 2.0; OpenID Connect = oidc; SAML
JWT = json web tokens; LDAP; Kerberos; Conditional access; Passwordless authentication; FIDO2; Zero trust = zero trust architecture; Zero trust network access
Network access control; Cisco ISE = cisco identity services engine; 802.1X; Segregation of duties
Encryption = data encryption, verschlüsselung; Cryptography = kryptographie; Public key infrastructure = pki; Encryption key management = cryptographic key management
Hardware security modules = !HSM; TLS = ssl/tls, tls/ssl; Digital signatures; Post-quantum cryptography
Firewalls = pare-feu; Firewall management = firewall administration; Next-generation firewalls = !NGFW; Web application firewall = !WAF
Intrusion detection = intrusion detection systems; IDS/IPS; Intrusion prevention = intrusion prevention systems
Palo Alto Networks; Palo Alto firewalls = pan-os; Fortinet; FortiGate; Check Point firewall = checkpoint firewall; Cisco ASA
Cisco Firepower; SonicWall; pfSense; WatchGuard; Zscaler; Netskope; Secure web gateway; CASB = cloud access security broker
SASE = secure access service edge; DDoS mitigation = ddos protection; Data loss prevention = !DLP; Microsoft Purview
Proofpoint; Mimecast; Cloud security posture management = cspm; Prisma Cloud; ?Wiz; AWS Security Hub; GuardDuty
Container security; Kubernetes security; Secure coding = secure coding practices; Secure software development; Secure SDLC = ssdlc
DevSecOps; OWASP; OWASP Top 10 = owasp top ten; Static application security testing = sast; Dynamic application security testing = !DAST
Software composition analysis; Software bill of materials = sbom; Snyk; Veracode; Checkmarx; ?Fortify = fortify sca; Supply chain security
API security; Security code review; Reverse engineering; Embedded security; Automotive cybersecurity; ISO/SAE 21434 = iso 21434
!GRC = governance risk and compliance; IT risk management; IT risk assessment; Information security risk management
Cyber risk; Security risk assessment; Third-party risk management = vendor risk management; RSA Archer
IT audit = it auditing, information systems audit; IT general controls = itgc; Security audits = security auditing; Security policies; Security policy development
Security awareness training; Security awareness; ISMS = information security management system
ISO 27001 = iso/iec 27001, iso27001; ISO 27002; NIST Cybersecurity Framework = nist csf; !NIST; NIST 800-53 = nist sp 800-53, sp 800-53
NIST 800-171; SOC 2 = soc2, soc 2 compliance; PCI DSS = pci compliance; CIS Controls; CIS Benchmarks; FedRAMP
CMMC; FISMA; Risk Management Framework = !RMF; !STIG = disa stig; Authority to operate = ato process; NERC CIP; IEC 62443
Common Criteria; HITRUST; NIS2 = nis 2; DORA regulation = digital operational resilience act; BSI IT-Grundschutz = it-grundschutz
TISAX; KRITIS; Cyber Essentials; Essential Eight; EBIOS RM = ebios; Esquema Nacional de Seguridad
Data breach response; Breach notification; Privacy by design; Privacy impact assessment; Fraud detection systems
Security frameworks = cybersecurity frameworks; Security controls; Security tools; Security best practices; Security protocols
[certification]
CISSP = certified information systems security professional; CISM = certified information security manager
CISA = certified information systems auditor; CRISC; CGEIT; CCSP = certified cloud security professional; SSCP; CSSLP
CompTIA Security+ = security+; CompTIA CySA+ = cysa+; CompTIA PenTest+ = pentest+; CompTIA CASP+ = casp+; Certified Ethical Hacker = ceh
OSCP = offensive security certified professional; OSWE; GIAC = giac certification; GSEC = giac gsec; GCIH; GCFA
GPEN; GCIA; CHFI; eJPT; CREST certification = crest registered; ISO 27001 Lead Auditor; ISO 27001 Lead Implementer
AWS Certified Security Specialty = aws security specialty; Azure Security Engineer Associate = az-500; SC-200; SC-300; CIPP/E; CIPM
DoD 8570 = dod 8570.01-m; DoD 8140; Security clearance = sicherheitsüberprüfung; Secret clearance; Top secret clearance; TS/SCI clearance = ts/sci
[degree]
Cybersecurity degree = degree in cybersecurity; Bachelor in Cybersecurity
[domain]
Cyber defense = cyber defence; Critical infrastructure protection; Critical infrastructure; Security services industry
`
