/** A country whose people write its money without its name, and what in a posting says that it is there. */
export interface Country {
  currency: string
  /** What they write before or behind an amount: a dollar's or a peso's sign; '' where they leave it out. */
  sign: '$' | ''
  /** Names and codes, written as they are. */
  names: string
  /** Words of its offices, taxes, funds and ways of speaking, in any case. */
  words: string
  /** In front of its numbers to call. */
  phone: string
}

/** Each names what its neighbours with the same sign do not; patterns with ' | ' between them. */
export const COUNTRIES: readonly Country[] = [
  {
    currency: 'USD',
    sign: '$',
    names: String.raw`USA? | U\.S\.(?:A\.)? | United States | [A-Z]{2} \d{5} | , (?:AL|AK|AZ|AR|CA|CO|CT|DC|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WI|WV|WY) | California | Texas | Florida | New York | Ohio | Michigan | Illinois | Oregon | Minnesota | Colorado | Arizona | Puerto Rico`,
    words: String.raw`401\(?k\)? | w-?2 | 1099 | eoe | eeo | osha | e-verify | social security number | medicaid | medicare`,
    phone: '',
  },
  {
    currency: 'CAD',
    sign: '$',
    names: String.raw`Canada | Ontario | Qu[ée]bec | Alberta | British Columbia | Colombie-Britannique | Manitoba | Saskatchewan | Nova Scotia | New Brunswick | Nouveau-Brunswick | Newfoundland | Yukon | Nunavut | [, ](?:ON|BC|AB|QC|SK|MB|NB|NL) | [A-Z]\d[A-Z] ?\d[A-Z]\d | Toronto | Vancouver | Calgary | Edmonton | Ottawa | Montr[ée]al | Winnipeg | Halifax | Saskatoon | Sherbrooke | Gatineau | Laval | Trois-Rivières`,
    words: String.raw`rrsp | reer | cnesst | wsib | worksafebc | red seal | sceau rouge | smart serve | cpp | t4 | csst | dec | aec | dep | quarts? de travail | fds | cégep`,
    phone: '',
  },
  {
    currency: 'AUD',
    sign: '$',
    names: String.raw`Australia | NSW | VIC | QLD | WA | TAS | ACT | New South Wales | Queensland | Victoria | Tasmania | Sydney | Melbourne | Brisbane | Perth | Adelaide | Hobart | Darwin | Cairns | Gold Coast | Pilbara`,
    words: String.raw`super | superannuation | abn | tfn | award rates? | penalty rates | white card | working with children | ute | smoko | arvo | g['’]?day | cert(?:ificate)? (?:ii|iii|iv) | fifo | lafha | ahpra | h[rc] licen[cs]e | casual loading`,
    phone: String.raw`\+61 | 04\d\d \d{3} \d{3}`,
  },
  {
    currency: 'NZD',
    sign: '$',
    names:
      "New Zealand | Aotearoa | Auckland | Wellington | Christchurch | Dunedin | Tauranga | Invercargill | Hawke[’']s Bay | Otago | Waikato | Canterbury",
    words: 'kiwisaver | iwi | wh[āa]nau | te reo | tikanga | kia ora | nzqa | site safe',
    phone: String.raw`\+64 | 02[127] \d{3} \d{3,4}`,
  },
  {
    currency: 'SGD',
    sign: '$',
    names: 'Singapore | HDB | MRT | CPF | Jurong | Tampines | Changi',
    words: 'aws | mom | ea licen[cs]e | singaporeans?',
    phone: String.raw`\+65`,
  },
  {
    currency: 'HKD',
    sign: '$',
    names: 'Hong Kong | HK | MPF | Kowloon | MTR',
    words: 'cantonese',
    phone: String.raw`\+852`,
  },
  {
    currency: 'MXN',
    sign: '$',
    names: String.raw`M[ée]xico | CDMX | Qro\.? | Jal\.? | Edomex | N\.? ?L\.? | Guadalajara | Monterrey | Quer[ée]taro | Puebla | Tijuana | Canc[úu]n | Toluca | Zapopan | Chihuahua | Hermosillo | Veracruz | Oaxaca | Aguascalientes | Saltillo | Baj[íi]o`,
    words: String.raw`imss | infonavit | curp | nss | ine | rfc | prestaciones de ley | vales de despensa | dc-?3 | s\.? ?a\.? de c\.? ?v\.? | col\. | rolar turnos | solicitud elaborada | checador | cedis | lic\. | seguro social | utilidades | fonda | pesos mexicanos`,
    phone: String.raw`\+52`,
  },
  {
    currency: 'CLP',
    sign: '$',
    names: String.raw`Chile | Valpara[íi]so | Puerto Montt | Antofagasta | Temuco | Rancagua | Iquique | Concepci[óo]n | Viña del Mar | Santiago | SpA | Talca | Quilicura | Chiloé`,
    words: String.raw`afp | isapre | fonasa | colación | rentas? l[íi]quidas? | renta | l[íi]quidos? | rut | ley 21\.015 | postulaci(?:ón|ones) | casa matriz | mantención | pesos chilenos | al tiro | terreno | licencia (?:de conducir )?clase`,
    phone: String.raw`\+56`,
  },
  {
    currency: 'ARS',
    sign: '$',
    names: String.raw`Argentina | Buenos Aires | CABA | GBA | Rosario | Mendoza | C[óo]rdoba Capital | Neuqu[ée]n | Tucum[áa]n | Bariloche | La Plata | Mar del Plata | Ushuaia`,
    words: String.raw`cui[lt] | monotribut\p{L}* | obra social | afip | relación de dependencia | viáticos | ten[ée]s | quer[ée]s | pod[ée]s | sumate | mand[áa] | necesit[áa]s | busc[áa]s | viv[íi]s | sab[ée]s | laburo | secundario completo | franco | pesos argentinos`,
    phone: String.raw`\+54`,
  },
  {
    currency: 'COP',
    sign: '$',
    names: String.raw`Colombia | Bogot[áa] | Medell[íi]n | Cali | Barranquilla | Pereira | Manizales | Bucaramanga | Cartagena | Ibagu[ée] | C[úu]cuta | Antioquia | Envigado | Itag[üu][íi] | S\.?A\.?S\.?`,
    words: String.raw`eps | arl | caja de compensación | sml?mlv | prestaciones sociales | cesantías | contrato a término | bachiller(?:es|ato)? | sena | auxilio de (?:transporte|rodamiento) | todas las prestaciones | pesos colombianos | domicilios`,
    phone: String.raw`\+57`,
  },
  {
    currency: 'UYU',
    sign: '$',
    names: 'Uruguay | Montevideo | Punta del Este | Maldonado',
    words: 'bps | nominales | pesos uruguayos',
    phone: String.raw`\+598`,
  },
  {
    currency: 'INR',
    sign: '',
    names: String.raw`India | Mumbai | Delhi | Bengaluru | Bangalore | Pune | Hyderabad | Chennai | Kolkata | Ahmedabad | Indore | Jaipur | Noida | Gurgaon | Gurugram | Lucknow | Surat | Kochi | Coimbatore | Nagpur | Pvt\.? Ltd`,
    words:
      'lakhs? | lpa | ctc | freshers? | crores? | in hand | aadhaar | pf | esic | mediclaim | walk-?in | two wheeler | hindi | b\\.? ?com | immediate joiners?',
    phone: String.raw`\+91`,
  },
  {
    currency: 'ZAR',
    sign: '',
    names:
      'South Africa | Johannesburg | Cape Town | Durban | Pretoria | Gauteng | Limpopo | KwaZulu-Natal | Polokwane | Gqeberha | Bloemfontein | SASSA',
    words: 'matric | uif | stokvels? | fais | code (?:08|10|14) | pty | bakkie',
    phone: String.raw`\+27`,
  },
]
