/** The resume that the person chose; it stays in this browser until they send it. */
export interface UploadedResume {
  content: string
  fileName: string
  /** In bytes. */
  size: number
}
