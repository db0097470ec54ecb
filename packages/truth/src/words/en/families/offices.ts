/** Families of nouns of posts, departments and offices. Format: see verbs-of-change.ts. */
export const offices = `
expertise knowledge
knowledge understanding
understanding knowledge
talent gift
duty task
task job duty
job position post role
post position job
role position function
function role
career profession
profession occupation
work job employment
workplace work
workload load
workstation station
station section post
section station line
line section
shift-change handover change_of_shift shift_change
shift_change change_of_shift handover
handover shift_change
on-call standby
standby on-call
overtime extra_hours
holiday vacation leave
vacation holiday leave
leave absence
pension retirement
insurance cover
benefit advantage
award prize
prize award
honor distinction
scholarship bursary
medal prize
certificate certification
license permit
permit license
degree diploma
diploma degree
bachelor undergraduate
member membership
membership member
association society
society association
club association
charity nonprofit non-profit
nonprofit charity non-profit
government public_sector
council municipality
municipality council city
authority agency
agency bureau
police constabulary
army military
military army forces
church parish
library archive
museum gallery
gallery museum
bank lender
loan credit
credit loan
mortgage loan
investment stake
asset holding
debt arrears
arrears overdue
overdue late outstanding arrears
outstanding overdue unpaid
unpaid outstanding
period time
time period
duration length
interval period
beginning start
end close
month-end end_of_month monthly_close
year-end end_of_year annual_close
quarter-end end_of_quarter
goods_in receiving
goods_out dispatch
till cash_register checkout
cash_register till
checkout till
front_of_house dining_room
counter front
reception front_desk
front_desk reception
helpdesk help_desk service_desk
service_desk helpdesk
call_center contact_center
sales_floor shop_floor
shop_floor sales_floor
supply_chain logistics
logistics supply_chain
human_resources hr
hr personnel
it information_technology
public_relations pr
research_and_development r&d
quality_assurance qa
quality_control qc
point_of_sale pos
standard_operating_procedure sop
personal_protective_equipment ppe
continuing_education professional_development
professional_development cpd
first_aid first-aid
customer_service customer_care customer_support
nursing_home care_home
care_home nursing_home residential_home
old_people older_people
teaching_assistant ta
secondary high
primary elementary
kindergarten nursery preschool
nursery kindergarten preschool
grade year
grade_level year_group
pupil_progress progress
parents_evening parent-teacher
headteacher principal
principal headteacher
`
