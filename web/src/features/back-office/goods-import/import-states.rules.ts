import type { GoodsImportState } from '@vitrina/contract/goods-import/goods-import'
import type { Tone } from '#parts/order/state-tone.rules.ts'

/** The server is at work on it. */
export const isUnderWay = (state: GoodsImportState): boolean => state === 'checking' || state === 'running' || state === 'reverting'

export const toneOf: Record<GoodsImportState, Tone> = {
  mapping: 'attention',
  checking: 'moving',
  checked: 'attention',
  running: 'moving',
  done: 'good',
  failed: 'bad',
  cancelled: 'quiet',
  reverting: 'moving',
  reverted: 'quiet',
}
