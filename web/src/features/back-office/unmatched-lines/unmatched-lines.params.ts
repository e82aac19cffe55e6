import { type UnmatchedState, unmatchedStates } from '@vitrina/contract/list-import/unmatched-texts'
import { deskPaths } from '#lib/desk-paths.ts'
import { listAddress, pageOf, textOf } from '#lib/list-params.ts'

/** They live in the address. */
export type UnmatchedParams = { state: UnmatchedState; page: number; q: string }

/** Unreadable parameters are ignored. */
export const readUnmatchedParams = (search: Record<string, unknown>): UnmatchedParams => ({
  state: unmatchedStates.find((state) => state === search.state) ?? 'open',
  page: pageOf(search.page),
  q: textOf(search.q).slice(0, 100),
})

export const unmatchedAddress = ({ state, ...params }: UnmatchedParams): string =>
  listAddress(deskPaths.unmatched, { ...(state !== 'open' && { state }), ...params })
