/** Between two things or deeds of one clause. */
export const joints = 'y|e|o|u|pero|luego|así como'
