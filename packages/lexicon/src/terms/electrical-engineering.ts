export const electricalEngineering = `
[skill]
Electrical engineering = elektrotechnik, génie électrique, ingeniería eléctrica, electrotecnia
Electronics engineering = génie électronique, ingeniería electrónica; !Electronics = !electronics, elektronik
Electrical design = electrical system design
Power electronics = leistungselektronik, électronique de puissance; Analog electronics = analog circuits, analogue electronics; Analog design
Digital electronics = digital circuits, digital logic; Mixed-signal design = mixed-signal
Circuit design = schaltungsentwicklung, schaltungstechnik; Circuit analysis; Schematic capture
PCB design = leiterplattendesign, printed circuit board design; PCB layout
Altium Designer = altium; OrCAD; Cadence Allegro = allegro pcb; KiCad; Eagle PCB = autodesk eagle; Mentor Graphics = siemens eda; PADS PCB
SPICE simulation; LTspice; PSpice; Multisim; Proteus design suite; EPLAN; EPLAN Electric P8 = eplan p8; AutoCAD Electrical; SEE Electrical
E3.series = zuken e3; ETAP; SKM PowerTools = skm power tools; EasyPower; DIgSILENT PowerFactory = powerfactory; PSS/E; PSCAD; Dialux = dialux evo; Relux; AGi32; Saber RD; PLECS; Simplorer
Signal integrity; Power integrity; EMC testing = emv-messtechnik; Electromagnetic compatibility = emi/emc, !EMC; Electromagnetic interference = !EMI
High-speed digital design; High-speed PCB; RF design = rf circuit design; RF electronics; Microwave engineering
Antenna theory; Electromagnetics = electromagnetic theory; HFSS = ansys hfss; CST Studio = cst microwave studio; Photonics; Optoelectronics
Laser systems = laser technology; LED technology; LED lighting; Power supply design; Switch-mode power supplies = smps
DC-DC converters = dc/dc converters; Inverters = power inverters; Battery management systems; Battery technology; Lithium-ion batteries
Charging systems; On-board chargers; Motor drives = electric drives; Antriebstechnik
Electric motors = electrical motors, elektromotoren, moteurs électriques; Servo motors; Servo drives; Servo systems
Stepper motors; Induction motors; Motor control centers = !MCC, motor control centres; Soft starters
Variable frequency drives = vfd, variable speed drives, frequenzumrichter, variateurs de vitesse, variadores de frecuencia
Generators = generator systems; Emergency generators; Transformers = transformator; Electrical machines
Microcontrollers = mikrocontroller; Microcontroller programming; Microprocessors; STM32; Arduino; Raspberry Pi; ESP32; PIC microcontrollers
ARM Cortex; ARM architecture = arm processors; AVR microcontrollers; RISC-V; FPGA = field-programmable gate arrays; FPGA design
ASIC design; Application-specific integrated circuits = !ASIC; VLSI = vlsi design; Integrated circuit design = ic design, chip design
RTL design = rtl coding; VHDL; Verilog; SystemVerilog; Universal Verification Methodology = ?UVM; SystemC
Xilinx Vivado = vivado; Xilinx; Intel Quartus = quartus prime, altera quartus; Cadence Virtuoso; Synopsys; Synopsys Design Compiler
Physical design; Place and route; Static timing analysis; Design for test = design for testability; Logic synthesis; Semiconductor physics
Semiconductor fabrication = wafer fabrication, wafer processing; Photolithography; Plasma etching; Dry etching; Thin-film deposition; Thin films
Chemical vapor deposition = chemical vapour deposition; Physical vapor deposition = physical vapour deposition; Sputtering
Wire bonding; Semiconductor testing; Wafer test
Firmware; Firmware development = firmware engineering; RTOS = real-time operating systems; FreeRTOS; Zephyr RTOS
VxWorks; QNX; Embedded Linux; Yocto = yocto project; Bootloaders; Bare-metal programming; Hardware-in-the-loop = hil testing
Hardware description languages; Hardware design = electronic hardware design, hardware development, hardwareentwicklung; Hardware debugging; Board bring-up
JTAG = jtag debugging; Hardware testing; I2C = i2c bus; SPI bus = !SPI; UART; CAN bus = can protocol, ?CAN; CANopen
LIN bus; FlexRay; RS-485 = rs485; RS-232 = rs232; USB protocol; PCIe = pci express; Automotive Ethernet; AUTOSAR
CANoe = vector canoe; CANalyzer; dSPACE; ISO 26262; Automotive functional safety = functional safety automotive; ASPICE = automotive spice; UDS diagnostics
Functional safety = funktionale sicherheit; IEC 61508; Safety integrity level; IEC 61131; IEC 61131-3; IEC 61511; Machine safety = machinery safety, maschinensicherheit
Safety PLC; Fail-safe systems; Safety relays; Light curtains; DO-254; IPC standards
Industrial automation = automatisierungstechnik, automatisme industriel, automatización industrial; Factory automation
Automation engineering; Process automation; Control systems = steuerungstechnik, systèmes de contrôle, sistemas de control
Control engineering = regelungstechnik, ingeniería de control; Control theory; PID control = pid loops, pid controllers; PID tuning
Model predictive control; Advanced process control; Motion control = motion controllers
PLC programming = sps-programmierung, programmation automate, programación de plc
Programmable logic controllers = !PLC, !SPS, automates programmables, autómatas programables
PLC troubleshooting; Ladder logic = ladder diagrams; Structured text
Function block diagram; Sequential function chart; GRAFCET; Siemens PLC; SIMATIC S7 = siemens s7; STEP 7
TIA Portal = siemens tia portal; WinCC; Allen-Bradley = allen bradley plc; Rockwell Automation; ControlLogix; CompactLogix
Studio 5000 = rslogix 5000; RSLogix; FactoryTalk View; FactoryTalk; Schneider PLC; Modicon PLC = modicon; EcoStruxure Control Expert = unity pro
Omron PLC; Omron; Omron Sysmac = sysmac; Mitsubishi PLC = melsec; GX Works; Beckhoff; TwinCAT; CODESYS; B&R Automation; Automation Studio; Wago
ABB automation; ABB 800xA; Emerson DeltaV = deltav; Honeywell Experion = experion pks; Yokogawa Centum = yokogawa dcs
Siemens PCS 7 = pcs 7; Distributed control systems = !DCS; HMI programming = hmi development; Human-machine interfaces = hmi
SCADA = supervisory control and data acquisition, scada systems; Ignition SCADA = inductive automation ignition; Wonderware; AVEVA InTouch; AVEVA System Platform
Citect; GE iFIX = proficy ifix; Kepware; OSIsoft PI = pi historian, aveva pi; OPC UA; !OPC; OPC server
Industrial networks = industrial communication; Fieldbus = feldbus, bus de terrain; Foundation Fieldbus; Profibus; Profinet
EtherNet/IP; EtherCAT; Modbus; Modbus TCP; Modbus RTU; DeviceNet; HART protocol; IO-Link; AS-Interface; DNP3; IEC 61850; IEC 60870
Manufacturing execution systems = !MES; Industry 4.0 = industrie 4.0, industria 4.0; Smart manufacturing; IIoT = industrial internet of things
Machine vision = vision systems; Cognex; Keyence; Industrial robots; Robot programming
KUKA robots = kuka; FANUC robots = fanuc; ABB robots; RAPID robot programming; Yaskawa robots = motoman; Universal Robots; Collaborative robots = cobots
Robot Operating System = ?ROS; ROS 2 = ros2; Robot cells = robotic cells; Pick and place systems
Instrumentation = instrumentación; Instrumentation and control = instrumentation & control, mess- und regeltechnik, i&c; Process instrumentation
Instrumentation engineering
Instrument calibration = calibration of instruments; Loop checks = loop testing
Pressure transmitters; Flow meters = flowmeters; Level measurement; Temperature measurement; Thermocouples; Control valve sizing
Instrument index; Cause and effect diagrams; Control narratives; Proximity sensors; Encoders and resolvers; Relay logic
Control panels = armoires électriques, cuadros eléctricos; Control panel design; Panel building
Control wiring; Wire harness design; Cable harnesses = kabelbaum; UL 508A; Terminal blocks
Electrical drawings; Single-line diagrams = one-line diagrams; Circuit diagrams = stromlaufpläne; Load calculations; Electrical load calculations
Short-circuit analysis = short circuit studies; Arc flash analysis = arc flash studies
Load flow analysis = power flow studies, load flow studies; Protection coordination = relay coordination, protective device coordination
Protective relaying = protection relays, schutztechnik; SEL relays; Power systems; Power system analysis
Power quality; Harmonic analysis; Power factor correction; Earthing and grounding = grounding systems, earthing; Lightning protection = blitzschutz
Cable sizing; Uninterruptible power supply = ups systems; Switchgear = schaltanlagen
Low-voltage systems = niederspannung, basse tension, baja tensión; Medium-voltage systems = medium voltage, mittelspannung, media tensión
High-voltage systems = high voltage, hochspannung, haute tension, alta tensión; High-voltage engineering
Substation design = substation engineering; Transmission line design; Power distribution = electrical distribution, energieverteilung
Grid connection studies = interconnection studies; Microgrids; Smart grids
Solar PV design = pv system design; Wind power engineering; Energy storage systems
EV charging infrastructure = ev charging, ladeinfrastruktur; Electromobility = elektromobilität, e-mobility; HVDC
Building automation = gebäudeautomation, building automation systems, bms controls, gestion technique du bâtiment; KNX = knx/eib, eib/knx
BACnet; LonWorks; Lighting controls; !DALI; Fire alarm design; Access control systems
Oscilloscopes; Multimeters; Logic analyzers = logic analyser; Signal generators; Function generators
LCR meters; Automated test equipment = automatic test equipment; LabVIEW = ni labview; TestStand = ni teststand; PXI systems
In-circuit testing = ict testing; Boundary scan testing; Electrical testing = elektrische prüfung; Electrical measurements
Electrical troubleshooting = electrical fault finding; Electronics repair; Component-level repair = board-level repair
Soldering = löten, soudure électronique; Hand soldering; SMT = surface mount technology; SMD soldering; Through-hole soldering
Reflow soldering; Wave soldering; Electronics assembly; PCB assembly = pcba; ESD protection; Electrostatic discharge
Component selection; Component engineering; Obsolescence management; RoHS = rohs directive; Electronic components; Electronic component testing
Commissioning = inbetriebnahme, mise en service, puesta en marcha
Factory acceptance testing = factory acceptance test; Site acceptance testing = site acceptance test
National Electrical Code = !NEC, nfpa 70; NFPA 79; NFPA 70E; IEEE standards; IEC standards; DIN VDE = vde-vorschriften
NF C 15-100; REBT = reglamento electrotécnico para baja tensión; IEC 60204 = en 60204-1; Low Voltage Directive = niederspannungsrichtlinie
EMC Directive; UL standards; Hazardous area classification; Hazardous locations
Electromechanical systems = elektromechanik; Mechatronic systems = mechatronische systeme
Audio electronics; Power generation; Power plant engineering; Railway signalling engineering; Electrical estimating
Automation = automatisierung, automatización, automatisation; ?Relays = ?relays; Power supplies; ?Motors = ?motors; Electrical systems = systèmes électriques, sistemas eléctricos
Electrical circuits; Electronic systems; Electrical components; Electrical safety = elektrische sicherheit
[certification]
IPC/WHMA-A-620; TÜV Functional Safety Engineer = tüv functional safety; Certified Functional Safety Expert = cfse
Certified Automation Professional; CCST = certified control systems technician
CompEx; Certified LabVIEW Developer; NICET = nicet certification; NICET Level II
[degree]
Elektroniker für Betriebstechnik = elektroniker betriebstechnik; Elektroniker für Automatisierungstechnik; Elektroniker für Geräte und Systeme
Mechatroniker = mechatronikerin; Industrieelektriker; Staatlich geprüfter Techniker Elektrotechnik
Electrical engineering degree = degree in electrical engineering, bsee, studium elektrotechnik; Electrical engineering technology; Electrical technology diploma
BTS Électrotechnique; BUT GEII = dut geii; Bac pro MELEC; Automatización y Robótica Industrial
[domain]
Semiconductor industry = halbleiterindustrie; Semiconductors; Electronics industry; Consumer electronics; Automation industry
Power engineering; Power utilities = electric utilities; Machine building = machine builders
`
