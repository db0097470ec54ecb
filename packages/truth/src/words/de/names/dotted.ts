/** Short forms whose point ends no sentence. */
export const dottedForms = String.raw`dr|prof|st|nr|ca|z\.b|bzw|inkl|ggf`
