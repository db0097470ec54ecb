/** How verbs bend, the first that fits: infinitive, 'I did', 'I used to do', done (four forms), doing, 'I do'. `_` joins the words of a phrase, `-` is none. */
export const verbShapes: readonly (readonly [string, string])[] = [
  [
    String.raw`(\p{L}+)carse`,
    '$1carme_de me_$1qué_de me_$1caba_de - - - - $1cándome_de me_$1co_de',
  ],
  [String.raw`(\p{L}+)arse`, '$1arme_de me_$1é_de me_$1aba_de - - - - $1ándome_de me_$1o_de'],
  [
    String.raw`(\p{L}+)car(_\p{L}+)*`,
    '$1car$2 $1qué$2 $1caba$2 $1cado$2 $1cada$2 $1cados$2 $1cadas$2 $1cando$2 $1co$2',
  ],
  [
    String.raw`(\p{L}+)gar(_\p{L}+)*`,
    '$1gar$2 $1gué$2 $1gaba$2 $1gado$2 $1gada$2 $1gados$2 $1gadas$2 $1gando$2 $1go$2',
  ],
  [
    String.raw`(\p{L}+)zar(_\p{L}+)*`,
    '$1zar$2 $1cé$2 $1zaba$2 $1zado$2 $1zada$2 $1zados$2 $1zadas$2 $1zando$2 $1zo$2',
  ],
  [
    String.raw`(\p{L}+)ar(_\p{L}+)*`,
    '$1ar$2 $1é$2 $1aba$2 $1ado$2 $1ada$2 $1ados$2 $1adas$2 $1ando$2 $1o$2',
  ],
  [String.raw`(\p{L}+)ger`, '$1ger $1gí $1gía $1gido $1gida $1gidos $1gidas $1giendo $1jo'],
  [String.raw`(\p{L}+)er`, '$1er $1í $1ía $1ido $1ida $1idos $1idas $1iendo $1o'],
  [String.raw`(\p{L}+)ir`, '$1ir $1í $1ía $1ido $1ida $1idos $1idas $1iendo $1o'],
]

/** Verbs that bend otherwise, in the same order. */
export const irregularVerbs = `
hacer hice hacía hecho hecha hechos hechas haciendo hago
poner puse ponía puesto puesta puestos puestas poniendo pongo
mantener mantuve mantenía mantenido mantenida mantenidos mantenidas manteniendo mantengo
obtener obtuve obtenía obtenido obtenida obtenidos obtenidas obteniendo obtengo
escribir escribí escribía escrito escrita escritos escritas escribiendo escribo
servir serví servía servido servida servidos servidas sirviendo sirvo
medir medí medía medido medida medidos medidas midiendo mido
repartir repartí repartía repartido repartida repartidos repartidas repartiendo reparto
construir construí construía construido construida construidos construidas construyendo construyo
instruir instruí instruía instruido instruida instruidos instruidas instruyendo instruyo
sustituir sustituí sustituía sustituido sustituida sustituidos sustituidas sustituyendo sustituyo
distribuir distribuí distribuía distribuido distribuida distribuidos distribuidas distribuyendo distribuyo
conseguir conseguí conseguía conseguido conseguida conseguidos conseguidas consiguiendo consigo
extraer extraje extraía extraído extraída extraídos extraídas extrayendo extraigo
traducir traduje traducía traducido traducida traducidos traducidas traduciendo traduzco
conducir conduje conducía conducido conducida conducidos conducidas conduciendo conduzco
dar_clase_de di_clase_de daba_clase_de - - - - dando_clase_de doy_clase_de
dar_clases_de di_clases_de daba_clases_de - - - - dando_clases_de doy_clases_de
dar_de_comer_a di_de_comer_a daba_de_comer_a - - - - dando_de_comer_a doy_de_comer_a
`

/**
 * Verbs of one deed, a group a line, with the noun of it behind a colon. What stands before '>' may be told as what stands behind it, and not the other
 * way round; behind '@' stand words, parts of which the line must have.
 */
