/** Families of words that say the same in a resume, without accents: one a line, each for each. `_` joins the words of a phrase. */
export const families = `
mettre_a_jour mise_a_jour mis_a_jour actualiser actualisation actualise
site internet web
accueillir accueilli accueillie accueil
gerer gere geree gestion
suivre suivi suivie
saisir saisi saisie
reduire reduit reduite reduction
conduire conduit
tenir tenu tenue
reduire diminuer baisser abaisser reduction baisse diminution
augmenter accroitre hausse augmentation croissance
ameliorer amelioration optimiser optimisation perfectionner
creer concevoir elaborer developper construire realiser creation conception elaboration developpement
installer monter poser mettre_en_place installation pose mise_en_place montage
mettre_en_place instaurer introduire implanter
entretenir maintenir maintenance entretien
reparer depanner reparation depannage
verifier controler inspecter verification controle
gerer traiter gestion administrer suivi s_occuper
suivre suivi surveiller surveillance
organiser planifier preparer organisation planification preparation
preparer preparation
rediger ecrire redaction
accueillir recevoir accueil reception
repondre reponse
vendre vente ventes
acheter achat achats commander commande
livrer livraison
former formation enseigner apprendre
enseigner enseignement cours
conseiller conseil
soigner soins prise_en_charge prendre_en_charge
accompagner accompagnement
client clientele clients
collaborateur collegue collegues salarie salaries employe employes personnel
equipe equipes
eleve etudiant
patient malade
facture facturation facturer
comptabilite comptable comptes
dossier dossiers
courrier courriers correspondance lettre
appel telephone telephonique
rendez-vous reunion
agenda planning calendrier
fournisseur fournisseurs
entreprise societe
bureau bureautique
logiciel outil
hebdomadaire semaine
mensuel mensuelle mois
annuel annuelle annuellement an annee
quotidien quotidienne jour
erreur erreurs faute
retard retards
cout couts frais depense
classer classement archiver archivage
saisir saisie
mettre_a_jour mise_a_jour actualiser
`
