import type { VocabularyRows } from './vocabulary.queries.ts'

type Spec = Record<string, string | number | boolean>

const FEATURES = [
  { code: 'poles', name: 'Количество полюсов', unit: null, kind: 'list' },
  { code: 'current', name: 'Номинальный ток', unit: 'А', kind: 'range' },
  { code: 'curve', name: 'Характеристика', unit: null, kind: 'list' },
  { code: 'posts', name: 'Количество постов', unit: null, kind: 'list' },
  { code: 'colour', name: 'Цвет', unit: null, kind: 'list' },
  { code: 'ip', name: 'Степень защиты', unit: null, kind: 'list' },
  { code: 'light', name: 'Подсветка', unit: null, kind: 'flag' },
  { code: 'cores', name: 'Число жил', unit: null, kind: 'list' },
  { code: 'section', name: 'Сечение', unit: 'мм²', kind: 'range' },
  { code: 'mark', name: 'Марка', unit: null, kind: 'list' },
  { code: 'hole', name: 'Отверстие', unit: null, kind: 'list' },
  { code: 'length', name: 'Длина', unit: 'мм', kind: 'range' },
  { code: 'mounting', name: 'Способ монтажа', unit: null, kind: 'list' },
  { code: 'pack', name: 'Количество в упаковке', unit: 'шт', kind: 'range' },
  { code: 'type', name: 'Тип изделия', unit: null, kind: 'list' },
  { code: 'keys', name: 'Количество клавиш', unit: null, kind: 'list' },
] as const

const ru = (value: string | number | boolean) => (typeof value === 'boolean' ? (value ? 'Да' : 'Нет') : String(value).replace('.', ','))

/** Every combination of these settings. */
const all = (axes: Record<string, readonly (string | number | boolean)[]>): Spec[] =>
  Object.entries(axes).reduce<Spec[]>(
    (made, [axis, settings]) => made.flatMap((one) => settings.map((setting) => ({ ...one, [axis]: setting }))),
    [{}],
  )

const KINDS: { name: string; specs: Spec[]; title: (spec: Spec) => string }[] = [
  {
    name: 'Выключатели автоматические',
    specs: all({ poles: [1, 2, 3], current: [6, 16, 25], curve: ['B', 'C'] }),
    title: ({ poles, curve, current }) => `Выключатель автоматический ${poles}п ${curve} ${current}А`,
  },
  {
    name: 'Розетки',
    specs: all({ posts: [1, 2], colour: ['белый', 'чёрный'], ip: ['IP20', 'IP44'], light: [true, false] }),
    title: ({ posts, colour, ip }) => `Розетка ${posts}-местная ${colour} ${ip}`,
  },
  {
    name: 'Розетки информационные',
    specs: all({ colour: ['белый'], ip: ['IP20'] }),
    title: ({ colour }) => `Розетка информационная RJ-45 ${colour}`,
  },
  {
    name: 'Кабель силовой',
    specs: all({ cores: [3, 5], section: [1.5, 2.5, 4] }),
    title: ({ cores, section }) => `Кабель силовой ${cores}х${ru(section ?? 0)}`,
  },
  {
    name: 'Наконечники кабельные',
    specs: [
      ...all({ mark: ['ТМЛ', 'ТМ'], section: [10, 16, 25], hole: [8, 16] }),
      { mark: 'ГМ', section: 10, hole: 8, type: 'втулка медная' },
    ],
    title: ({ mark, section, hole }) => `Наконечник ${mark} ${section}-${hole}`,
  },
  {
    name: 'Светильники для ЖКХ',
    specs: all({ mounting: ['потолочный', 'настенный'], colour: ['белый'] }),
    title: ({ colour }) => `Светильник для ЖКХ ${colour}`,
  },
  { name: 'Светильники уличные', specs: all({ ip: ['IP44'] }), title: ({ ip }) => `Светильник уличный ${ip}` },
  { name: 'Посты и пульты', specs: all({ keys: [1, 2, 3] }), title: ({ keys }) => `Пост кнопочный ${keys} кнопки` },
  {
    name: 'DIN-рейки',
    specs: all({ length: [300, 600, 1000], pack: [10, 50] }),
    title: ({ length, pack }) => `DIN-рейка L=${length} мм ${pack} шт`,
  },
]

/** A small catalogue as its words are learned from it. */
export function smallVocabularyRows(): VocabularyRows {
  const values: VocabularyRows['values'] = []
  const valueOf = (code: string, setting: string | number | boolean) => {
    const feature = FEATURES.findIndex((one) => one.code === code) + 1
    const text = ru(setting)
    const known = values.find((value) => value.feature === feature && value.text === text)
    if (known) return known.id
    const isMeasured = FEATURES[feature - 1]?.kind === 'range'
    return values.push({ id: values.length + 1, feature, text, number: isMeasured ? Number(setting) : null })
  }
  const goods = KINDS.flatMap(({ specs, title }, place) =>
    specs.map((spec, index) => ({
      name: title(spec),
      family: place + 1,
      section: place + 1,
      brand: 1 + (index % 2),
      series: null,
      values: Object.entries(spec).map(([code, setting]) => valueOf(code, setting)),
    })),
  )
  return {
    sections: KINDS.map(({ name }, place) => ({ id: place + 1, name, path: [place + 1] })),
    families: KINDS.map(({ name }, place) => ({ id: place + 1, name })),
    brands: [
      { id: 1, name: 'Искра' },
      { id: 2, name: 'Волна' },
      { id: 3, name: 'Voltarra' },
      { id: 4, name: 'Легранда' },
    ],
    series: [],
    features: FEATURES.map((feature, place) => ({ ...feature, id: place + 1, isPrimary: true })),
    values,
    goods,
  }
}
