import type { SavedRow } from '@vitrina/contract/goods/goods'
import { useRef, useState } from 'react'
import { type ChangedRow, useChangeProducts } from './goods.api.ts'

/** Few enough that a part takes a moment and the progress is seen. */
export const PART = 200

/** Changes many products part after part; what is done stays when a part fails or the person stops. */
export function useChangeInParts() {
  const change = useChangeProducts()
  const [answer, setAnswer] = useState<readonly SavedRow[]>([])
  const [state, setState] = useState<'waiting' | 'running' | 'over'>('waiting')
  const isStopped = useRef(false)

  const run = async (rows: readonly ChangedRow[]) => {
    setState('running')
    for (let at = 0; at < rows.length && !isStopped.current; at += PART) {
      // The mutation keeps the failure, which the report shows.
      const part = await change.mutateAsync(rows.slice(at, at + PART)).catch(() => null)
      if (!part) break
      setAnswer((before) => [...before, ...part.rows])
    }
    setState('over')
  }

  return {
    run,
    stop: () => {
      isStopped.current = true
    },
    answer,
    done: answer.length,
    error: change.error,
    isPending: state === 'running',
    isOver: state === 'over',
  }
}
