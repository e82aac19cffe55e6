export const freeTransferStates = ['planned', 'sent', 'received', 'cancelled'] as const
export type FreeTransferState = (typeof freeTransferStates)[number]

export const freeTransferSteps = ['send', 'receive', 'cancel'] as const
export type FreeTransferStep = (typeof freeTransferSteps)[number]

const steps: Record<FreeTransferStep, { from: FreeTransferState; to: FreeTransferState }> = {
  send: { from: 'planned', to: 'sent' },
  receive: { from: 'sent', to: 'received' },
  cancel: { from: 'planned', to: 'cancelled' },
}

/** Steps that may be taken now: goods on the way can only come. */
export const stepsOf = (state: FreeTransferState): FreeTransferStep[] => freeTransferSteps.filter((step) => steps[step].from === state)

/** The state after a step; null: it cannot be taken now. */
export const stateAfter = (state: FreeTransferState, step: FreeTransferStep): FreeTransferState | null =>
  steps[step].from === state ? steps[step].to : null
