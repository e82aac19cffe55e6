import { withToggledProduct } from '@vitrina/contract/catalogue/comparison.rules'
import { paths } from '#lib/paths.ts'
import { localStore } from '#lib/storage.ts'
import { createStoredStore, useStore } from '#lib/store.ts'

/** Products this browser's user has put aside to compare. */
const compared = createStoredStore<{ ids: number[] }>(localStore, 'B2B_COMPARED')

const NONE: readonly number[] = []

export const useComparedIds = (): readonly number[] => useStore(compared, ({ ids }) => ids ?? NONE)

/** Whether one product is among them: the other rows of a list are not drawn again. */
export const useIsCompared = (id: number): boolean => useStore(compared, ({ ids }) => ids?.includes(id) ?? false)

export const toggleCompared = (id: number): void => compared.set({ ids: withToggledProduct(compared.get().ids ?? NONE, id) })

export const clearCompared = (): void => compared.set({ ids: [] })

/** The comparison is its address: it can be sent and opened again. */
export const comparisonAddress = (ids: readonly number[], isShort = false): string =>
  `${paths.comparison}?products=${ids.join(',')}${isShort ? '&differences=1' : ''}`
