/** Near neighbours in care, trades, kitchens, driving and outdoor work; see families.ts. */
export const handsOnFamilies = `
Epic, Cerner, Meditech, Allscripts, PointClickCare
BLS, ACLS, PALS, CPR
Intravenous therapy, Phlebotomy
Wound care, Pressure ulcer care
Triage, Patient assessment
Palliative care, Hospice care
Geriatric care, Dementia care, Long-term care
Critical care nursing, Emergency nursing
Care planning, Nursing documentation
Personal care, Activities of daily living
Physiotherapy, Occupational therapy, Rehabilitation
Cognitive behavioural therapy, Psychotherapy, Counselling
Medical coding, Medical billing
X-ray, Computed tomography, Magnetic resonance imaging
Ultrasound, Echocardiography
Infection control, Sterilization
Conduit bending, Conduit installation, Cable tray installation
National Electrical Code, Canadian Electrical Code
Residential electrical work, Commercial electrical work, Industrial electrical work
PLC programming, PLC troubleshooting
Fire alarm systems, Intruder alarm systems
Lockout/tagout, Permit to work
Motor controls, Variable frequency drives
Plumbing, Pipefitting, Gas fitting
HVAC, Refrigeration, Air conditioning systems
Boilers, Furnaces, Heat pumps
Carpentry, Joinery, Cabinetmaking
Rough carpentry, Wood framing, Finish carpentry
MIG welding, TIG welding, Stick welding, Flux-cored welding
Brazing, Soldering
CNC milling, CNC turning, CNC programming
Lathe operation, Milling
Sheet metal work, Metal fabrication
Drywall, Plastering
Bricklaying, Masonry, Stonework
Roofing, Siding installation
Concrete finishing, Formwork
Tile setting, Flooring installation
Painting, Wallpapering
Forklift operation, Reach truck, Pallet jack
Excavators, Bulldozers, Backhoes
Crane operation, Rigging
Scaffolding, Working at heights
Automotive diagnostics, Engine repair, Brake repair
Truck driving, Delivery driving
Warehouse management systems, Inventory management
Order picking, Packing, Shipping and receiving
Route planning, Dispatching
Preventive maintenance, Equipment repair
Blueprint reading, Technical drawings
Landscaping, Gardening, Grounds maintenance
Irrigation, Fertilizer application
Tractor operation, Combine harvester operation
Livestock management, Animal husbandry
Dairy farming, Cattle handling
Tree felling, Arboriculture, Chainsaw operation
Haircutting, Hair colouring
Childcare, Early childhood education
Dog grooming, Kennel work
Water treatment, Wastewater treatment
Power line construction, Power line maintenance
Photovoltaic systems, Solar panel installation
Wind turbine maintenance, Wind turbine installation
`
