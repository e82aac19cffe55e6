import { isDeepStrictEqual } from 'node:util'
import { featureOf, type ProductValues } from '@vitrina/contract/goods/product-fields'

export type FieldChange = { field: string; before: unknown; after: unknown }

const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** In the form in which values are stored and compared: sets in order and without repeats, pictures without repeats. */
export function normaliseValues(values: ProductValues, ownId: number | null): ProductValues {
  const normalised: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (featureOf(field)) normalised[field] = [...new Set(value as string[])].toSorted(byCode)
    else if (field === 'images') normalised[field] = [...new Set(value as string[])]
    else if (field === 'analogs' || field === 'related')
      normalised[field] = [...new Set(value as number[])].filter((id) => id !== ownId).toSorted((one, other) => one - other)
    else normalised[field] = value
  }
  return normalised as ProductValues
}

/** Only the fields that are given and differ. */
export function fieldChanges(before: ProductValues, given: ProductValues): FieldChange[] {
  const former = before as Record<string, unknown>
  return Object.entries(given).flatMap(([field, after]) =>
    isDeepStrictEqual(former[field], after) ? [] : [{ field, before: former[field] ?? null, after }],
  )
}

/** `2,5` and `2.5`; null when it is no number. */
export function numberOf(text: string): number | null {
  const number = Number(text.replace(/[\s ]/g, '').replace(',', '.'))
  return /\d/.test(text) && Number.isFinite(number) ? number : null
}

/** Numbers as buyers read them, so that `2.5` and `2,5` are one value of the filter. */
export const withDecimalCommas = (values: ProductValues, kinds: ReadonlyMap<number, 'list' | 'range' | 'flag'>): ProductValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const featureId = featureOf(field)
      if (!featureId || kinds.get(featureId) !== 'range') return [field, value]
      return [field, (value as string[]).map((text) => String(numberOf(text)).replace('.', ','))]
    }),
  ) as ProductValues
