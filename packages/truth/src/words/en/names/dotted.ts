/** Short forms whose point ends no sentence. */
export const dottedForms = String.raw`dr|mr|mrs|ms|prof|st|no|nr|approx|ca|e\.g|i\.e|vs|ltd|inc|co|etc`
