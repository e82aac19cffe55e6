import type { MovedGoods } from '@vitrina/contract/goods/goods-shapes'
import { useState } from 'react'
import { useUndoChanges } from './goods.api.ts'

/** As many as one call of taking back accepts. */
const UNDONE_AT_ONCE = 500

/** Moves goods part after part until none is left, and takes the whole move back again. */
export function useMoveInParts(move: (part: number) => Promise<MovedGoods>) {
  const undoChanges = useUndoChanges()
  const [changeIds, setChangeIds] = useState<readonly number[]>([])
  const [state, setState] = useState<'waiting' | 'running' | 'moved' | 'undone'>('waiting')
  const [kept, setKept] = useState(0)

  const run = async () => {
    setState('running')
    let all: number[] = []
    for (let part = 1; ; part++) {
      // The mutation keeps the failure, which the dialog shows.
      const answer = await move(part).catch(() => null)
      if (!answer) return setState(all.length > 0 ? 'moved' : 'waiting')
      all = [...all, ...answer.changeIds]
      setChangeIds(all)
      // A product that refuses to change would be asked for ever.
      if (answer.left === 0 || answer.moved === 0) return setState('moved')
    }
  }

  const undo = async () => {
    let notUndone = 0
    for (let at = 0; at < changeIds.length; at += UNDONE_AT_ONCE) {
      const answer = await undoChanges.mutateAsync(changeIds.slice(at, at + UNDONE_AT_ONCE)).catch(() => null)
      if (!answer) return
      notUndone += answer.changes.filter(({ outcome }) => outcome !== 'undone').length
    }
    setKept(notUndone)
    setState('undone')
  }

  return { run, undo, state, moved: changeIds.length, kept, isUndoing: undoChanges.isPending, undoError: undoChanges.error }
}
