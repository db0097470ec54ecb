/** Between two things or deeds of one clause. */
export const joints = 'and|or|but|then|while'
