/** Between two things or deeds of one clause. */
export const joints = 'und|oder|sowie|aber|dann|danach|während'
