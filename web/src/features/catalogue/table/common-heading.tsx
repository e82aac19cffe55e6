import { MarkedText } from '#parts/product/marked-text.tsx'
import type { LiftedNames } from './common-words.rules.ts'

type Props = { names: LiftedNames; sought: string }

/** Over the table: the words all its names share. */
export function CommonHeading({ names: { before, after }, sought }: Props) {
  if (!before && !after) return null
  const text = `${before.trim()}${after ? ` … ${after.trim()}` : ''}`.trim()
  return (
    // Each link has its whole name; read aloud, the shared words would only repeat it.
    <div className="common" aria-hidden title={text}>
      <MarkedText text={text} query={sought} />
    </div>
  )
}
