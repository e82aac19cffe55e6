import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { randomUuid } from '#lib/random-uuid.ts'
import { duplicateCircuit, moveCircuit, removeCircuit } from './edit-board.rules.ts'

export type CircuitCommand = 'up' | 'down' | 'copy' | 'remove'

const commands: Record<CircuitCommand, (board: Board, id: string) => Board> = {
  up: (board, id) => moveCircuit(board, id, -1),
  down: (board, id) => moveCircuit(board, id, 1),
  copy: (board, id) => duplicateCircuit(board, id, randomUuid()),
  remove: removeCircuit,
}

export const runCircuitCommand = (command: CircuitCommand, board: Board, id: string): Board => commands[command](board, id)
