type Setting = string | number | boolean
type Axes = Record<string, readonly (string | number)[]>

/** A feature of this catalogue: its own code, name, unit and kind. */
export const fastenerFeatures = {
  'thread-size': { name: 'Метрическая резьба', unit: null, kind: 'list' },
  'rod-length': { name: 'Длина', unit: 'мм', kind: 'range' },
  'strength-class': { name: 'Класс прочности', unit: null, kind: 'list' },
  plating: { name: 'Покрытие', unit: null, kind: 'list' },
  norm: { name: 'Стандарт', unit: null, kind: 'list' },
  form: { name: 'Исполнение', unit: null, kind: 'list' },
  'rod-diameter': { name: 'Диаметр', unit: 'мм', kind: 'range' },
  slot: { name: 'Шлиц', unit: null, kind: 'list' },
  tip: { name: 'Наконечник', unit: null, kind: 'list' },
  tone: { name: 'Цвет', unit: null, kind: 'list' },
  'in-pack': { name: 'В упаковке', unit: 'шт', kind: 'range' },
  'pipe-outer': { name: 'Наружный диаметр', unit: 'мм', kind: 'range' },
  'pipe-wall': { name: 'Толщина стенки', unit: 'мм', kind: 'range' },
  'pressure-class': { name: 'Номинальное давление', unit: null, kind: 'list' },
  reinforcement: { name: 'Армирование', unit: null, kind: 'list' },
  'coil-metres': { name: 'Бухта', unit: 'м', kind: 'range' },
  inch: { name: 'Трубная резьба', unit: null, kind: 'list' },
  ends: { name: 'Присоединение', unit: null, kind: 'list' },
  'nominal-bore': { name: 'Условный проход DN', unit: null, kind: 'range' },
  lever: { name: 'Ручка', unit: null, kind: 'list' },
  medium: { name: 'Рабочая среда', unit: null, kind: 'list' },
  place: { name: 'Назначение', unit: null, kind: 'list' },
  spout: { name: 'Длина излива', unit: 'мм', kind: 'range' },
  'hose-length': { name: 'Длина подводки', unit: 'см', kind: 'range' },
  mesh: { name: 'Ячейка сетки', unit: 'мкм', kind: 'range' },
  stuff: { name: 'Материал', unit: null, kind: 'list' },
  centres: { name: 'Межосевое расстояние', unit: 'мм', kind: 'range' },
  ribs: { name: 'Количество секций', unit: null, kind: 'range' },
  'work-bar': { name: 'Рабочее давление', unit: 'бар', kind: 'range' },
  'pump-size': { name: 'Типоразмер', unit: null, kind: 'list' },
  'pump-watts': { name: 'Мощность', unit: 'Вт', kind: 'range' },
  'float-switch': { name: 'Поплавковый выключатель', unit: null, kind: 'flag' },
  grip: { name: 'Диапазон диаметров', unit: 'мм', kind: 'list' },
} as const

export type FastenerFeature = keyof typeof fastenerFeatures
export type FastenerSpec = readonly [FastenerFeature, Setting]
export type FastenerItem = { title: string; specs: readonly FastenerSpec[] }
export type FastenerKind = { code: string; name: string; section: string; items: readonly FastenerItem[] }

/** «2.5» as price lists write it: «2,5». */
export const ru = (value: number) => String(value).replace('.', ',')

/** Every made combination of the axes is an item of the kind. */
export function kind<const A extends Axes>(plan: {
  code: string
  name: string
  section: string
  axes: A
  isMade?: (v: { [K in keyof A]: A[K][number] }) => boolean
  title: (v: { [K in keyof A]: A[K][number] }) => string
  specs: (v: { [K in keyof A]: A[K][number] }) => readonly FastenerSpec[]
}): FastenerKind {
  type V = { [K in keyof A]: A[K][number] }
  let variants: Record<string, string | number>[] = [{}]
  for (const [axis, settings] of Object.entries<readonly (string | number)[]>(plan.axes))
    variants = variants.flatMap((variant) => settings.map((setting) => ({ ...variant, [axis]: setting })))
  const made = (variants as V[]).filter((variant) => plan.isMade?.(variant) ?? true)
  return {
    code: plan.code,
    name: plan.name,
    section: plan.section,
    items: made.map((variant) => ({ title: plan.title(variant), specs: plan.specs(variant) })),
  }
}
