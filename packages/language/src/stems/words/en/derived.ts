/** Nouns and adjectives that no ending leads back to their verb or base, behind it. Their plurals too. */
export const derived = `
choose choice
lose loss
know knowledge
sell sale
propose proposal
arrive arrival
renew renewal
dispose disposal
remove removal
withdraw withdrawal
explain explanation
convert conversion
divide division
provide provision
include inclusion
conclude conclusion
inspect inspection
protect protection
correct correction
select selection
subscribe subscription
transcribe transcription
consume consumption
fail failure
close closure
mix mixture
appear appearance
attend attendance
refer referral
accurate accuracy
frequent frequency
win winner winners
pregnant pregnancy
vacant vacancy
fluent fluency
proficient proficiency
freelance freelancer
deny denial
compare comparison
argue argument
acquire acquisition
inquire inquiry
tailor tailoring
apprentice apprenticeship
bake bakery
photograph photography photographer
translate translator translation
edit editor editorial
transport transportation
store storage
ship shipment
pack packaging
label labeling
bill billing
stock stocktaking
account accounting
budget budgeting
schedule scheduler
consult consultation
educate education
vaccinate vaccination
medicate medication
operate operation
respond response
accommodate accommodation
reserve reservation
cancel cancellation
finance financial
season seasonal
environment environmental
statistics statistical
mathematics mathematical
chemistry chemical
biology biological
clinic clinical
bacteria bacterial bacterium
wood wooden
`
