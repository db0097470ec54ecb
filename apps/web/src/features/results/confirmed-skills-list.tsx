import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import type { Failure } from '../../lib/failure.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { useConfirmedSkillsQuery, useTakeBackSkillMutation } from './results-api.ts'

/** The skills that the person said they have; each can be taken back. */
export function ConfirmedSkillsList() {
  const dispatch = useDispatch()
  const { data } = useConfirmedSkillsQuery()
  const [takeBack, { isLoading }] = useTakeBackSkillMutation()
  const title = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const skills = data?.skills ?? []
  const count = useRef(skills.length)
  const left = useRef(-1)

  async function remove(id: string, place: number) {
    if (isLoading) return
    left.current = place
    const { error } = await takeBack(id)
    if (error) {
      left.current = -1
      dispatch(failedToast('Error', 'That was not taken back.', error as Failure))
    }
  }

  useEffect(() => {
    const isRemoved = skills.length < count.current
    count.current = skills.length
    if (!isRemoved || left.current < 0) return
    // Its button is gone: go on with the one that took its place.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[left.current] ?? buttons.at(-1) ?? title.current
    left.current = -1
    next?.focus()
  })

  return (
    <div className={skills.length === 0 ? 'sr-only' : ''}>
      <h4 ref={title} tabIndex={-1} className="text-small font-semibold">
        Skills you confirmed
        {skills.length > 0 && <span className="tabular-nums"> ({skills.length})</span>}
      </h4>
      {skills.length === 0 ? (
        <p>None.</p>
      ) : (
        <>
          <ul ref={list} className="mt-1 space-y-1.5">
            {skills.map(({ id, skill }, place) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
                <span dir="auto" className="wrap-anywhere">
                  {skill}
                </span>
                <button
                  type="button"
                  className="button-plain text-fine"
                  aria-disabled={isLoading}
                  aria-label={`Take back: ${skill}`}
                  onClick={() => void remove(id, place)}
                >
                  Take back
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-1.5 text-fine text-soft">
            The next tailoring may write them. What is taken back stays in this resume until you
            undo it there.{' '}
            <Link to="/your-words" className="underline underline-offset-4">
              All your words
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
