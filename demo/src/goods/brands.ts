import { type TintName, tintNames } from '#demo/pictures/canvas'
import { slugOf } from '@vitrina/contract/goods/slug.rules'

export type Area =
  | 'cable'
  | 'modular'
  | 'power'
  | 'boards'
  | 'wiring'
  | 'light'
  | 'trays'
  | 'fixing'
  | 'metering'
  | 'supply'
  | 'drives'
  | 'control'
  | 'climate'
  | 'earthing'
  | 'tools'
  | 'network'

/** How a brand writes its articles; `lookalike` has Cyrillic letters that look Latin. */
export type ArticleStyle = 'dashes' | 'dots' | 'digits' | 'slash' | 'lookalike' | 'solid'

type Country = 'RU' | 'BY' | 'CN' | 'TR' | 'DE' | 'KZ'
type Row = readonly [name: string, country: Country, areas: string, prefix: string, style: ArticleStyle, factor: number, series: string]

const rows: readonly Row[] = [
  ['Вольтарис', 'RU', 'modular power boards', 'VR', 'dashes', 1.05, 'Титан, Базис, Форт, Модуль-Про'],
  ['Ампертон', 'RU', 'modular boards', 'AT', 'lookalike', 0.92, 'Норма, Эталон, Дом'],
  ['Токмера', 'RU', 'modular metering', 'TM', 'lookalike', 0.88, 'Стандарт, Профи, Компакт'],
  ['Norvolta', 'DE', 'modular power control', 'NV', 'digits', 2.1, 'Prime, Core, Nordline, M6'],
  ['Tavron', 'CN', 'modular wiring light', 'TV', 'dashes', 0.78, 'Basic, Home, Smart+, Nova'],
  ['Kelvora', 'TR', 'modular power', 'KV', 'slash', 1.2, 'Sigma, Delta, Plus'],
  ['Щитград', 'RU', 'boards modular', 'SG', 'dots', 0.95, 'Бастион, Квартал, Сити'],
  ['Релармо', 'RU', 'control modular', 'RL', 'dashes', 1.1, 'Импульс, Квант, Альфа'],
  ['Контарис', 'RU', 'power control', 'KN', 'lookalike', 1.0, 'КМ-Про, Форс, Практик'],
  ['Пускор', 'RU', 'power control', 'PK', 'solid', 0.9, 'Старт, Вектор'],
  ['Кабелюс', 'RU', 'cable', 'KB', 'lookalike', 1.04, 'Эталон, ГОСТ, Норд'],
  ['Медьтрасса', 'RU', 'cable', 'MT', 'dots', 1.0, 'ГОСТ, Строй'],
  ['Уралжила', 'RU', 'cable', 'UZ', 'dashes', 0.97, 'Стандарт, Урал-Пром'],
  ['Северная жила', 'RU', 'cable', 'SZ', 'digits', 1.08, 'Норд, Арктик, Сити'],
  ['Проводарь', 'RU', 'cable', 'PR', 'lookalike', 0.94, 'Мастер, Дом'],
  ['Кольмедь', 'KZ', 'cable', 'CM', 'slash', 1.02, 'Плюс, Норма'],
  ['Витолан', 'RU', 'network cable', 'VL', 'dashes', 1.0, 'Офис, Профи, Магистраль'],
  ['Netrosa', 'CN', 'network', 'NT', 'solid', 0.85, 'Link, Office, Data'],
  ['Пакетта', 'RU', 'network', 'PT', 'dots', 0.93, 'Ритм, Сервер, Старт'],
  ['Лумирис', 'RU', 'light', 'LM', 'dashes', 1.06, 'Офис, Индастри, Двор, Магистраль'],
  ['Светарио', 'RU', 'light', 'SV', 'solid', 0.9, 'Базис, Комфорт, Парк'],
  ['Lumoreta', 'CN', 'light', 'LU', 'digits', 0.74, 'Eco, Classic, Street'],
  ['Диолан', 'RU', 'light', 'DL', 'dots', 1.15, 'Прима, Атлет, Склад'],
  ['Яркония', 'RU', 'light', 'YR', 'dashes', 0.86, 'Школа, Цех, Дом'],
  ['Fotarra', 'CN', 'light control', 'FT', 'solid', 0.82, 'Easy, Pro, Motion'],
  ['Розентум', 'RU', 'wiring', 'RZ', 'dashes', 1.0, 'Ладога, Нева, Камея'],
  ['Уютвольт', 'RU', 'wiring climate', 'UV', 'dots', 0.84, 'Соло, Дуэт, Терра'],
  ['Белькамо', 'BY', 'wiring', 'BK', 'lookalike', 0.8, 'Минор, Полесье, Вежа'],
  ['Klavida', 'TR', 'wiring', 'KD', 'digits', 1.25, 'Elegra, Vista, Linea'],
  ['Рамкор', 'RU', 'wiring', 'RM', 'slash', 1.1, 'Контур, Грань, Стиль'],
  ['Трассомет', 'RU', 'trays', 'TR', 'dashes', 1.0, 'Стандарт, Цинк, Тяжёлая'],
  ['Кабельпуть', 'RU', 'trays', 'KP', 'lookalike', 0.93, 'Л-Серия, Норма, Пром'],
  ['Гофрион', 'RU', 'trays fixing', 'GF', 'dots', 0.9, 'Строй, Профи, Лайт'],
  ['Traverna', 'DE', 'trays', 'TA', 'digits', 1.7, 'RKS-Line, Grid, Heavy'],
  ['Лотариум', 'RU', 'trays', 'LR', 'dashes', 0.96, 'Трасса, Магистраль'],
  ['Клеммаро', 'RU', 'fixing control', 'KL', 'dashes', 1.0, 'Клик, Винт, Рейка'],
  ['Обжимка', 'RU', 'fixing tools', 'OB', 'lookalike', 0.92, 'Медь, Практик, Мастер'],
  ['Термосадко', 'RU', 'fixing', 'TD', 'dots', 1.03, 'ТС, Клей, Норма'],
  ['Фиксанта', 'RU', 'fixing earthing', 'FX', 'solid', 0.88, 'Базис, Уличная, Пром'],
  ['Хомутель', 'RU', 'fixing', 'HM', 'lookalike', 0.8, 'Строй, Плюс'],
  ['Метровольт', 'RU', 'metering', 'MV', 'dashes', 1.08, 'Меркатор, Тариф, Шина'],
  ['Тарифон', 'RU', 'metering', 'TF', 'solid', 0.95, 'Двор, Сеть, Умный учёт'],
  ['Amperra', 'DE', 'metering tools', 'AR', 'digits', 1.9, 'Check, Labor, Field'],
  ['Изметрон', 'RU', 'metering tools', 'IZ', 'dots', 0.9, 'Практик, Лаборант, Мини'],
  ['Неугас', 'RU', 'supply', 'NG', 'dashes', 1.0, 'Офис, Сервер, Котёл'],
  ['Stabora', 'CN', 'supply', 'SB', 'solid', 0.83, 'Home, Rack, Line-R'],
  ['Ровновольт', 'RU', 'supply', 'RV', 'lookalike', 0.94, 'Дача, Цех, Прецизион'],
  ['Powerenta', 'CN', 'supply control', 'PW', 'digits', 1.1, 'Rail, Slim, Heavy'],
  ['Двигарь', 'RU', 'drives', 'DV', 'dashes', 0.98, 'Общепром, Насос, Кран'],
  ['Роторика', 'RU', 'drives', 'RT', 'lookalike', 1.04, 'АИР-Стандарт, Энерго, Сибирь'],
  ['Frekvanta', 'CN', 'drives control', 'FQ', 'solid', 0.86, 'Mini, Pump, Vector'],
  ['Vektorna', 'DE', 'drives control', 'VK', 'digits', 1.8, 'Drive A, Drive X, Compact'],
  ['Ладогика', 'RU', 'control', 'LD', 'dashes', 1.05, 'Логик, Модуль, Пульт'],
  ['Кнопкарь', 'RU', 'control', 'KR', 'lookalike', 0.85, 'Пост, Щит, Грибок'],
  ['Siglanta', 'TR', 'control', 'SL', 'slash', 1.15, 'Panel, Metal, Eco'],
  ['Теплонить', 'RU', 'climate', 'TN', 'dashes', 1.0, 'Комфорт, Тонкий, Крыша'],
  ['Ветрувия', 'RU', 'climate', 'VT', 'dots', 0.92, 'Бриз, Канал, Цех'],
  ['Calorenta', 'DE', 'climate', 'CL', 'digits', 1.6, 'Wall, Floor, Air'],
  ['Громосвод', 'RU', 'earthing', 'GS', 'dashes', 1.02, 'Контур, Мачта, Цинк'],
  ['Контурзем', 'RU', 'earthing', 'KZ', 'lookalike', 0.93, 'Медь, Норма'],
  ['Молниста', 'RU', 'earthing tools', 'ML', 'solid', 1.1, 'Кровля, Фасад, Нержавейка'],
  ['Крепкорук', 'RU', 'tools', 'KU', 'lookalike', 0.82, 'Монтажник, Профи, Диэлектро'],
  ['Handwerra', 'DE', 'tools', 'HW', 'digits', 2.0, 'VDE, Meister, Press'],
  ['Бронещит', 'RU', 'boards', 'BS', 'dashes', 1.06, 'Пром, Улица, Учёт'],
  ['Шкафлен', 'BY', 'boards', 'SH', 'dots', 0.87, 'Минимум, Оптима, Макси'],
  ['Metboxa', 'CN', 'boards', 'MB', 'solid', 0.79, 'Plastic, Steel, Clear'],
]

