/** Between two things or deeds of one clause. */
export const joints = 'et|ou|puis|mais|ainsi que'
