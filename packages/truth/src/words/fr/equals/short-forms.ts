/** Short forms before what they stand for and nothing else, one a line: with capitals only where they are written so. */
export const shortForms = `
ONG organisation non gouvernementale
TVA taxe sur la valeur ajoutée
IS impôt sur les sociétés
RH ressources humaines
CDD contrat à durée déterminée
CDI contrat à durée indéterminée
DPAE déclaration préalable à l'embauche
DSN déclaration sociale nominative
EPI équipement de protection individuelle
ASH agent de service hospitalier
AS aide-soignante
IDE infirmière diplômée d'État
CHU centre hospitalier universitaire
EHPAD établissement d'hébergement pour personnes âgées dépendantes
SVT sciences de la vie et de la Terre
EPS éducation physique et sportive
FLE français langue étrangère
LSF langue des signes française
PMR personnes à mobilité réduite
PL poids lourd
VL véhicule léger
VO version originale
BTP bâtiment et travaux publics
GMS grandes et moyennes surfaces
SAV service après-vente
ADV administration des ventes
CSE comité social et économique
CSP catégorie socioprofessionnelle
BD bande dessinée
QCM questionnaire à choix multiples
HLM habitation à loyer modéré
SCI société civile immobilière
CPAM caisse primaire d'assurance maladie
CAF caisse d'allocations familiales
ESAT établissement et service d'aide par le travail
MJC maison des jeunes et de la culture
BAFA brevet d'aptitude aux fonctions d'animateur
PSC1 prévention et secours civiques de niveau 1
RDV rendez-vous
rdv rendez-vous
prof professeur
env environ
dép département
apprt appartement
appt appartement
étab établissement
resp responsable
vélo bicyclette
frigo réfrigérateur
photo photographie
photos photographies
labo laboratoire
resto restaurant
ciné cinéma
télé télévision
`

/** Short forms that may stand for more than one word: none of these is opened by its letters. */
export const unclearForms = 'int|ass|dir|adj|tech|com|ens|aux|chef|cons|rep|sec|form|prod|coord'
