/** Families in French, German and Spanish, without accents; the format of verbs.ts. */
export const otherLanguages = `
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
reduzieren sinken sank senken verringern reduziert gesenkt verringert senkung reduzierung verkurzen verkurzt verringerung verkurzung gesunken
erhohen steigern erhoht gesteigert steigerung erhohung
verbessern verbessert optimieren optimiert verbesserung optimierung
entwickeln entwickelt entwicklung entwickelte erstellen konzipieren konzipiert konzeption
erstellen erstellt erstellung erstellte anfertigen angefertigt ausarbeiten ausgearbeitet verfassen verfasst
planen geplant planung plante
bauen gebaut aufbau aufgebaut bau montieren montiert montage
montieren installieren installiert installation montage einbauen eingebaut einbau
warten gewartet wartung instandhaltung instandhalten instandgehalten wartete
reparieren repariert reparatur instandsetzung
prufen gepruft prufung kontrollieren kontrolle uberprufen uberpruft uberprufung prufte testen getestet test
betreuen betreut betreuung betreute
beraten beratung beriet
verkaufen verkauft verkauf vertrieb
einkaufen eingekauft einkauf beschaffen beschaffung beschafft
schulen geschult schulung schulte unterweisen unterwiesen einarbeiten eingearbeitet einarbeitung
unterrichten unterrichtet unterricht
pflegen gepflegt pflege
organisieren organisiert organisation
einfuhren eingefuhrt einfuhrung
dokumentieren dokumentiert dokumentation
bearbeiten bearbeitet bearbeitung
mitarbeiter mitarbeitende mitarbeiterinnen kollegen beschaftigte angestellte
kunde kunden kundin kundschaft
lieferant lieferanten zulieferer
anlage anlagen maschine maschinen
ausfall ausfallzeit stillstand stillstandszeit stillstande
fehler mangel fehlerquote
zeichnung zeichnungen plan plane
bauteil bauteile teil teile komponente komponenten
projekt projekte vorhaben
bericht berichte
rechnung rechnungen
wochentlich woche
monatlich monat
jahrlich jahr
firma unternehmen betrieb
abteilung bereich
auszubildende azubi azubis lehrling lehrlinge auszubildenden
berechnen berechnet berechnung auslegen ausgelegt auslegung
konstruieren konstruiert konstruktion
reducir bajar disminuir reduje reduccion recortar rebajar redujo disminuyo
aumentar incrementar subir aumento incremento aumente
mejorar mejora optimizar optimizacion mejore
crear desarrollar disenar elaborar cree creacion desarrollo diseno elaboracion elabore disene desarrolle
instalar montar instalacion montaje
mantener mantenimiento
reparar arreglar reparacion
revisar comprobar verificar controlar inspeccionar revision control
gestionar tramitar gestion atender gestione
organizar planificar organizacion planificacion organice planifique
preparar elaborar preparacion
redactar escribir redaccion
atender recibir atencion atendi acoger
responder contestar respuesta
vender venta ventas
comprar compra compras
entregar entrega
formar ensenar capacitar formacion capacitacion instruir forme capacite
ensenar clases
asesorar aconsejar asesoramiento
cuidar cuidado cuidados
cliente clientes huesped huespedes
empleado empleados trabajador trabajadores personal plantilla
equipo equipos
alumno alumnos estudiante estudiantes
paciente pacientes
factura facturas facturacion facturar
contabilidad cuentas
proveedor proveedores
empresa compania
reserva reservas
habitacion habitaciones
queja quejas reclamacion reclamaciones
semanal semana
mensual mes
anual ano
diario dia
llegada llegadas entrada
salida salidas
error errores fallo fallos
coste costes costo costos gasto gastos
implantar introducir implementar instaurar poner_en_marcha implante introduje
entscheiden entschieden entscheidung
`
