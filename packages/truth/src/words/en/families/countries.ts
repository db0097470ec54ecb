/** Countries and what comes from them. Format: see verbs-of-change.ts. */
export const countries = `
germany german
france french
spain spanish
italy italian
poland polish
switzerland swiss
netherlands dutch
belgium belgian
portugal portuguese
england english
britain british
ireland irish
scotland scottish
wales welsh
denmark danish
sweden swedish
norway norwegian
finland finnish
greece greek
turkey turkish
russia russian
ukraine ukrainian
china chinese
japan japanese
korea korean
india indian
mexico mexican
brazil brazilian
canada canadian
australia australian
america american
europe european
africa african
asia asian
`
