import type { DocumentFilters } from '@vitrina/contract/documents/documents'
import { type DocumentState, documentStates, type DocumentType, documentTypes } from '@vitrina/contract/documents/documents.rules'
import { dateOf, idOf, listAddress, listOf, pageOf, sumOf, textOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'

/** Filters of the documents; they live in the address. */
export type DocumentsParams = {
  page: number
  q: string
  type: DocumentType[]
  state: DocumentState[]
  from: string
  to: string
  sumMin: string
  sumMax: string
  orderId: string
  legalEntityId: string
}

/** Unreadable parameters are ignored. */
export function readDocumentsParams(search: Record<string, unknown>): DocumentsParams {
  return {
    page: pageOf(search.page),
    q: textOf(search.q).slice(0, 100),
    type: listOf(search.type, documentTypes),
    state: listOf(search.state, documentStates),
    from: dateOf(search.from),
    to: dateOf(search.to),
    sumMin: sumOf(search.sumMin),
    sumMax: sumOf(search.sumMax),
    orderId: idOf(search.orderId),
    legalEntityId: idOf(search.legalEntityId),
  }
}

export const documentsAddress = (params: DocumentsParams): string => listAddress(paths.documents, params)

export const allDocuments = readDocumentsParams({})

/** Number of filters set besides the search text. */
export const filterCount = ({ type, state, from, to, sumMin, sumMax, orderId, legalEntityId }: DocumentsParams): number =>
  [type.length, state.length, from || to, sumMin || sumMax, orderId, legalEntityId].filter(Boolean).length

export const isFiltered = (params: DocumentsParams): boolean => params.q !== '' || filterCount(params) > 0

type Query = Partial<DocumentFilters> & { page: number }

/** As the query of the call; defaults are not sent. */
export const documentsQueryOf = ({ page, ...params }: DocumentsParams): Query => ({
  page,
  ...(params.q && { q: params.q }),
  ...(params.type.length > 0 && { type: params.type }),
  ...(params.state.length > 0 && { state: params.state }),
  ...(params.from && { from: params.from }),
  ...(params.to && { to: params.to }),
  ...(params.sumMin && { sumMin: Number(params.sumMin) }),
  ...(params.sumMax && { sumMax: Number(params.sumMax) }),
  ...(params.orderId && { orderId: Number(params.orderId) }),
  ...(params.legalEntityId && { legalEntityId: Number(params.legalEntityId) }),
})
