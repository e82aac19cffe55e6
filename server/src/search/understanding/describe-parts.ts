import type { UnderstoodPart } from '@vitrina/contract/catalogue/interpretation'
import type { Part } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'

const MOST_NAMED = 3

const joined = (names: readonly string[], most = MOST_NAMED) =>
  names.length > most ? `${names.slice(0, most).join(', ')} +${names.length - most}` : names.join(', ')

/** Names of kinds are long: of several the first says enough. */
const joinedKinds = (names: readonly string[]) => joined(names, names.length > 2 ? 1 : 2)

const rounded = (number: number) => String(Number(number.toPrecision(6))).replace('.', ',')

/** A part as the buyer sees it: the filter it equals, with a label. */
export function describePart(vocabulary: Vocabulary, part: Part, isRelaxed: boolean): UnderstoodPart {
  const common = { spans: part.spans, confidence: Number(part.confidence.toFixed(2)), isRelaxed, name: '' }
  const { families, features, values, brandNames, seriesNames } = vocabulary
  if (part.role === 'kind') {
    const { column, ids, label } = part.target
    const named = label || joinedKinds(ids.map((id) => families.get(id)?.name ?? ''))
    return { ...common, role: 'kind', filter: column === 'family' ? 'type' : 'section', values: ids, label: named }
  }
  if (part.role === 'feature') {
    const feature = features.get(part.feature)
    const texts = part.values.map((id) => values.get(id)?.text ?? '')
    const text = texts.length > 0 ? joined(texts) : rounded(part.given ?? 0)
    return {
      ...common,
      role: 'feature',
      filter: feature?.code ?? '',
      name: feature?.name ?? '',
      values: part.values,
      label: feature?.unitText ? `${text} ${feature.unitText}` : text,
    }
  }
  const names = part.role === 'brand' ? brandNames : seriesNames
  return {
    ...common,
    role: part.role,
    filter: part.role === 'brand' ? 'brands' : 'series',
    values: part.values,
    label: joined([...new Set(part.values.map((id) => names.get(id) ?? ''))]),
  }
}
