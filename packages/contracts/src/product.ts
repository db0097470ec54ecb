/** The product's name; the specification's 'the product'. */
export const PRODUCT_NAME = 'Tailorbird'
