import { AppError } from '#platform/errors'
import { mediaUrl } from '#modules/content/content.rules'
import type { CatalogueBook } from './catalogue-book.ts'

type Section = CatalogueBook['sections'][number]

const nodeOf = (book: CatalogueBook, { id, name, slug, parentId, image }: Section) => ({
  id,
  text: name,
  slug,
  parentId,
  image: mediaUrl(image),
  hasItems: book.sections.some((other) => other.parentId === id),
})

export const rootSections = (book: CatalogueBook) =>
  book.sections.filter(({ parentId }) => parentId === null).map((section) => nodeOf(book, section))

function sectionNamed(book: CatalogueBook, id: number): Section {
  const section = book.sectionById.get(id)
  if (!section) throw new AppError('section.not-found')
  return section
}

export function readSection(book: CatalogueBook, id: number) {
  const section = sectionNamed(book, id)
  const path = section.path.flatMap((above) => {
    const one = book.sectionById.get(above)
    return one ? { id: above, text: one.name } : []
  })
  return { ...nodeOf(book, section), path }
}

export function sectionsUnder(book: CatalogueBook, id: number) {
  const { id: parent } = sectionNamed(book, id)
  return book.sections.filter(({ parentId }) => parentId === parent).map((section) => nodeOf(book, section))
}

const brandOf = (brand: CatalogueBook['brands'][number]) => ({ ...brand, logo: mediaUrl(brand.logo) })

export const listBrands = (book: CatalogueBook) => book.brands.map(brandOf)

export function readBrand(book: CatalogueBook, id: number) {
  const brand = book.brandById.get(id)
  if (!brand) throw new AppError('brand.not-found')
  return brandOf(brand)
}

export function readGroup(book: CatalogueBook, id: number) {
  const group = book.familyById.get(id)
  if (!group) throw new AppError('filter.not-found')
  return group
}
