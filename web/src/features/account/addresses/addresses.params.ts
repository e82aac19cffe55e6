export type AddressesParams = { keyword: string; page: number; state: 'active' | 'inactive' }

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

export function readParams(search: Record<string, unknown>): AddressesParams {
  const page = Number(search.page)
  return {
    keyword: text(search.search).slice(0, 200),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    state: search.state === 'inactive' ? 'inactive' : 'active',
  }
}

/** Defaults stay out of the address; `keyword` would be the catalogue's own search. */
export function writeParams({ keyword, page, state }: AddressesParams): string {
  const query = new URLSearchParams({
    ...(keyword && { search: keyword }),
    ...(page > 1 && { page: String(page) }),
    ...(state === 'inactive' && { state }),
  }).toString()
  return query ? `?${query}` : ''
}
