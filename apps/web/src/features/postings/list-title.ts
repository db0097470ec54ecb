/** The heading above the list: where the focus goes when what had it is gone. */
export const LIST_TITLE = 'list-title'
