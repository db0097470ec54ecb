import { listen, type News } from '@tailorbird/db'
import type { Logger } from '@tailorbird/runtime'

/**
 * Tells this worker which jobs people have cancelled, wherever they run. News that are lost cost
 * nothing but time: each step of a job looks at its row too.
 * @param stop ends the work if it is done here, and says whether it was
 * @param opened gets what stops the listening
 */
export async function hearCancellations(
  url: string,
  log: Logger,
  opened: AsyncDisposableStack,
  stop: (news: News['cancel']) => boolean | Promise<boolean>,
): Promise<void> {
  const listener = await listen({
    url,
    onNews: {
      cancel: (news) => void hear(news),
    },
    onLost: (error) => log.warn({ err: error }, 'news connection lost'),
    onRestored: () => log.info('news connection restored'),
  })
  opened.defer(() => listener.close())

  async function hear(news: News['cancel']): Promise<void> {
    const ids = { jobId: news.jobId, attempt: news.attempt }
    try {
      if (await stop(news)) log.info(ids, 'job cancelled')
    } catch (error) {
      log.warn({ err: error, ...ids }, 'cancelling failed')
    }
  }
}
