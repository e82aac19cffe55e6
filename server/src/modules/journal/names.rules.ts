import { changesOf, type FieldChange } from './changes.rules.ts'

/** Kinds of things that events name by their number. */
const namedKinds = [
  'section',
  'brand',
  'series',
  'kind',
  'feature',
  'product',
  'unit',
  'seller',
  'manufacturer',
  'warehouse',
  'region',
  'price-type',
  'promotion',
  'company',
  'legal-entity',
  'user',
  'order',
] as const
export type NamedKind = (typeof namedKinds)[number]

/** Fields whose value is the number of a thing, or a list of such numbers. */
const kindOfField: Readonly<Record<string, NamedKind>> = {
  sectionId: 'section',
  parentId: 'section',
  brandId: 'brand',
  seriesId: 'series',
  familyId: 'kind',
  featureIds: 'feature',
  analogs: 'product',
  related: 'product',
  productId: 'product',
  unitId: 'unit',
  sellerId: 'seller',
  manufacturerId: 'manufacturer',
  warehouseId: 'warehouse',
  regionId: 'region',
  priceTypeId: 'price-type',
  promotionId: 'promotion',
  companyId: 'company',
  legalEntityId: 'legal-entity',
  userId: 'user',
  managerId: 'user',
  administratorId: 'user',
  actorId: 'user',
  orderId: 'order',
}

/** Things an event is about that have a name besides their number. */
const kindOfEntity: Readonly<Record<string, NamedKind>> = {
  ...Object.fromEntries(namedKinds.map((kind) => [kind, kind])),
  family: 'kind',
}

const lastOf = (path: string) => path.split('.').at(-1) ?? path

/** The kind of thing a field of an event names, null of one that is a value itself. */
export const kindNamedBy = (path: string): NamedKind | null => kindOfField[lastOf(path)] ?? null

export const kindOfThing = (entity: string): NamedKind | null => kindOfEntity[entity] ?? null

/** A feature of a product is told under `feature.<number>`. */
const FEATURE = /^feature\.(\d+)$/
export const featureInPath = (path: string): number | null => Number(FEATURE.exec(path)?.[1] ?? 0) || null

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A rule of search names its thing by kind and number: `{ target: 'brand', targetId: 5 }` reads as `brandId`. */
function namedTarget(part: Fields): Fields {
  const { target, targetId, ...rest } = part
  return typeof target === 'string' && kindOfField[`${target}Id`] && targetId !== undefined ? { ...rest, [`${target}Id`]: targetId } : part
}

/** The fields of an event, each thing under the name of its kind. */
export function namedChanges(diff: Fields | null): FieldChange[] {
  if (!diff) return []
  return changesOf(
    Object.fromEntries(Object.entries(namedTarget(diff)).map(([name, part]) => [name, isFields(part) ? namedTarget(part) : part])),
  )
}

export type NumbersByKind = ReadonlyMap<NamedKind, ReadonlySet<number>>
type Event = { entity: string; entityId: string; diff: Record<string, unknown> | null }

const numbersIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(numbersIn)
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? [value] : []
}

/** The numbers of all things these events name, so that each kind is read once. */
export function numbersOf(events: readonly Event[]): NumbersByKind {
  const found = new Map<NamedKind, Set<number>>()
  const note = (kind: NamedKind | null, ids: readonly number[]) => {
    if (kind === null || ids.length === 0) return
    found.set(kind, new Set([...(found.get(kind) ?? []), ...ids]))
  }
  for (const { entity, entityId, diff } of events) {
    note(kindOfThing(entity), /^[1-9]\d{0,8}$/.test(entityId) ? [Number(entityId)] : [])
    for (const { field, before, after } of namedChanges(diff)) {
      note(kindNamedBy(field), [...numbersIn(before), ...numbersIn(after)])
      const feature = featureInPath(field)
      if (feature !== null) note('feature', [feature])
    }
  }
  return found
}
