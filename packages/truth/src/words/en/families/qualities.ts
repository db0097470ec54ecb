/** Families of adjectives and adverbs, and of things seen and said. Format: see verbs-of-change.ts. */
export const qualities = `
image picture photo
photo photograph picture
picture image
illustration drawing
layout design
design layout
sketch drawing
mockup prototype
wireframe mockup
interface ui
audience public
public audience community
community public
content copy
copy text
text copy
newsletter bulletin
brochure leaflet pamphlet
leaflet flyer brochure
poster placard
advertisement ad advert
ad advertisement
social_media facebook
follower subscriber
visitor guest
traffic visits
lead prospect
prospect lead
pipeline funnel
quota target
commission bonus
discount rebate
offer bid proposal
tender bid
bid tender
proposal offer
pitch presentation
loyalty retention
retention loyalty
satisfaction contentment
quality standard
accuracy precision
precise accurate exact
accurate precise correct
exact accurate
correct right accurate
wrong incorrect
speed pace
efficiency productivity
efficient productive
productivity output
output production
capacity volume
volume amount quantity
amount quantity sum
quantity amount
number count
rate percentage share
share proportion
proportion share
ratio proportion
total overall
average mean
mean average
maximum max
minimum min
half fifty_percent
majority most
whole entire complete full
entire whole full
full complete
complete full entire
part portion
portion part
first initial
initial first
last final
final last end
next following
previous prior earlier former
earlier previously before
prior previous
recent latest
latest newest recent
current present
new fresh newly recent
newly new
old existing
large big
big large
small little
little small
short brief
brief short
quick fast rapid prompt speedy
fast quick rapid
prompt timely quick
timely on_time punctual
punctual on_time
on_time timely
fast-paced busy high-volume
busy high-volume hectic
regular routine frequent
routine regular
frequent regular
frequently often regularly
often frequently frequent
all every each
self: myself own
constant continuous
continuous ongoing constant
temporary interim
permanent fixed
free complimentary
cheap inexpensive
wide broad
broad wide
close near
near close
local nearby regional
regional local
international global worldwide
global international worldwide
domestic national
foreign overseas
abroad overseas
overseas abroad foreign
internal in-house
in-house internal
external outside
outdoor outside
indoor inside
commercial business
industrial factory
residential domestic home housing house
domestic residential household
private personal
personal private individual
individual single separate
single one
one-on-one one-to-one individual
one-to-one one-on-one
group team
joint shared
mixed varied diverse
diverse varied various
varied various different
different various diverse
various different several
several multiple various
multiple several
suitable appropriate fitting
appropriate suitable
clear plain
plain simple clear
simple plain easy
easy simple
difficult hard challenging
challenging difficult hard
complex complicated
complicated complex
safe secure
digital electronic
electronic digital
online web internet
web internet
automatic automated
manual by_hand handmade
handmade homemade
written in_writing
in_writing written
oral spoken verbal
spoken oral verbal
verbal oral spoken
face-to-face in_person
in_person face-to-face
remote distance
mobile portable
fluent fluently
bilingual two_languages
language tongue
skill ability
ability skill
`
