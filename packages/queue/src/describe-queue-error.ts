const MAX_CHARS = 200

/**
 * What a queue's connection says went wrong, for the log. Unlike other errors' messages it quotes nobody:
 * queues hold ids alone, and neither Redis nor PostgreSQL names a password.
 * @param error heard from a queue, a worker or their connection
 */
export function describeQueueError({ message }: Error): string {
  return message.slice(0, MAX_CHARS)
}
