/** Says that a posting asks for too little, and that one may go on. @param reason undefined: it does not */
export function ThinNote({ reason }: { reason: string | undefined }) {
  return (
    <output className="block text-small text-amber">
      {reason !== undefined && (
        <span className="mt-2 block wrap-anywhere">
          <span aria-hidden="true">▲ </span>
          {reason} There would be no score, and little to tailor to. Paste all of the posting, with
          what it asks for, or go on as it is.
        </span>
      )}
    </output>
  )
}
