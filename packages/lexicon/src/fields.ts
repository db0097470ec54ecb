import { academicResearch } from './terms/academic-research.ts'
import { accounting } from './terms/accounting.ts'
import { agriculture } from './terms/agriculture.ts'
import { bankingAndInsurance } from './terms/banking-and-insurance.ts'
import { buildingTrades } from './terms/building-trades.ts'
import { businessManagement } from './terms/business-management.ts'
import { civilEngineering } from './terms/civil-engineering.ts'
import { cloudAndOperations } from './terms/cloud-and-operations.ts'
import { construction } from './terms/construction.ts'
import { cybersecurity } from './terms/cybersecurity.ts'
import { dataAndAnalytics } from './terms/data-and-analytics.ts'
import { dentalAndVeterinary } from './terms/dental-and-veterinary.ts'
import { electricalEngineering } from './terms/electrical-engineering.ts'
import { emergencyAndSecurity } from './terms/emergency-and-security.ts'
import { energyAndUtilities } from './terms/energy-and-utilities.ts'
import { environmentalScience } from './terms/environmental-science.ts'
import { generalQualifications } from './terms/general-qualifications.ts'
import { hospitality } from './terms/hospitality.ts'
import { humanResources } from './terms/human-resources.ts'
import { laboratoryScience } from './terms/laboratory-science.ts'
import { law } from './terms/law.ts'
import { logistics } from './terms/logistics.ts'
import { manufacturing } from './terms/manufacturing.ts'
import { marketing } from './terms/marketing.ts'
import { mathematicsAndStatistics } from './terms/mathematics-and-statistics.ts'
import { mechanicalEngineering } from './terms/mechanical-engineering.ts'
import { mediaAndArts } from './terms/media-and-arts.ts'
import { medicineAndAlliedHealth } from './terms/medicine-and-allied-health.ts'
import { networksAndTelecoms } from './terms/networks-and-telecoms.ts'
import { nursing } from './terms/nursing.ts'
import { officeAdministration } from './terms/office-administration.ts'
import { personalServices } from './terms/personal-services.ts'
import { pharmacyAndLifeSciences } from './terms/pharmacy-and-life-sciences.ts'
import { productDesign } from './terms/product-design.ts'
import { propertyAndFacilities } from './terms/property-and-facilities.ts'
import { publicAdministration } from './terms/public-administration.ts'
import { retailAndSales } from './terms/retail-and-sales.ts'
import { socialWork } from './terms/social-work.ts'
import { softwareDevelopment } from './terms/software-development.ts'
import { teaching } from './terms/teaching.ts'
import { transport } from './terms/transport.ts'
import { vehicleMechanics } from './terms/vehicle-mechanics.ts'
import { webAndMobile } from './terms/web-and-mobile.ts'

/**
 * Each field of work with its terms. The order decides who owns a short form that two fields use for
 * different things: the first.
 */
export const fields: Record<string, string> = {
  'software-development': softwareDevelopment,
  'web-and-mobile': webAndMobile,
  'cloud-and-operations': cloudAndOperations,
  'data-and-analytics': dataAndAnalytics,
  'academic-research': academicResearch,
  accounting,
  agriculture,
  'banking-and-insurance': bankingAndInsurance,
  'building-trades': buildingTrades,
  'business-management': businessManagement,
  'civil-engineering': civilEngineering,
  construction,
  cybersecurity,
  'dental-and-veterinary': dentalAndVeterinary,
  'electrical-engineering': electricalEngineering,
  'emergency-and-security': emergencyAndSecurity,
  'energy-and-utilities': energyAndUtilities,
  'environmental-science': environmentalScience,
  'general-qualifications': generalQualifications,
  hospitality,
  'human-resources': humanResources,
  'laboratory-science': laboratoryScience,
  law,
  logistics,
  manufacturing,
  marketing,
  'mathematics-and-statistics': mathematicsAndStatistics,
  'mechanical-engineering': mechanicalEngineering,
  'media-and-arts': mediaAndArts,
  'medicine-and-allied-health': medicineAndAlliedHealth,
  'networks-and-telecoms': networksAndTelecoms,
  nursing,
  'office-administration': officeAdministration,
  'personal-services': personalServices,
  'pharmacy-and-life-sciences': pharmacyAndLifeSciences,
  'product-design': productDesign,
  'property-and-facilities': propertyAndFacilities,
  'public-administration': publicAdministration,
  'retail-and-sales': retailAndSales,
  'social-work': socialWork,
  teaching,
  transport,
  'vehicle-mechanics': vehicleMechanics,
}
