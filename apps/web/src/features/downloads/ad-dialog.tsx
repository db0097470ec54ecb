import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { AD_VIEW_SECONDS } from '@tailorbird/contracts'
import { useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Dialog } from '../../components/dialog.tsx'
import { downloadClosed, type DownloadRoot, type WantedPdf } from '../../lib/download-slice.ts'
import type { Parts } from '../../lib/parts.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import { Countdown } from './countdown.tsx'
import { FailedDownloads } from './failed-downloads.tsx'
import { HouseNotice } from './house-notice.tsx'
import { savePdfs } from './save-pdfs.ts'
import { useTyping } from './use-typing.ts'

const useDownloadDispatch =
  useDispatch.withTypes<ThunkDispatch<DownloadRoot, Parts, UnknownAction>>()

/** Stands before a download, counts down, then hands the files over: once per action, never per file. */
export default function AdDialog() {
  const { isOpen, files, byItself } = useSelector((state: DownloadRoot) => state.download)
  const typing = useTyping()
  const { data: settings } = useSettingsQuery()
  const dispatch = useDownloadDispatch()
  const [failed, setFailed] = useState<WantedPdf[]>([])
  const button = useRef<HTMLButtonElement>(null)
  const seconds = settings?.adViewSeconds ?? AD_VIEW_SECONDS
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
        title={files.length === 1 ? 'Your PDF is ready' : `${files.length} PDFs are ready`}
        description={describeWait(seconds)}
        focus={button}
        width="max-w-120"
      >
        <HouseNotice />
        <Countdown
          seconds={seconds}
          label={files.length === 1 ? 'Download PDF' : `Download ${files.length} PDFs`}
          button={button}
          onDownload={() => {
            close()
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

function describeWait(seconds: number): string {
  if (seconds === 0) return 'You can download it now.'
  return `The download opens in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}
