/** Short forms before what they stand for and nothing else, one a line: with capitals only where they are written so. */
export const shortForms = `
ONG organización no gubernamental
IVA impuesto sobre el valor añadido
IS impuesto de sociedades
IS impuesto sobre sociedades
IRPF impuesto sobre la renta de las personas físicas
IBI impuesto sobre bienes inmuebles
SS Seguridad Social
RR HH recursos humanos
RRHH recursos humanos
EE UU Estados Unidos
FF CC ferrocarriles
CC AA comunidades autónomas
AA VV asociaciones de vecinos
PRL prevención de riesgos laborales
EPI equipo de protección individual
CEIP colegio de educación infantil y primaria
IES instituto de educación secundaria
ESO educación secundaria obligatoria
FP formación profesional
AMPA asociación de madres y padres de alumnos
UCI unidad de cuidados intensivos
UVI unidad de vigilancia intensiva
DUE diplomada universitaria en enfermería
TCAE técnico en cuidados auxiliares de enfermería
SAT servicio de asistencia técnica
TPV terminal punto de venta
ERE expediente de regulación de empleo
ERTE expediente de regulación temporal de empleo
ETT empresa de trabajo temporal
ITV inspección técnica de vehículos
BOE Boletín Oficial del Estado
ELE español como lengua extranjera
LSE lengua de signos española
PYME pequeñas y medianas empresas
pymes pequeñas y medianas empresas
CNC control numérico computarizado
dpto departamento
depto departamento
dto departamento
aux auxiliar
admva administrativa
admvo administrativo
admtvo administrativo
aprox aproximadamente
máx máximo
mín mínimo
tfno teléfono
tlf teléfono
avda avenida
ctra carretera
urb urbanización
prov provincia
resp responsable
foto fotografía
fotos fotografías
bici bicicleta
moto motocicleta
tele televisión
frigo frigorífico
`

/** Short forms that may stand for more than one word: none of these is opened by its letters. */
export const unclearForms = 'int|dir|tec|com|adm|prof|sec|gral|asist|ing|coord|cons|form|prod|jef'
