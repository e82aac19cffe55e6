import type { FeatureRequirement, GoodsFeature, Position } from '@vitrina/contract/configurator/assembly-shapes'
import { decimal } from './drawing/device-text.rules.ts'

/** Units and letters as catalogues write them; features without one are told by the kind of goods. */
const written: Partial<Record<GoodsFeature, (value: string) => string>> = {
  poles: (value) => `${value}P`,
  current: (value) => `${value} А`,
  curve: (value) => value,
  breaking: (value) => `${value} кА`,
  leak: (value) => `${value} мА`,
  leakType: (value) => value,
  surgeClass: (value) => value,
  capacity: (value) => `${value} мод.`,
  ip: (value) => value,
  section: (value) => `${value} мм²`,
  cores: (value) => `${value} ж.`,
  inputs: (value) => `${value} отв.`,
  length: (value) => `${value} мм`,
  width: (value) => `${value} мм`,
  height: (value) => `${value} мм`,
}
const signs = { equal: '', 'not-less': '≥ ', 'not-more': '≤ ' } as const

const oneText = ({ feature, rule, values }: FeatureRequirement): string[] => {
  const write = written[feature]
  if (!write || values.length === 0) return []
  const texts = values.map((value) => write(typeof value === 'number' ? decimal(value, 3) : value))
  return [`${signs[rule]}${texts.join('/')}`]
}

/** Requirements of a position, short: '1P, 16 А, C, ≥ 6 кА'. */
export const requirementText = ({ requirement }: Pick<Position, 'requirement'>): string => requirement.flatMap(oneText).join(', ')
