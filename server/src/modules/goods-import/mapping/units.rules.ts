/** One unit under several spellings. */
const spellings: Record<string, string> = {
  mm: 'мм',
  cm: 'см',
  m: 'м',
  km: 'км',
  'кв.мм': 'мм2',
  'кв мм': 'мм2',
  mm2: 'мм2',
  g: 'г',
  гр: 'г',
  kg: 'кг',
  a: 'А',
  а: 'А',
  ma: 'мА',
  ка: 'кА',
  v: 'В',
  в: 'В',
  kv: 'кВ',
  кв: 'кВ',
  w: 'Вт',
  вт: 'Вт',
  kw: 'кВт',
  квт: 'кВт',
  hz: 'Гц',
  гц: 'Гц',
  ом: 'Ом',
  lm: 'лм',
  k: 'К',
  к: 'К',
  '°с': '°C',
  '°c': '°C',
}

type Scale = { of: string; factor: number }
const scale = (of: string, factors: Record<string, number>) =>
  Object.entries(factors).map(([unit, factor]) => [unit, { of, factor }] as const)

/** Units that differ by a factor alone. */
const scales = new Map<string, Scale>([
  ...scale('length', { мкм: 1e-6, мм: 1e-3, см: 1e-2, м: 1, км: 1e3 }),
  ...scale('area', { мм2: 1e-6, см2: 1e-4, м2: 1 }),
  ...scale('mass', { мг: 1e-6, г: 1e-3, кг: 1, т: 1e3 }),
  ...scale('current', { мкА: 1e-6, мА: 1e-3, А: 1, кА: 1e3 }),
  ...scale('voltage', { мВ: 1e-3, В: 1, кВ: 1e3 }),
  ...scale('power', { мВт: 1e-3, Вт: 1, кВт: 1e3, МВт: 1e6 }),
  ...scale('frequency', { Гц: 1, кГц: 1e3, МГц: 1e6 }),
  ...scale('resistance', { мОм: 1e-3, Ом: 1, кОм: 1e3, МОм: 1e6 }),
  ...scale('volume', { мл: 1e-3, л: 1, м3: 1e3 }),
  ...scale('time', { мс: 1e-3, с: 1, мин: 60, ч: 3_600 }),
])
/** Beside them, units that stand in headings. */
const others = new Set(['лм', 'лк', 'К', '°C', '%', 'шт', 'дБ', 'Н', 'бар', 'Па', 'кПа', 'МПа', 'об/мин', 'ВА', 'кВА', 'мкФ', 'мм2'])

/** `mm²`, `мм2` and `кв.мм` are one; case counts, for `мВт` is not `МВт`. */
export function normalUnit(unit: string): string {
  const plain = unit.trim().replaceAll('²', '2').replaceAll('³', '3').replace(/\.$/, '')
  if (scales.has(plain) || others.has(plain)) return plain
  return spellings[plain.toLowerCase()] ?? plain
}

export const isKnownUnit = (unit: string): boolean => scales.has(normalUnit(unit)) || others.has(normalUnit(unit))

/** A number in another unit of the same measure; null when the two have nothing to do with each other. */
export function convertUnit(value: number, from: string, to: string): number | null {
  const [own, wanted] = [normalUnit(from), normalUnit(to)]
  if (own === wanted) return value
  const [one, other] = [scales.get(own), scales.get(wanted)]
  // Twelve digits: a factor must not leave 0.30000000000000004 behind.
  return one && other && one.of === other.of ? Number(((value * one.factor) / other.factor).toPrecision(12)) : null
}
