import type { Spec } from './family.ts'
import { type Feature, featureByCode } from './features.ts'

type FeatureValue = { id: number; featureId: number; text: string; number: number | null }

const round = (value: number) => Math.round(value * 1000) / 1000

function textOf(setting: Spec[1]): string {
  if (typeof setting === 'boolean') return setting ? 'Да' : 'Нет'
  return typeof setting === 'number' ? String(round(setting)).replace('.', ',') : setting
}

/** Numbers every value at its first meeting, so a bigger store only adds to a smaller one's numbers. */
export function featureRegistry() {
  const values: FeatureValue[] = []
  const bySetting = new Map<Feature, Map<Spec[1], number>>()
  const byText = new Map<string, number>()

  const add = (feature: Feature, setting: Spec[1]): number => {
    const text = textOf(setting)
    const key = `${feature.id} ${text}`
    const known = byText.get(key)
    if (known !== undefined) return known
    const id = values.length + 1
    values.push({
      id,
      featureId: feature.id,
      text,
      number: feature.kind === 'range' && typeof setting === 'number' ? round(setting) : null,
    })
    byText.set(key, id)
    return id
  }

  return {
    /** The ids under which a product's feature is stored. */
    idsOf: ([code, setting]: Spec): { featureId: number; valueId: number } => {
      const feature = featureByCode.get(code)
      if (!feature) throw new Error(`No feature ${code}`)
      const known = bySetting.get(feature) ?? new Map<Spec[1], number>()
      const valueId = known.get(setting) ?? add(feature, setting)
      known.set(setting, valueId)
      bySetting.set(feature, known)
      return { featureId: feature.id, valueId }
    },
    features: (): Feature[] => [...bySetting.keys()].toSorted((one, other) => one.id - other.id),
    /** With places: numbers by size, words by alphabet. */
    values: (): (FeatureValue & { position: number })[] => {
      const order = new Intl.Collator('ru', { numeric: true })
      const places = new Map<number, number>()
      return values
        .toSorted(
          (one, other) => one.featureId - other.featureId || (one.number ?? 0) - (other.number ?? 0) || order.compare(one.text, other.text),
        )
        .map((value) => {
          const position = places.get(value.featureId) ?? 0
          places.set(value.featureId, position + 1)
          return { ...value, position }
        })
    },
  }
}

export type FeatureRegistry = ReturnType<typeof featureRegistry>
