/** Writing and reading resumes, as the form needs them at once; reading plain text comes later. */
export { joinFileName, toMarkdown } from '@tailorbird/document'
