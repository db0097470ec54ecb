/** Past tenses that have no 'ed', as alternatives. */
export const irregularPast =
  'taught|led|ran|built|wrote|made|took|kept|held|sold|drove|won|gave|brought|bought|did|found|set|cut|put|chose|spoke|sang|flew|dealt|grew|began|met|paid|sent|spent|drew|threw|told|caught|rode|lent|swam|knew|fed|swept|broke'
