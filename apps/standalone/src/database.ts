import { EmbeddedPostgresError, startEmbeddedPostgres } from '@tailorbird/db/embedded'
import { StartError } from '@tailorbird/runtime'

/**
 * The given database, or one of our own in the data folder.
 * @returns its connection string
 * @throws StartError with a sentence for the operator
 */
export async function openDatabase(
  given: string | undefined,
  dataDir: string,
  opened: AsyncDisposableStack,
  onUnwantedExit: () => void,
): Promise<string> {
  if (given) return given
  try {
    const server = await startEmbeddedPostgres(dataDir)
    let stopping = false
    opened.defer(() => {
      stopping = true
      return server.stop()
    })
    void server.exited.then(() => (stopping ? undefined : onUnwantedExit()))
    return server.url
  } catch (error) {
    if (error instanceof EmbeddedPostgresError)
      throw new StartError(error.message, { cause: error })
    throw error
  }
}
