/** Before a noun, and nothing by themselves: each covers no more than the noun that it stands before. */
export const adjectives = String.raw`(?:in|out)bound|spring|morning|evening|incoming|outgoing|existing|working|training|missing|living|\p{L}{2,}(?:al|ic|ive|ary|ous|ern|able|ible|less|ful)`

/** What stands by itself as well as before a noun: 'wine and beer glasses' may be wine. */
export const materials =
  'water|wine|beer|coffee|tea|milk|bread|cake|meat|fish|fruit|cheese|chocolate|food|drink|wood|timber|glass|metal|steel|iron|brass|gold|silver|copper|stone|brick|concrete|plaster|paper|card|plastic|rubber|leather|wool|silk|cotton|cloth|fabric|paint|ink|oil|gas|petrol|fuel|coal|power|light|sound|heat|data|software|hardware|code|text|music|art|drama|dance|history|geography|maths|science|physics|chemistry|biology|literature|grammar|poetry|law|tax|finance|marketing|sport|football|tennis|golf|yoga|equipment|furniture|clothing|jewellery|jewelry|stock|freight|cargo|mail|post|cash|money|rent|staff|crew|police|army|livestock|cattle|sheep|poultry|grass|grain|corn|wheat|hay|straw|soil|sand|gravel|waste|rubbish|rice|salt|sugar|flour|butter|soup|salad|ice|snow|medicine|blood|hair|skin|advice|research|design|print|film|video|radio|television|web|theatre|opera|piano|guitar|violin|flute|chess|people|children|women|men'

/** Before a noun that what is shared begins with. */
export const headFirst = 'the|an?|of|for|in|on|at|to|with|from|by|as|our|their|its'

/** The same where it may belong to any noun before it. */
export const shortPrepositions = 'of'

/** Those of them that have no article in them. */
export const barePrepositions = 'of'

/** Between two nouns, of which the first may be part of what the second is part of. */
export const nounJoints = 'and|or'

/** How many, or which of all: of one thing, and not of the next. */
export const amounts =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|several|many|some|all|both|each|every|no|various'
