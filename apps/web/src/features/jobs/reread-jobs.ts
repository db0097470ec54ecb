import { jobsApi, selectJobs } from './jobs-api.ts'
import type { JobsThunk } from './jobs-root.ts'

/**
 * Reads all jobs again, beside those that are shown: whoever asks has more of them now. The socket
 * connects anew, because it is known by the cookies that it came with.
 */
export function rereadJobs(): JobsThunk<Promise<void>> {
  return async (dispatch, getState, { socket: openSocket }) => {
    // Where nobody follows them, the first list will have all.
    if (!selectJobs(getState()).data) return
    dispatch(
      jobsApi.util.updateQueryData('jobs', undefined, (cache) => {
        cache.rev = 0
      }),
    )
    const socket = await openSocket()
    socket.disconnect().connect()
  }
}
