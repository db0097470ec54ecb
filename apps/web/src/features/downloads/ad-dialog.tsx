import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { AD_VIEW_SECONDS } from '@tailorbird/contracts'
import { useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Dialog } from '../../components/dialog.tsx'
import { downloadClosed, type DownloadRoot, type WantedPdf } from '../../lib/download-slice.ts'
import type { Parts } from '../../lib/parts.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import { Countdown, WaitWords } from './countdown.tsx'
import { describeWanted } from './describe-wanted.ts'
import { FailedDownloads } from './failed-downloads.tsx'
import { HouseNotice } from './house-notice.tsx'
import { saveArchive } from './save-archive.ts'
import { savePdfs } from './save-pdfs.ts'
import { useTyping } from './use-typing.ts'

const useDownloadDispatch =
  useDispatch.withTypes<ThunkDispatch<DownloadRoot, Parts, UnknownAction>>()

/** Stands before a download, counts down, then hands the files over: once per action, never per file. */
export default function AdDialog() {
  const { isOpen, files, archive, byItself } = useSelector((state: DownloadRoot) => state.download)
  const typing = useTyping()
  const { data: settings } = useSettingsQuery()
  const dispatch = useDownloadDispatch()
  const [failed, setFailed] = useState<WantedPdf[]>([])
  const button = useRef<HTMLButtonElement>(null)
  const seconds = settings?.adViewSeconds ?? AD_VIEW_SECONDS
  const { title, label } = describeWanted(files.length, archive)
  const close = () => dispatch(downloadClosed())

  async function save(wanted: readonly WantedPdf[]) {
    setFailed([])
    const missing = await dispatch(savePdfs(wanted))
    // Another action's may be there by now.
    setFailed((others) => [...others, ...missing])
  }

  return (
    <>
      <Dialog
        open={isOpen && !(byItself && typing)}
        onClose={close}
        title={title}
        description={<WaitWords seconds={seconds} />}
        focus={button}
        width="max-w-120"
      >
        <HouseNotice />
        <Countdown
          seconds={seconds}
          label={label}
          button={button}
          onDownload={() => {
            close()
            if (archive) void dispatch(saveArchive(archive))
            void save(files)
          }}
        />
      </Dialog>
      <FailedDownloads
        files={failed}
        onRepeat={() => {
          leaveNotice()
          void save(failed)
        }}
        onDismiss={() => {
          leaveNotice()
          setFailed([])
        }}
      />
    </>
  )
}

/** The notice goes away with its buttons; the focus goes on in the page. */
function leaveNotice() {
  document.getElementById('content')?.focus({ preventScroll: true })
}