export type Brand = {
  id: number
  slug: string
  name: string
  country: Country
  areas: readonly Area[]
  prefix: string
  style: ArticleStyle
  factor: number
  tint: TintName
}

/** One series of one brand: everything a product gets from its maker and not from its technical variant. */
export type Line = {
  id: number
  brand: Brand
  name: string
  /** Place among the brand's series, from 0. */
  place: number
  /** 0 for the series itself, then its later modifications. */
  generation: number
  /** The two digits makers put into type designations: ВА-63, КМ-29. */
  number: number
  /** Price level within the brand. */
  factor: number
  warrantyYears: number
}

const numbers = [47, 63, 29, 11, 88, 35]
const warranties = [2, 3, 5, 7, 10, 3]

export const brands: readonly Brand[] = rows.map(([name, country, areas, prefix, style, factor], place) => ({
  id: place + 1,
  slug: slugOf(name),
  name,
  country,
  areas: areas.split(' ') as Area[],
  prefix,
  style,
  factor,
  tint: tintNames[(place * 5 + 1) % tintNames.length] ?? 'blue',
}))

/** Later modifications of a series: a load-sized store has them, the ordinary demo does not. */
const generations = ['', 'М', 'С', 'Н'] as const
const latinLetters: Record<string, string> = { М: 'M', С: 'S', Н: 'N' }
const isLatin = (name: string) => /^[A-Z]/.test(name)
const seriesName = (name: string, letter: string) =>
  letter === '' ? name : `${name} ${isLatin(name) ? (latinLetters[letter] ?? letter) : letter}`

export const lines: readonly Line[] = generations
  .flatMap((letter, generation) =>
    brands.flatMap((brand, place) =>
      (rows[place]?.[6] ?? '').split(', ').map((name, order) => ({ brand, order, generation, name: seriesName(name, letter) })),
    ),
  )
  .map(({ brand, name, order, generation }, place) => ({
    id: place + 1,
    brand,
    name,
    place: order,
    generation,
    number: numbers[(order + brand.id + generation * 2) % numbers.length] ?? 47,
    factor: 0.94 + order * 0.09 + generation * 0.04,
    warrantyYears: warranties[(order * 2 + brand.id) % warranties.length] ?? 2,
  }))

/** The series offered in an area, brand after brand in turn, so that neighbours are rivals. */
export function linesOf(area: Area): Line[] {
  return lines
    .filter((line) => line.brand.areas.includes(area))
    .toSorted((one, other) => one.generation - other.generation || one.place - other.place || one.id - other.id)
}
