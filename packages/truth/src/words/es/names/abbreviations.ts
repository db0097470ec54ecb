/** Short forms before what they stand for, where the first letters of the words don't show it. */
export const abbreviations = 'dto departamento, iva impuesto'
