import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  id: string
  /** Keeps the room of what will stand there. */
  className: string
  children: ReactNode
}

/** How far below the window it begins, so that it stands before it is seen. */
const AHEAD = '800px'

/** Shows a part of a long page, and fetches its code, when the person comes near. */
export function WhenNear({ id, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window))
  useEffect(() => {
    if (isNear || !place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div id={id} ref={place} className={className}>
      {isNear && children}
    </div>
  )
}
