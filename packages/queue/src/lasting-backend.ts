import {
  assertSchemaCompatibility,
  PostgresConnection,
  PostgresQueueBackend,
  type BackendFactory,
  type PostgresConnectionOptions,
} from 'bullmq'

/**
 * BullMQ's backend on PostgreSQL, which outlives a first connection that failed. BullMQ's own would
 * answer each later call with that failure, until the process is started anew.
 */
export const createLastingBackend: BackendFactory<
  PostgresQueueBackend,
  PostgresConnectionOptions
> = (name, opts) => new LastingBackend(new LastingConnection(opts.connection), name, opts)

class LastingBackend extends PostgresQueueBackend {
  override waitUntilReady(): Promise<void> {
    return this.connection.waitUntilReady()
  }
}

class LastingConnection extends PostgresConnection {
  #ready: Promise<void> | undefined

  override waitUntilReady(): Promise<void> {
    this.#ready ??= this.#connect().catch((error: unknown) => {
      this.#ready = undefined
      throw error
    })
    return this.#ready
  }

  async #connect(): Promise<void> {
    const client = await this.pool.connect()
    try {
      await assertSchemaCompatibility(client, this.schema)
    } finally {
      client.release()
    }
  }
}
