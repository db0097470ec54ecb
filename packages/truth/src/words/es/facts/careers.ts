/** How words begin that years of work stand beside. */
export const workStems = 'experiencia|trayectoria'
