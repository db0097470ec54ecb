/** What a row's buttons do. Stable, so that rows are not drawn anew for them. */
export interface RowCalls {
  onOpen: (id: string) => void
  onRetry: (id: string) => void
  onCancel: (id: string) => void
  onRemove: (id: string) => void
  onDownload: (id: string) => void
}
