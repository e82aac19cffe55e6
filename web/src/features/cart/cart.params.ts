/** Search and order of the cart; they live in the address. */
export const cartSorts = ['ready', 'added', 'name', 'article', 'sum'] as const
export type CartSort = (typeof cartSorts)[number]
export type CartParams = { search: string; sort: CartSort }

const isSort = (text: unknown): text is CartSort => cartSorts.some((sort) => sort === text)

export const readCartParams = (search: Record<string, unknown>): CartParams => ({
  search: typeof search.search === 'string' || typeof search.search === 'number' ? String(search.search) : '',
  sort: isSort(search.sort) ? search.sort : 'ready',
})

/** Defaults are not written. */
export const writeCartParams = ({ search, sort }: CartParams): Record<string, string> => ({
  ...(search && { search }),
  ...(sort !== 'ready' && { sort }),
})
