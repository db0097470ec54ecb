import { useRef } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import transcript from './transcript.json' with { type: 'json' }

/** Where the recording script puts its files, in public/. */
const DEMO = '/demo/how-to-paste'

/** The video, and all that it says in words beside it; each line leads to its place. */
export default function Demo({ open, onClose }: { open: boolean; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)

  function show(at: number) {
    if (!video.current) return
    video.current.currentTime = at
    void video.current.play().catch(() => undefined)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="How to paste"
      description="From a posting to a tailored resume, recorded from this page. It has captions and no sound."
      width="max-w-280"
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <video
          ref={video}
          controls
          playsInline
          preload="none"
          poster={`${DEMO}.webp`}
          width={1280}
          height={800}
          aria-label="How to paste, 30 seconds"
          className="block h-auto w-full self-start rounded-small border border-line bg-card"
        >
          <source src={`${DEMO}.webm`} type="video/webm" />
          <source src={`${DEMO}.mp4`} type="video/mp4" />
          <track default kind="captions" src={`${DEMO}.vtt`} srcLang="en" label="English" />
        </video>
        <section aria-labelledby="transcript">
          <h3 id="transcript" className="mb-2 font-sans text-small font-semibold">
            What it shows
          </h3>
          <ol className="text-small">
            {transcript.map(({ at, text }) => (
              <li key={at}>
                <button
                  type="button"
                  className="flex min-h-11 w-full cursor-pointer gap-3 rounded-small py-2 text-start hover:bg-card"
                  onClick={() => show(at)}
                >
                  <span className="w-9 shrink-0 text-soft tabular-nums">{tellTime(at)}</span>
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </ol>
          <a href={`${DEMO}.mp4`} download className="button-plain mt-2">
            Download the video
          </a>
        </section>
      </div>
    </Dialog>
  )
}

/** @param at in seconds */
function tellTime(at: number): string {
  const seconds = Math.floor(at)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
