/** Search and view of the cart; they live in the address. `own` is the order the buyer gave the lines, `ready` groups them. */
export const cartSorts = ['own', 'ready', 'name', 'article', 'sum'] as const
export type CartSort = (typeof cartSorts)[number]
export type CartParams = { search: string; sort: CartSort }

const isSort = (text: unknown): text is CartSort => cartSorts.some((sort) => sort === text)

export const readCartParams = (search: Record<string, unknown>): CartParams => ({
  search: typeof search.search === 'string' || typeof search.search === 'number' ? String(search.search) : '',
  sort: isSort(search.sort) ? search.sort : 'own',
})

/** Defaults are not written. */
export const writeCartParams = ({ search, sort }: CartParams): Record<string, string> => ({
  ...(search && { search }),
  ...(sort !== 'own' && { sort }),
})
