import type { GoodsImportState, ImportSummary } from '@vitrina/contract/goods-import/goods-import'
import { importTargets } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Tone } from '#parts/order/state-tone.rules.ts'

/** The server is at work on it. */
export const isUnderWay = (state: GoodsImportState): boolean => state === 'checking' || state === 'running' || state === 'reverting'

/** How many values an import writes or has written. */
export const changedValues = (summary: ImportSummary): number =>
  importTargets.reduce((sum, target) => sum + summary[target].added + summary[target].changed, 0)

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
