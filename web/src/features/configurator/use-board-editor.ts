import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { useCallback, useState } from 'react'

const MOST_STEPS = 100

type History = { past: readonly Board[]; board: Board; future: readonly Board[]; field: string | null }

/** Typing into one field is one step back. */
function stepTo({ past, board, field }: History, next: Board, changed: string | null): History {
  const isSameField = changed !== null && changed === field
  return { past: isSameField ? past : [...past, board].slice(-MOST_STEPS), board: next, future: [], field: changed }
}

function undone(history: History): History {
  const board = history.past.at(-1)
  if (!board) return history
  return { past: history.past.slice(0, -1), board, future: [history.board, ...history.future], field: null }
}

function redone(history: History): History {
  const [board, ...future] = history.future
  if (!board) return history
  return { past: [...history.past, history.board], board, future, field: null }
}

export type BoardEditor = {
  board: Board
  /** `field` names what is typed into, so that it is undone as a whole. */
  change: (edit: (board: Board) => Board, field?: string) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** The board with its steps back and forth; `onChange` hears every new state. */
export function useBoardEditor(initial: Board, onChange: (board: Board) => void): BoardEditor {
  const [history, setHistory] = useState<History>({ past: [], board: initial, future: [], field: null })
  const go = useCallback(
    (next: History) => {
      if (next.board === history.board) return
      setHistory(next)
      onChange(next.board)
    },
    [history, onChange],
  )
  return {
    board: history.board,
    change: (edit, field) => go(stepTo(history, edit(history.board), field ?? null)),
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
