import { type FocusEvent, useState } from 'react'
import { inSamePlaces, type LineGroup } from './arrange-lines.rules.ts'

/**
 * While lines are being edited they keep their places: a row moving to another group would take the focused field away. `arrangedBy` is the
 * search and order they were arranged by.
 */
export function useStableGroups(groups: readonly LineGroup[], { arrangedBy, isOwnOrder }: { arrangedBy: string; isOwnOrder: boolean }) {
  const [held, setHeld] = useState<{ groups: readonly LineGroup[]; arrangedBy: string } | null>(null)
  // The buyer's own order changes by the buyer alone.
  const same = held && !isOwnOrder && held.arrangedBy === arrangedBy ? inSamePlaces(held.groups, groups) : null
  const isInside = ({ currentTarget, relatedTarget }: FocusEvent) => relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  return {
    groups: same ?? groups,
    onFocus: (event: FocusEvent) => {
      if (!isInside(event)) setHeld({ groups, arrangedBy })
    },
    onBlur: (event: FocusEvent) => {
      if (!isInside(event)) setHeld(null)
    },
  }
}
