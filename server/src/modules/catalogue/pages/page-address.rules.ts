/** Which page of the catalogue an address of it means to search engines. */
export type PageAddress = {
  subject: { kind: 'catalogue' } | { kind: 'section'; id: number } | { kind: 'product'; id: number } | { kind: 'unknown' }
  brandId: number | null
  page: number
  /** Narrowed by filters without a page of their own: not to be indexed. */
  isNarrowed: boolean
}

/** They change the look of a list, not its products. */
const LOOKS = new Set(['page', 'pageSize', 'sort', 'requestedAmount', 'literal'])
const SUBJECTS = new Set(['section', 'brands', 'product'])

const idOf = (given: string): number | null => (/^[1-9]\d{0,9}$/.test(given) && Number(given) <= 2_147_483_647 ? Number(given) : null)

/** One id, and whether more was given than one page can be of. */
function oneOf(query: URLSearchParams, name: string): { id: number | null; isMany: boolean; isWrong: boolean } {
  const given = query
    .getAll(name)
    .flatMap((one) => one.split(','))
    .filter((one) => one !== '')
  const [first] = given
  if (first === undefined) return { id: null, isMany: false, isWrong: false }
  return { id: idOf(first), isMany: given.length > 1, isWrong: idOf(first) === null }
}

export function addressOf(query: URLSearchParams): PageAddress {
  const product = query.get('product')
  const [section, brand] = [oneOf(query, 'section'), oneOf(query, 'brands')]
  const page = idOf(query.get('page') ?? '') ?? 1
  const isFiltered = [...query].some(([name, value]) => value !== '' && !LOOKS.has(name) && !SUBJECTS.has(name) && !name.startsWith('utm_'))
  // A buyer's custom product has no public page.
  if (product?.startsWith('custom:')) return { subject: { kind: 'catalogue' }, brandId: null, page: 1, isNarrowed: true }
  if (product) {
    const id = idOf(product)
    return { subject: id === null ? { kind: 'unknown' } : { kind: 'product', id }, brandId: null, page: 1, isNarrowed: false }
  }
  if (section.isWrong || brand.isWrong) return { subject: { kind: 'unknown' }, brandId: null, page: 1, isNarrowed: true }
  return {
    subject: section.id === null ? { kind: 'catalogue' } : { kind: 'section', id: section.id },
    brandId: brand.id,
    page,
    isNarrowed: isFiltered || section.isMany || brand.isMany,
  }
}

/** The one address of a page: section, brand and page stay, all else is left out. */
export function canonicalPath({ subject, brandId, page }: PageAddress): string {
  const query = new URLSearchParams()
  if (subject.kind === 'product') query.set('product', String(subject.id))
  if (subject.kind === 'section') query.set('section', String(subject.id))
  if (brandId !== null) query.set('brands', String(brandId))
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/catalog?${text}` : '/catalog'
}
