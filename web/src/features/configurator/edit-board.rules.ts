import { type Board, type Circuit, type CircuitKind, MAX_CIRCUITS } from '@vitrina/contract/configurator/board-shapes'
import { newCircuit } from '@vitrina/contract/configurator/templates.rules'

export const setCircuit = (board: Board, id: string, fields: Partial<Circuit>): Board => ({
  ...board,
  circuits: board.circuits.map((one) => (one.id === id ? { ...one, ...fields } : one)),
})

export const canAddCircuit = (board: Board): boolean => board.circuits.length < MAX_CIRCUITS

/** At the end, laid as the one before it: lines of a board mostly go the same way. */
export function addCircuit(board: Board, given: { id: string; name: string; kind: CircuitKind }): Board {
  if (!canAddCircuit(board)) return board
  const last = board.circuits.at(-1)
  const way = last ? { laying: last.laying, material: last.material, lengthM: last.lengthM } : {}
  return { ...board, circuits: [...board.circuits, newCircuit({ ...way, ...given })] }
}

export function duplicateCircuit(board: Board, id: string, copyId: string): Board {
  const at = board.circuits.findIndex((one) => one.id === id)
  const circuit = board.circuits[at]
  if (!circuit || !canAddCircuit(board)) return board
  return { ...board, circuits: board.circuits.toSpliced(at + 1, 0, { ...circuit, id: copyId }) }
}

const isOfCircuit = (key: string, id: string) => key.slice(key.indexOf(':') + 1) === id

/** Goods chosen for its devices go with it. */
export const removeCircuit = (board: Board, id: string): Board => ({
  ...board,
  circuits: board.circuits.filter((one) => one.id !== id),
  choices: board.choices.filter(({ key }) => !isOfCircuit(key, id)),
})

export function moveCircuit(board: Board, id: string, by: -1 | 1): Board {
  const at = board.circuits.findIndex((one) => one.id === id)
  const circuit = board.circuits[at]
  const to = at + by
  if (!circuit || to < 0 || to >= board.circuits.length) return board
  return { ...board, circuits: board.circuits.toSpliced(at, 1).toSpliced(to, 0, circuit) }
}

/** Null: back to what is chosen by brand, stock and price. */
export function chooseProduct(board: Board, key: string, productId: number | null): Board {
  const others = board.choices.filter((one) => one.key !== key)
  return { ...board, choices: productId === null ? others : [...others, { key, productId }] }
}

/** A number as people type it; null: empty; undefined: not a number within the limits. */
export function readFigure(text: string, { least = 0, most }: { least?: number; most: number }): number | null | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return null
  if (!/^\d{1,6}(\.\d{0,3})?$/.test(trimmed)) return undefined
  const value = Number(trimmed)
  return value >= least && value <= most ? value : undefined
}
