import { useQuery } from '@tanstack/react-query'
import type { GoodsSection } from '@vitrina/contract/goods/sections'
import { brandsQuery, kindsQuery, sectionsQuery } from './goods.api.ts'
import type { NamedOption } from './named-option.tsx'

/** «Кабель › Силовой»: two sections may have one name. */
export function sectionNames(sections: readonly GoodsSection[]): NamedOption[] {
  const byId = new Map(sections.map((section) => [section.id, section.name]))
  return sections.map(({ id, path }) => ({ id, name: path.map((one) => byId.get(one) ?? '').join(' › ') }))
}

/** Sections, kinds and brands by name, for filters, tables and forms. */
export function useNames() {
  const sections = useQuery(sectionsQuery).data?.items ?? []
  const kinds = useQuery(kindsQuery).data?.items ?? []
  const brands = useQuery(brandsQuery).data?.items ?? []
  const ownNames = new Map(sections.map(({ id, name }) => [id, name]))
  const kindNames = new Map(kinds.map(({ id, name }) => [id, name]))
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]))
  return {
    sections: sectionNames(sections),
    kinds,
    brands,
    sectionName: (id: number) => ownNames.get(id) ?? '…',
    kindName: (id: number) => kindNames.get(id) ?? '…',
    brandName: (id: number) => brandNames.get(id) ?? '…',
  }
}
