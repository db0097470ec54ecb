import type { JobNews } from '@tailorbird/contracts'
import type { Page } from '@playwright/test'

/** Collects what the page's own socket hears about jobs, from its next connection on. */
export function listenToJobNews(page: Page): JobNews[] {
  const heard: JobNews[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const event = /^42(\["job",.*\])$/.exec(payload.toString())?.[1]
      if (event) heard.push((JSON.parse(event) as [string, JobNews])[1])
    })
  })
  return heard
}
