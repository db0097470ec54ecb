import { useSelector } from 'react-redux'
import type { JobsThunk } from '../jobs-root.ts'
import { useJobsDispatch } from '../tailor-resume.ts'
import { autoDownloadSet, KEPT_AUTO_DOWNLOAD, type QueueRoot } from './queue-slice.ts'
import './queue.css'

/** Whether each PDF is fetched when its job is done; on until somebody switches it off. */
export function AutoDownload() {
  const isOn = useSelector((state: QueueRoot) => state.queue.autoDownload)
  const dispatch = useJobsDispatch()
  return (
    <label className="mt-4 inline-flex min-h-11 cursor-pointer items-center gap-3 text-small">
      <input
        type="checkbox"
        // A checkbox says by itself whether it is checked.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className="switch"
        checked={isOn}
        onChange={({ target }) => dispatch(switchAutoDownload(target.checked))}
      />
      Download each PDF when it is done
    </label>
  )
}

function switchAutoDownload(isOn: boolean): JobsThunk<void> {
  return (dispatch, _getState, { keep }) => {
    dispatch(autoDownloadSet(isOn))
    keep.write(KEPT_AUTO_DOWNLOAD, isOn)
  }
}
