/** None of a thing; and with none of it. */
export const noneAlone = 'no|zero|nil|not (?:a single|one|any)'
export const withNone =
  'without(?: (?:any|a single|a|an|one))?|with (?:no|zero|0|not (?:a single|one|any))|free (?:of|from)(?: any)?'

/** Before them, says that it was so. */
export const hadNone = 'and (?:had|with)|having(?: had)?|(?:and )?there (?:were|was)|had|and'

/** None of those that there are. */
export const noneOf = 'none of|not (?:a single )?one of|not a single one of|(?:0|zero) of'
export const noneArticles = 'the|my|our|all'

/** Behind what there is none of, as a label. */
export const labelNone = 'none|zero|nil'

/** Ends a word for what is without a thing. */
export const freeOf = '-free'

/** Behind 'no' where it tells of no thing. */
export const noThing =
  'longer|more|less|fewer|later|earlier|one|other|doubt|matter|need|only|than|of|to'
