/** The resume that the person chose or generated; it stays in this browser until they send it. */
export interface UploadedResume {
  content: string
  fileName: string
  /** In bytes. */
  size: number
  /** Whether it was made here, in the form, which still has it. */
  isGenerated?: boolean
}