export const deedGroups = `
arreglar:arreglo reparar:reparación
armar:armado montar:montaje @carpa|mueble|escenario|estante|stand|andamio|tarima|caseta
desarmar:desarme desmontar:desmontaje
montar:montaje ensamblar:ensamblaje @mueble|pieza|máquina|motor|componente|bicicleta
montar:montaje instalar:instalación @mueble|cocina|escenario|stand|panel|placa|ventana|puerta|andamio
mandar enviar:envío remitir:remisión
enviar:envío expedir:expedición @pedido|paquete|mercanc
recoger:recogida tomar:toma extraer:extracción sacar @muestra
recoger:recogida cosechar:cosecha recolectar:recolección @fruta|uva|oliva|aceituna|naranja|manzana|tomate|patata|almendra|cereza|verdura
llevar ocuparse @cuentas|contabilidad|agenda|archivo|registro
llevar mantener @registro|inventario|archivo
cambiar:cambio sustituir:sustitución reemplazar:reemplazo
limpiar:limpieza asear:aseo @habitacion|baño|cuarto|aula|sala
fregar:fregado lavar:lavado @plato|vajilla|olla|cubiert
barrer:barrido
planchar:planchado
coser:cosido
cortar:corte
pelar:pelado mondar
picar:picado trocear:troceado
cocinar:cocina guisar
cocinar > preparar:preparación
hornear:horneado cocer
amasar:amasado
servir:servicio
atender:atención
recibir:recepción acoger:acogida @cliente|visita|huésped|turista|pasajero|alumno
recibir:recepción
cobrar:cobro
despachar:despacho vender:venta
vender:venta
comprar:compra adquirir:adquisición
conseguir obtener:obtención
encargar:encargo pedir @material|género|repuesto|suministro|mercanc
reponer:reposición
repartir:reparto distribuir:distribución
entregar:entrega
cargar:carga
descargar:descarga
transportar:transporte trasladar:traslado @mercanc|paquete|material|paciente|mueble|pasajero
conducir:conducción manejar:manejo @camión|autob|furgon|tractor|carretilla|coche|ambulancia|taxi
almacenar:almacenaje guardar
embalar:embalaje empaquetar:empaquetado
envasar:envasado
etiquetar:etiquetado
pesar:pesaje
contar:recuento
ordenar:ordenación organizar:organización @archivo|almac|estante|document|fichero
clasificar:clasificación ordenar:ordenación @carta|correo|document|paquete|factura|pieza|ropa
archivar:archivo
anotar:anotación apuntar registrar:registro
introducir:introducción meter registrar:registro @dato|factura|pedido
escribir redactar:redacción @carta|informe|artículo|acta|texto|guion|noticia
pasar_a_máquina mecanografiar
corregir:corrección
traducir:traducción
revisar:revisión comprobar:comprobación verificar:verificación
revisar:revisión inspeccionar:inspección examinar:examen
controlar:control vigilar:vigilancia @acceso|entrada|recinto|edificio|puerta
medir:medición
probar:prueba ensayar:ensayo @motor|material|pieza|equipo|máquina
plantar:plantación sembrar:siembra @flor|árbol|lechuga|cereal
regar:riego
podar:poda
segar:siega cortar:corte @césped|hierba|pasto
cavar:excavación excavar:excavación
talar:tala cortar:corte @árbol|pino|eucalipto
abonar:abono fertilizar:fertilización @campo|huerto|cultivo|árbol|planta|tierra
alimentar:alimentación dar_de_comer_a
ordeñar:ordeño
esquilar:esquila
cuidar:cuidado atender:atención @anciano|enferm|niño|mayor|paciente|animal
construir:construcción levantar @muro|tabique|casa|pared|valla
pintar:pintura
lijar:lijado
soldar:soldadura
taladrar:taladro perforar:perforación
serrar:serrado cortar:corte @madera|tabla|tronco
colocar:colocación poner:puesta
quitar retirar:retirada
engrasar:engrase lubricar:lubricación
ajustar:ajuste regular:regulación
enchufar conectar:conexión
enseñar:enseñanza impartir dar_clase_de dar_clases_de
enseñar:enseñanza dar_clase_de dar_clases_de
instruir:instrucción formar:formación
organizar:organización montar @taller|fiesta|excursión|concurso|feria|exposición
coordinar:coordinación
supervisar:supervisión
gestionar:gestión tramitar:tramitación @ayuda|licencia|permiso|expediente|beca|subvención|alta|baja
liquidar:liquidación
facturar:facturación
calcular:cálculo
diseñar:diseño
dibujar:dibujo trazar:trazado @plano|mapa|línea
imprimir:impresión
fotocopiar copiar @document|expediente|apunte
grabar:grabación filmar:filmación @vídeo|video|entrevista|escena|reportaje
fotografiar:fotografía
restaurar:restauración
desinfectar:desinfección
esterilizar:esterilización
fumigar:fumigación
instalar:instalación
fabricar:fabricación producir:producción elaborar:elaboración @queso|pan|mueble|vino|pieza|dulce|aceite|conserva
elaborar:elaboración confeccionar:confección preparar:preparación @informe|presupuesto|lista|menú|nómina
confeccionar:confección coser @vestido|traje|cortina|falda|uniforme
traspasar:traspaso
acompañar:acompañamiento
trasladar:traslado mover @mueble|paciente|cama|máquina
evaluar:evaluación valorar:valoración
analizar:análisis
investigar:investigación
catalogar:catalogación
digitalizar:digitalización escanear:escaneado @document|archivo|foto|plano
programar:programación
renovar:renovación
negociar:negociación
contratar:contratación
seleccionar:selección
asesorar:asesoramiento aconsejar:consejo
informar:información
actualizar:actualización poner_al_día
publicar:publicación
planificar:planificación
tramitar:tramitación
reservar:reserva
rellenar cumplimentar @formulario|ficha|impreso|parte
llenar rellenar @depósito|botella|máquina|estante
vaciar:vaciado
afilar:afilado
tapizar:tapizado
barnizar:barnizado
llamar telefonear @cliente|proveedor|paciente|familia
contestar responder:respuesta @llamada|carta|correo|consulta|duda
`
