/** How verbs bend, the first that fits: infinitive, done (four forms), 'I used to do', doing, 'I do'. `_` joins the words of a phrase, `-` is none. */
export const verbShapes: readonly (readonly [string, string])[] = [
  [
    String.raw`(\p{L}+)ger(_\p{L}+)*`,
    '$1ger$2 $1gé$2 $1gée$2 $1gés$2 $1gées$2 $1geais$2 $1geant$2 $1ge$2',
  ],
  [
    String.raw`(\p{L}+)cer(_\p{L}+)*`,
    '$1cer$2 $1cé$2 $1cée$2 $1cés$2 $1cées$2 $1çais$2 $1çant$2 $1ce$2',
  ],
  [
    String.raw`(\p{L}+)([ou])yer`,
    '$1$2yer $1$2yé $1$2yée $1$2yés $1$2yées $1$2yais $1$2yant $1$2ie',
  ],
  [String.raw`(\p{L}+)er(_\p{L}+)*`, '$1er$2 $1é$2 $1ée$2 $1és$2 $1ées$2 $1ais$2 $1ant$2 $1e$2'],
  [String.raw`(\p{L}+)ir`, '$1ir $1i $1ie $1is $1ies $1issais $1issant $1is'],
]

/** Verbs that bend otherwise, in the same order. */
export const irregularVerbs = `
faire fait faite faits faites faisais faisant fais
tenir tenu tenue tenus tenues tenais tenant tiens
entretenir entretenu entretenue entretenus entretenues entretenais entretenant entretiens
obtenir obtenu obtenue obtenus obtenues obtenais obtenant obtiens
prendre pris prise pris prises prenais prenant prends
vendre vendu vendue vendus vendues vendais vendant vends
recevoir reçu reçue reçus reçues recevais recevant reçois
accueillir accueilli accueillie accueillis accueillies accueillais accueillant accueille
cueillir cueilli cueillie cueillis cueillies cueillais cueillant cueille
écrire écrit écrite écrits écrites écrivais écrivant écris
inscrire inscrit inscrite inscrits inscrites inscrivais inscrivant inscris
conduire conduit conduite conduits conduites conduisais conduisant conduis
construire construit construite construits construites construisais construisant construis
traduire traduit traduite traduits traduites traduisais traduisant traduis
produire produit produite produits produites produisais produisant produis
servir servi servie servis servies servais servant sers
peindre peint peinte peints peintes peignais peignant peins
coudre cousu cousue cousus cousues cousais cousant couds
cuire cuit cuite cuits cuites cuisais cuisant cuis
battre battu battue battus battues battais battant bats
abattre abattu abattue abattus abattues abattais abattant abats
acquérir acquis acquise acquis acquises acquérais acquérant acquiers
mettre_en_peinture mis_en_peinture mise_en_peinture mis_en_peinture mises_en_peinture mettais_en_peinture mettant_en_peinture mets_en_peinture
remettre_en_état remis_en_état remise_en_état remis_en_état remises_en_état remettais_en_état remettant_en_état remets_en_état
mettre_en_cartons mis_en_cartons mise_en_cartons mis_en_cartons mises_en_cartons mettais_en_cartons mettant_en_cartons mets_en_cartons
mettre_à_jour mis_à_jour mise_à_jour mis_à_jour mises_à_jour mettais_à_jour mettant_à_jour mets_à_jour
mettre_en_rayon mis_en_rayon mise_en_rayon mis_en_rayon mises_en_rayon mettais_en_rayon mettant_en_rayon mets_en_rayon
prendre_en_photo pris_en_photo prise_en_photo pris_en_photo prises_en_photo prenais_en_photo prenant_en_photo prends_en_photo
téléphoner_à téléphoné_à - - - téléphonais_à téléphonant_à téléphone_à
ouvrir ouvert ouverte ouverts ouvertes ouvrais ouvrant ouvre
traire trait traite traits traites trayais trayant trais
tondre tondu tondue tondus tondues tondais tondant tonds
moudre moulu moulue moulus moulues moulais moulant mouds
suivre suivi suivie suivis suivies suivais suivant suis
prélever prélevé prélevée prélevés prélevées prélevais prélevant prélève
relever relevé relevée relevés relevées relevais relevant relève
peler pelé pelée pelés pelées pelais pelant pèle
acheter acheté achetée achetés achetées achetais achetant achète
peser pesé pesée pesés pesées pesais pesant pèse
élever élevé élevée élevés élevées élevais élevant élève
enlever enlevé enlevée enlevés enlevées enlevais enlevant enlève
`

/**
 * Verbs of one deed, a group a line, with the noun of it behind a colon. What stands before '>' may be told as what stands behind it, and not the other
 * way round; behind '@' stand words, parts of which the line must have.
 */
