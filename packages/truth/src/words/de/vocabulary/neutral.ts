/** Words and phrases that claim nothing: they may come and go in a rewrite. `_` joins the words of a phrase; without accents. */
export const neutral = `
der die das den dem des ein eine einer eines einem einen und oder in im an am auf fur von vom mit bei beim zu zum zur durch uber nach aus als ist sind war waren wurde wurden werden worden sowie auch unter vor bis seit je pro wahrend zwischen gegen ohne_weiteres um sich ihre ihr ihrer seine sein unsere mein meine dabei daruber dadurch so dass damit wie sowohl als_auch etwa rund circa ca insgesamt jeweils alle allen aller alles diese dieser diesem dieses
im_rahmen mit_hilfe im_bereich in_form von_seiten auf_basis zur_folge dazu hierzu davon darunter einschliesslich inklusive mittels anhand bezuglich
tag tage tagen tages taglich taglichen woche wochen monat monate monaten jahr jahre jahren stunde stunden minuten prozent anzahl
aktuell_gehalten auf_dem_laufenden versehen steht stehen gesorgt sorgen sorgte sorgt sichergestellt vorgenommen gekummert kummern gehalten halten durchfuhren durchgefuhrt durchfuhrung durchfuhrte ausfuhren ausgefuhrt nutzung nutzen genutzt verwendung verwenden verwendet einsatz eingesetzt arbeit arbeiten tatig tatigkeit aufgabe aufgaben erfahrung kenntnisse bereich erfolgte erfolgen
`
