/** One page of the list the dialog was opened over. */
type ListPage = { ids: readonly number[]; page: number; pageCount: number }

/** A product of this page, or the first or last one of the page beside it. */
export type Neighbour = { page: number; id: number } | { page: number; edge: 'first' | 'last' }

type Neighbours = { previous: Neighbour | null; next: Neighbour | null }

/** C-06. A product that is not in the list has no neighbours. */
export function neighboursOf({ ids, page, pageCount }: ListPage, id: number): Neighbours {
  const index = ids.indexOf(id)
  if (index < 0) return { previous: null, next: null }
  const [before, after] = [ids[index - 1], ids[index + 1]]
  const previous: Neighbour | null = page > 1 ? { page: page - 1, edge: 'last' } : null
  const next: Neighbour | null = page < pageCount ? { page: page + 1, edge: 'first' } : null
  return {
    previous: before === undefined ? previous : { page, id: before },
    next: after === undefined ? next : { page, id: after },
  }
}