export const deedGroups = `
changer:changement remplacer:remplacement
vidanger:vidange > vider
éplucher:épluchage peler:pelage
couper:coupe découper:découpe
émincer trancher:tranchage
faire établir:établissement dresser préparer:préparation @planning|devis|facture|liste|contrat|emploi du temps|menu|budget|fiche
faire rédiger:rédaction écrire @compte rendu|compte-rendu|rapport|courrier|lettre|article
faire confectionner:confection préparer:préparation @gâteau|tarte|pâtisserie|dessert|sauce|sandwich
faire réaliser:réalisation @inventaire|tournée|ménage|vaisselle|visite|plan|maquette
monter:montage constituer:constitution @dossier
monter:montage assembler:assemblage @meuble|pièce|charpente|vélo|moteur|ossature
monter:montage installer:installation @chapiteau|stand|scène|échafaudage|tente|cuisine|barnum
démonter:démontage
laver:lavage > nettoyer:nettoyage
faire laver @vaisselle|linge
réparer:réparation remettre_en_état
entretenir:entretien
poser:pose installer:installation @carrelage|parquet|fenêtre|porte|cloison|volet|prise|radiateur|panneau|compteur|clôture
enlever:enlèvement retirer:retrait ôter
ramasser:ramassage collecter:collecte @déchet|ordure|poubelle|verre|encombrant
ramasser:ramassage cueillir:cueillette récolter:récolte @pomme|fruit|fraise|cerise|raisin|olive|légume|tomate
planter:plantation
semer:semis
arroser:arrosage
tailler:taille
tondre:tonte
abattre:abattage couper:coupe @arbre|chêne|sapin|peuplier|bois
nourrir:nourrissage alimenter:alimentation @animal|animaux|vache|cheval|chevaux|chien|poule|veau|poisson
traire:traite
soigner:soin
livrer:livraison
distribuer:distribution livrer:livraison @courrier|colis|journ|repas|prospectus
envoyer:envoi expédier:expédition
envoyer:envoi adresser @courrier|facture|relance|lettre
conduire:conduite
charger:chargement
décharger:déchargement
ranger:rangement
trier:tri
classer:classement
archiver:archivage
emballer:emballage empaqueter:empaquetage
emballer:emballage conditionner:conditionnement @colis|fromage|fruit|produit|pièce
étiqueter:étiquetage
peser:pesée
compter:comptage dénombrer:dénombrement
accueillir:accueil recevoir:réception @client|visiteur|public|patient|élève|touriste|famille
recevoir:réception réceptionner:réception @livraison|marchandise|colis|commande
servir:service
encaisser:encaissement
commander:commande
acheter:achat acquérir:acquisition
vendre:vente
louer:location
vérifier:vérification contrôler:contrôle
contrôler:contrôle inspecter:inspection
prélever:prélèvement prendre @échantillon
tester:test essayer:essai @moteur|pièce|matériel|machine|logiciel
tester:test > contrôler:contrôle vérifier:vérification
mesurer:mesure relever:relevé @température|taux|niveau|humidité
relever:relevé noter consigner
noter inscrire consigner @horaire|commande|heure|observation|température
saisir:saisie enregistrer:enregistrement entrer @donnée|facture|commande|écriture
écrire rédiger:rédaction
taper dactylographier
traduire:traduction
corriger:correction
imprimer:impression
photocopier reproduire:reproduction @document|plan|dossier
filmer tourner @court métrage|court-métrage|reportage|scène|clip|vidéo
photographier prendre_en_photo
fabriquer:fabrication produire:production @fromage|pain|pièce|meuble|savon|confiture|béton
fabriquer:fabrication confectionner:confection @costume|rideau|robe|vêtement
coudre:couture
repasser:repassage
cuisiner:cuisine > préparer:préparation
cuire:cuisson
peindre:peinture mettre_en_peinture
poncer:ponçage
percer:perçage
scier:sciage
souder:soudure
visser:vissage
graisser:graissage lubrifier:lubrification
régler:réglage ajuster:ajustement
creuser:creusement
bâtir construire:construction monter @mur|cloison|maison|muret
garder:garde surveiller:surveillance @enfant|troupeau|maison|bâtiment|parking
enseigner:enseignement
animer:animation
former:formation
encadrer:encadrement
accompagner:accompagnement
organiser:organisation
préparer:préparation
renseigner informer:information @client|visiteur|usager|voyageur|public
conseiller:conseil
mettre_à_jour:mise_à_jour actualiser:actualisation
calculer:calcul
facturer:facturation
relancer:relance
recouvrer:recouvrement
négocier:négociation
recruter:recrutement
restaurer:restauration
dessiner:dessin
numériser:numérisation scanner
cataloguer:catalogage
désinfecter:désinfection
stériliser:stérilisation
balayer:balayage
aspirer:aspiration
cirer:cirage
remplir compléter @formulaire|fiche|dossier|registre
approvisionner:approvisionnement ravitailler:ravitaillement
réapprovisionner réassortir @rayon|stock|magasin
appeler téléphoner_à @client|patient|famille|fournisseur
ouvrir:ouverture
fermer:fermeture
affûter:affûtage aiguiser:aiguisage
vernir:vernissage
tapisser:tapisserie
rempoter:rempotage
rembourser:remboursement
renouveler:renouvellement
gérer:gestion
tenir:tenue
mettre_en_rayon:mise_en_rayon
`
