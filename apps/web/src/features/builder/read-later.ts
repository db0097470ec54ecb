/** Reads resumes of all kinds. It is large, so it is loaded when somebody asks for it. */
export { parseResume, readJsonResume, toJsonResume } from '@tailorbird/resume'
