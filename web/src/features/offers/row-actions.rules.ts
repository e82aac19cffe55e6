import type { OfferRow } from '@vitrina/contract/offers/offer-shapes'

export type RowAction = 'open' | 'copy' | 'archive' | 'restore' | 'remove'

/** Actions on an offer, in the order of the menu. */
export const actionsOf = ({ status }: Pick<OfferRow, 'status'>): RowAction[] =>
  status === 'archived' ? ['open', 'copy', 'restore', 'remove'] : ['open', 'copy', 'archive']

/** Delete puts an offer into the archive, and out of the archive away; Enter opens it as a link does. */
export const actionOfKey = (key: string, { status }: Pick<OfferRow, 'status'>): RowAction | null =>
  key === 'Delete' ? (status === 'archived' ? 'remove' : 'archive') : null
