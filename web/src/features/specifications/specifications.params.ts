import type { SpecificationList } from '@vitrina/contract/specifications/specification-shapes'
import { listAddress, pageOf, textOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'

/** Each list has its own address. */
export const listPaths = {
  mine: paths.specifications,
  company: paths.companySpecifications,
  recommended: paths.recommendedSpecifications,
  archive: paths.specificationArchive,
} as const satisfies Record<SpecificationList, string>

export const MAX_KEYWORD = 120

export type SpecificationsParams = { list: SpecificationList; q: string; page: number }

/** Unreadable parameters are ignored. */
export const readSpecificationsParams = (list: SpecificationList, search: Record<string, unknown>): SpecificationsParams => ({
  list,
  q: textOf(search.q).slice(0, MAX_KEYWORD),
  page: pageOf(search.page),
})

export const specificationsAddress = ({ list, ...params }: SpecificationsParams): string => listAddress(listPaths[list], params)
