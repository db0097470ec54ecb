/** Families of words that say the same in a resume, without accents: one a line, each for each. `_` joins the words of a phrase. */
export const families = `
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
`
