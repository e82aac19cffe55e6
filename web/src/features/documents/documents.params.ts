import type { DocumentFilters } from '@vitrina/contract/documents'
import { type DocumentState, documentStates, type DocumentType, documentTypes } from '@vitrina/contract/documents.rules'
import { paths } from '#lib/paths.ts'

/** Which papers are shown; it lives in the address. */
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const listOf = <T extends string>(value: unknown, known: readonly T[]): T[] => {
  const asked = textOf(value).split(',')
  return known.filter((one) => asked.includes(one))
}
const matching = (value: unknown, pattern: RegExp): string => (pattern.test(textOf(value)) ? textOf(value) : '')
const SUM = /^\d{1,12}(\.\d{1,2})?$/
const DATE = /^\d{4}-\d\d-\d\d$/
const ID = /^[1-9]\d{0,8}$/

/** What is typed wrongly in the address counts as not said. */
export function readDocumentsParams(search: Record<string, unknown>): DocumentsParams {
  return {
    page: Number(matching(search.page, ID) || 1),
    q: textOf(search.q).slice(0, 100),
    type: listOf(search.type, documentTypes),
    state: listOf(search.state, documentStates),
    from: matching(search.from, DATE),
    to: matching(search.to, DATE),
    sumMin: matching(search.sumMin, SUM),
    sumMax: matching(search.sumMax, SUM),
    orderId: matching(search.orderId, ID),
    legalEntityId: matching(search.legalEntityId, ID),
  }
}

/** Defaults stay out of the URL, so one list has one address. */
export function documentsAddress({ page, type, state, ...plain }: DocumentsParams): string {
  const said = {
    ...Object.fromEntries(Object.entries(plain).filter(([, text]) => text !== '')),
    ...(type.length > 0 && { type: type.join(',') }),
    ...(state.length > 0 && { state: state.join(',') }),
    ...(page > 1 && { page: String(page) }),
  }
  const query = new URLSearchParams(said).toString().replaceAll('%2C', ',')
  return query ? `${paths.documents}?${query}` : paths.documents
}

export const allDocuments = readDocumentsParams({})

/** How many of the filters are set beside the words. */
export const filterCount = ({ type, state, from, to, sumMin, sumMax, orderId, legalEntityId }: DocumentsParams): number =>
  [type.length, state.length, from || to, sumMin || sumMax, orderId, legalEntityId].filter(Boolean).length

export const isFiltered = (params: DocumentsParams): boolean => params.q !== '' || filterCount(params) > 0

type Query = Partial<DocumentFilters> & { page: number }

/** As the call takes it: what was not said is not sent. */
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
