import { AppError } from '#platform/errors'
import { mediaUrl } from '#modules/content/content.rules'
import type { CatalogueReference } from './catalogue-reference.ts'

type Section = CatalogueReference['sections'][number]

const nodeOf = (reference: CatalogueReference, { id, name, slug, parentId, image }: Section) => ({
  id,
  text: name,
  slug,
  parentId,
  image: mediaUrl(image),
  hasItems: reference.sections.some((other) => other.parentId === id),
})

export const rootSections = (reference: CatalogueReference) =>
  reference.sections.filter(({ parentId }) => parentId === null).map((section) => nodeOf(reference, section))

function sectionNamed(reference: CatalogueReference, id: number): Section {
  const section = reference.sectionById.get(id)
  if (!section) throw new AppError('section.not-found')
  return section
}

export function readSection(reference: CatalogueReference, id: number) {
  const section = sectionNamed(reference, id)
  const path = section.path.flatMap((above) => {
    const one = reference.sectionById.get(above)
    return one ? { id: above, text: one.name } : []
  })
  return { ...nodeOf(reference, section), path }
}

export function sectionsUnder(reference: CatalogueReference, id: number) {
  const { id: parent } = sectionNamed(reference, id)
  return reference.sections.filter(({ parentId }) => parentId === parent).map((section) => nodeOf(reference, section))
}

const brandOf = (brand: CatalogueReference['brands'][number]) => ({ ...brand, logo: mediaUrl(brand.logo) })

export const listBrands = (reference: CatalogueReference) => reference.brands.map(brandOf)

export function readBrand(reference: CatalogueReference, id: number) {
  const brand = reference.brandById.get(id)
  if (!brand) throw new AppError('brand.not-found')
  return brandOf(brand)
}

export function readGroup(reference: CatalogueReference, id: number) {
  const group = reference.familyById.get(id)
  if (!group) throw new AppError('filter.not-found')
  return group
}
