export const networksAndTelecoms = `
[skill]
Computer networking = networking technologies, network technologies, netzwerktechnik, ?Networking
Network administration = netzwerkadministration, administration réseau, administración de redes; Network management; Network engineering; Network operations
Network design; Network planning; Network architecture; Network installation; Network troubleshooting; Network monitoring
Network configuration; Network performance optimization = network optimization; Network automation; Network infrastructure
Network operations center = network operations centre, !NOC; Network topology; Network diagrams; Network documentation
Network protocols; Network segmentation; Network capacity planning; Network virtualization; Quality of service = !QoS; Traffic shaping
TCP/IP = tcp/ip protocols; !TCP; IPv4; IPv6; IP addressing; IP address management = ipam; Subnetting = subnets; OSI model
DNS = domain name system; DHCP; !NAT = network address translation; FTP; SFTP; SNMP; NetFlow; Syslog; NTP; ICMP; Multicast
Routing and switching = switching and routing, routing & switching
BGP; OSPF; EIGRP; IS-IS; MPLS = mpls networks; Virtual routing and forwarding; VRF-Lite; VXLAN; EVPN; Spanning tree protocol = spanning tree, !STP
VLAN = virtual lan; 802.1Q; LAN = local area network; !WAN = wide area network; LAN/WAN; SD-WAN; Software-defined networking = !SDN
WLAN = wireless lan; Wi-Fi networks = wifi; Wireless networking = wireless networks; 802.11; HSRP; VRRP
VPN = virtual private networks, vpn configuration; IPsec = ipsec vpn; SSL VPN; GRE tunnels; WireGuard; OpenVPN; RADIUS authentication = radius server; TACACS+
Proxy servers; F5 BIG-IP = f5 load balancers, big-ip; A10 Networks; Citrix NetScaler = netscaler
Cisco = cisco networking; Cisco routers; Cisco switches; Cisco IOS; Cisco IOS XE = ios-xe, cisco ios-xe; Cisco Meraki = meraki; Cisco Nexus
Cisco Catalyst; Cisco ACI; Cisco DNA Center; Cisco Unified Communications Manager = cucm, cisco call manager; Cisco Webex = webex
Juniper Networks = !Juniper; Junos; Arista = arista networks; Aruba Networks = aruba networking, hpe aruba; Ubiquiti; UniFi
MikroTik; Extreme Networks; Huawei networking; Nokia networks; Ericsson radio = ericsson ran; Ruckus wireless; Ekahau
Wireshark; Packet analysis; Packet capture; tcpdump; iPerf; GNS3; Cisco Packet Tracer = packet tracer; NetBox; Infoblox
Network testing; Network cable testing; Fluke testers = fluke networks; Structured cabling; Network cabling = data cabling
Ethernet cabling; Cat5e; Cat6 = cat 6; Cat6a; Cable pulling = pulling cable; Cable termination; Punch down
Cable management; Patch panels; Rack and stack = rack mounting; Low-voltage cabling; Coaxial cable = coax cable, coax cabling
Fiber optics = fibre optics, fiber optic cable, glasfaser, fibre optique, fibra óptica; Fiber splicing = fibre splicing, fiber optic splicing; Fusion splicing
OTDR testing = otdr; FTTH = fiber to the home; FTTx; FTTP; GPON; Passive optical networks
DWDM; Optical networking; Optical transport networks; SONET; !SDH; Ethernet; Carrier Ethernet; Gigabit Ethernet; DSL; ADSL; VDSL
DOCSIS; Cable broadband; Hybrid fiber-coax; Broadband installation; Broadband services; Aerial line work; Cable locating
Outside plant; Outside plant engineering = osp engineering; Inside plant; Pole climbing = telephone pole climbing
Aerial cable; Aerial fiber; Underground cable installation; Splice closures; Make-ready engineering; Right-of-way permitting
Copper cabling; Copper splicing; Telephone systems = phone systems; PBX systems = !PBX, tk-anlagen, telefonanlagen; VoIP = voice over ip, ip telephony
SIP protocol = session initiation protocol; SIP trunking; Avaya; Mitel; Asterisk PBX; FreePBX; 3CX
Unified communications; !UCaaS; Microsoft Teams Phone = teams telephony; RingCentral; Genesys; Genesys Cloud; Video conferencing systems
Contact center platforms = contact centre platforms; IVR systems = interactive voice response; ISDN
Telecommunications = telecom, telekommunikation, telecomunicaciones; Telecommunications engineering = nachrichtentechnik
Telecom billing; OSS/BSS; Service provisioning; Circuit provisioning; Number portability
Mobile networks = cellular networks, mobilfunk; !5G = 5g networks; 5G NR; LTE = 4g lte; !GSM; UMTS; WCDMA; Radio access network = !RAN
Open RAN = o-ran; IMS core = ip multimedia subsystem; EPC core = evolved packet core; 3GPP standards = 3gpp; NFV = network functions virtualization
RF engineering = radio frequency engineering; RF planning = radio network planning; RF optimization = rf optimisation, radio network optimization
Drive testing = drive tests; Microwave links; Microwave backhaul; Point-to-point radio; Link budget analysis
Antenna installation; Antenna alignment; Antenna design; Cell site construction; Cell sites = cell towers; Tower climbing; Tower rigging
Small cells; Distributed antenna systems; Sweep testing; PIM testing; Cell site acquisition; Telecom power systems
Base stations; Base station controllers; Two-way radio; TETRA radio; Land mobile radio; Satellite communications = satcom
VSAT; Spectrum management; Spectrum analyzers = spectrum analyser; Network analyzers; Vector network analyzers = vector network analyzer
Signal processing; Digital signal processing = !DSP; Wireless communications; Modulation techniques; OFDM; LoRaWAN; !LoRa
Zigbee; NB-IoT; Bluetooth; Internet of Things = iot, internet der dinge; M2M communication; MQTT; GPS; GNSS systems
IPTV; Broadcast engineering; Audio-visual systems = av systems, audiovisual equipment
Crestron; Extron; Dante audio = dante networking; Digital signage; Telephony
Telecom regulations; FCC regulations; TIA/EIA standards = eia/tia; TIA-568; BICSI standards; ETSI standards
TDM; SS7 = ss7 signaling; Diameter protocol; Netmiko; Network time synchronization
?Routers = ?routers; Network routers and switches; ?Switches = ?switches; Cabling = cabling installation; Network devices = network hardware
Wireless technologies; Network security devices; Telecommunications equipment = telecom equipment
Router configuration; Switch configuration; Ethernet switches
[certification]
CCNA = cisco certified network associate; CCNP = cisco certified network professional; CCIE; Cisco CyberOps; JNCIA; JNCIP
CompTIA Network+ = network+; Fortinet NSE; Fortinet NSE 4 = nse 4, nse4; Fortinet NSE 7 = nse 7; PCNSE; CWNA; BICSI RCDD = rcdd; BICSI Installer; FOA CFOT = cfot
Aruba Certified Mobility Associate; Cisco certification = cisco certified; NSTC tower climber; ComTrain
FCC licence = fcc license; General Radiotelephone Operator License; Microsoft Teams Administrator Associate = ms-700
[degree]
IT-System-Elektroniker; Informationselektroniker; BTS CIEL; Telecommunications engineering degree; Grado en Ingeniería de Telecomunicación = ingeniería de telecomunicaciones
[domain]
Telecommunications industry = telecom industry, telco; Internet service provider = !ISP; Broadcasting industry; Wireless industry; Satellite industry
`
