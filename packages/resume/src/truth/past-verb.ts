/** Past tenses that have no 'ed'. */
export const IRREGULAR_PAST =
  /^(?:taught|led|ran|built|wrote|made|took|kept|held|sold|drove|won|gave|brought|bought|did|found|set|cut|put)$/
