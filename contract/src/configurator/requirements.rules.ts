import type { FeatureRequirement, GoodsFeature, GoodsFeatures } from './assembly-shapes.ts'

export const equal = (feature: GoodsFeature, ...values: (number | string)[]): FeatureRequirement => ({ feature, rule: 'equal', values })
export const notLess = (feature: GoodsFeature, value: number | string): FeatureRequirement => ({
  feature,
  rule: 'not-less',
  values: [value],
})

/** 'IP54' as its two digits. */
function ipDigits(value: number | string): [number, number] | null {
  const found = /^IP\s?(\d)(\d)/i.exec(String(value))
  return found ? [Number(found[1]), Number(found[2])] : null
}

/** IP is compared digit by digit: IP44 is no more than IP54, nor is IP63. */
export function isIpEnough(value: number | string, wanted: number | string): boolean {
  const one = ipDigits(value)
  const other = ipDigits(wanted)
  return one !== null && other !== null && one[0] >= other[0] && one[1] >= other[1]
}

export function isMet({ feature, rule, values }: FeatureRequirement, value: number | string | undefined): boolean {
  if (value === undefined) return false
  if (rule === 'equal') return values.some((wanted) => String(wanted) === String(value))
  const wanted = values[0] ?? 0
  if (feature === 'ip') return isIpEnough(value, wanted)
  const [one, other] = [Number(value), Number(wanted)]
  return rule === 'not-less' ? one >= other : one <= other
}

export const fits = (features: GoodsFeatures, requirement: readonly FeatureRequirement[]): boolean =>
  requirement.every((one) => isMet(one, features[one.feature]))

/** Features of goods that just fit. */
export const leastFeatures = (requirement: readonly FeatureRequirement[]): GoodsFeatures =>
  Object.fromEntries(requirement.flatMap(({ feature, values }) => (values[0] === undefined ? [] : [[feature, values[0]]])))
