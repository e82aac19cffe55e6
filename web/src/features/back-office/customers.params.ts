import { type CustomerState, customerStates } from '@vitrina/contract/back-office/back-office'
import { deskPaths } from '#lib/desk-paths.ts'

export type CustomersParams = { page: number; state: CustomerState | ''; search: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Unreadable parameters are ignored. */
export function readCustomersParams(search: Record<string, unknown>): CustomersParams {
  const page = Number(textOf(search.page))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    state: customerStates.find((state) => state === search.state) ?? '',
    search: textOf(search.search).trim(),
  }
}

/** Defaults stay out of the URL, so one list has one address. */
export function customersAddress({ page, state, search }: CustomersParams): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${deskPaths.customers}?${query}` : deskPaths.customers
}
