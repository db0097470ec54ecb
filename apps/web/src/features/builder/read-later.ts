/** Reads resumes of all kinds. It is large, so it is loaded when somebody asks for it. */
export { flattenBullets, readJsonResume, toJsonResume } from '@tailorbird/document'
export { parseResume } from '@tailorbird/reading'
