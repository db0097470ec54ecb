/** Writing and reading resumes, as the form needs them at once; reading plain text comes later. */
export { fileNameFor, toMarkdown } from '@tailorbird/document'
