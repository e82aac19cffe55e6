/** By hand of a person, by an import of a file, by a packet of the exchange with the accounting system. */
export const changeSources = ['hand', 'import', 'exchange'] as const
export type ChangeSource = (typeof changeSources)[number]

/** In the history of a product: the field under which its beginning stands. */
export const ADDED = 'added'

export type ChangeMark = { id: number; undoes: number | null; undoneBy: number | null }

/** A change that is neither taken back nor the taking back of another. */
export const isInForce = ({ undoes, undoneBy }: ChangeMark): boolean => undoes === null && undoneBy === null

/**
 * The later change that stands in the way of taking `change` back; null when nothing does.
 * Pairs of a change and its undoing leave the value as it was, so they do not count.
 */
export const changedSince = <T extends ChangeMark>(change: ChangeMark, laterOfField: readonly T[]): T | null =>
  laterOfField.filter((one) => one.id > change.id && isInForce(one)).at(-1) ?? null
