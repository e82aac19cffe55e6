import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { countries, families, features, featureValues, productFeatures, products, sellers, units } from '#tables/catalogue'
import { prices } from '#tables/prices'
import { regions } from '#tables/sites'
import { stock } from '#tables/stock'
import { only } from './builders.ts'
import { aBrand, aSection } from './builders.goods.ts'
import { aPriceType, aWarehouse, theVatRates } from './builders.prices.ts'

/** Names and codes that are not those of the demo: goods are found by words of the trade. */
const featureNames = {
  F01: ['Число полюсов', null],
  F02: ['Номинальный ток', 'А'],
  F03: ['Кривая отключения', null],
  F04: ['Номинальная отключающая способность', 'кА'],
  F05: ['Отключающий дифференциальный ток', 'мА'],
  F06: ['Тип УЗО', null],
  F07: ['Номинальное рабочее напряжение', 'В'],
  F08: ['Количество модулей', null],
  F09: ['Вместимость корпуса', null],
  F10: ['Степень защиты', null],
  F11: ['Способ установки', null],
  F12: ['Количество жил', null],
  F13: ['Сечение', 'мм²'],
  F14: ['Материал проводника', null],
  F15: ['Напряжение', 'кВ'],
  F16: ['Марка кабеля', null],
  F17: ['Класс испытаний', null],
  F18: ['Разрядный ток', 'кА'],
  F19: ['Исполнение контактов', null],
  F20: ['Напряжение управления', 'В'],
  F21: ['Количество отверстий', null],
  F22: ['Цвет', null],
  F23: ['Длина', 'мм'],
  F24: ['Ширина', 'мм'],
  F25: ['Высота', 'мм'],
  F26: ['Количество в упаковке', 'шт'],
} as const
type Code = keyof typeof featureNames
type Spec = readonly [Code, string | number]
type Item = { name: string; specs: Spec[]; price: number; isMetre?: boolean; isPack?: boolean }

const ratings = [6, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125]
const volts = (poles: number): Spec => ['F07', poles < 3 ? 230 : 400]
const sections = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70]

const kinds: Record<string, { name: string; etimClass?: string; items: Item[] }> = {
  K1: {
    name: 'Защита линий, серия МСВ',
    etimClass: 'EC000042',
    items: [1, 2, 3, 4].flatMap((poles) =>
      ratings.flatMap((current) =>
        ['С', 'D'].map((curve) => ({
          name: `Автомат ${poles}P ${curve}${current}`,
          specs: [
            ['F01', poles],
            ['F02', current],
            ['F03', curve],
            ['F04', 6],
            volts(poles),
            ['F08', current >= 80 ? 1.5 * poles : poles],
          ] as Spec[],
          price: poles * (10_000 + current * 100),
        })),
      ),
    ),
  },
  K2: {
    name: 'Выключатели дифференциального тока',
    items: [2, 4].flatMap((poles) =>
      [25, 40, 63, 80, 100].flatMap((current) =>
        (
          [
            ['А', 30],
            ['A-S', 300],
          ] as const
        ).map(([kind, leak]) => ({
          name: `УЗО ${poles}P ${current}А ${leak}мА ${kind}`,
          specs: [['F01', poles], ['F02', current], ['F05', leak], ['F06', kind], volts(poles), ['F08', poles]] as Spec[],
          price: poles * (50_000 + current * 500),
        })),
      ),
    ),
  },
  K3: {
    name: 'АВДТ',
    items: [2, 4].flatMap((poles) =>
      ratings.slice(0, 9).flatMap((current) =>
        [10, 30].map((leak) => ({
          name: `АВДТ ${poles}P C${current} ${leak}мА`,
          specs: [
            ['F01', poles],
            ['F02', current],
            ['F03', 'C'],
            ['F04', 6],
            ['F05', leak],
            ['F06', 'A'],
            volts(poles),
            ['F08', poles],
          ] as Spec[],
          price: poles * (60_000 + current * 500),
        })),
      ),
    ),
  },
  K4: {
    name: 'Выключатели нагрузки',
    items: [2, 4].flatMap((poles) =>
      [40, 63, 100, 125].map((current) => ({
        name: `Выключатель нагрузки ${poles}P ${current}А`,
        specs: [['F01', poles], ['F02', current], volts(poles), ['F08', poles]] as Spec[],
        price: poles * current * 200,
      })),
    ),
  },
  K5: {
    name: 'УЗИП',
    items: [2, 4].flatMap((poles) =>
      ['I+II', 'II'].map((level) => ({
        name: `УЗИП ${poles}P ${level}`,
        specs: [
          ['F01', poles],
          ['F17', level],
          ['F18', 40],
          ['F08', poles],
        ] as Spec[],
        price: poles * 90_000,
      })),
    ),
  },
  K6: {
    name: 'Контакторы модульные',
    items: ['2НО', '4НО'].flatMap((contacts) =>
      [16, 25, 40, 63].map((current) => ({
        name: `Контактор ${current}А ${contacts}`,
        specs: [
          ['F02', current],
          ['F19', contacts],
          ['F20', 230],
          ['F07', contacts === '2НО' ? 230 : 400],
          ['F08', 2],
        ] as Spec[],
        price: current * 5_000,
      })),
    ),
  },
  K7: {
    name: 'Кабели силовые',
    items: [3, 5].flatMap((cores) =>
      sections.flatMap((section) =>
        ['ВВГнг(А)-LS', 'КГ'].map((mark) => ({
          name: `Кабель ${mark} ${cores}х${section}`,
          specs: [
            ['F12', cores],
            ['F13', section],
            ['F14', 'медная'],
            ['F15', 0.66],
            ['F16', mark],
          ] as Spec[],
          price: cores * section * (mark === 'КГ' ? 500 : 1_000),
          isMetre: true,
        })),
      ),
    ),
  },
  K8: {
    name: 'Провод установочный',
    items: sections.flatMap((section) =>
      ['белый', 'синий', 'жёлто-зелёный'].map((colour) => ({
        name: `Провод ПуГВ ${section} ${colour}`,
        specs: [
          ['F13', section],
          ['F22', colour],
        ] as Spec[],
        price: section * 1_000,
        isMetre: true,
      })),
    ),
  },
  K9: {
    name: 'Шины нулевые',
    items: [6, 10, 16, 24, 36].flatMap((inputs) =>
      ['синий', 'жёлто-зелёный'].map((colour) => ({
        name: `Шина ${inputs} отв. ${colour}`,
        specs: [
          ['F21', inputs],
          ['F02', 125],
          ['F22', colour],
        ] as Spec[],
        price: inputs * 1_000,
      })),
    ),
  },
  K10: {
    name: 'Шины соединительные',
    items: [63, 100, 125].map((current) => ({
      name: `Гребёнка 1P ${current}А`,
      specs: [
        ['F01', 1],
        ['F02', current],
        ['F09', 12],
      ] as Spec[],
      price: current * 200,
    })),
  },
  K11: {
    name: 'Боксы пластиковые',
    items: [12, 24, 36, 48, 60, 72].flatMap((capacity) =>
      (
        [
          ['навесной', 'IP41'],
          ['встраиваемый', 'IP41'],
          ['навесной', 'IP65'],
        ] as const
      ).map(([mounting, ip]) => ({
        name: `Бокс ${mounting} ${capacity} ${ip}`,
        specs: [
          ['F09', capacity],
          ['F11', mounting],
          ['F10', ip],
        ] as Spec[],
        price: capacity * 5_000,
      })),
    ),
  },
  K12: { name: 'Заглушки модульные', items: [{ name: 'Заглушка для щита на 1 модуль', specs: [], price: 500 }] },
  K13: {
    name: 'Наконечники НШВИ',
    items: sections.map((section) => ({
      name: `НШВИ ${section}`,
      specs: [
        ['F13', section],
        ['F26', 100],
      ] as Spec[],
      price: 300,
      isPack: true,
    })),
  },
  K14: {
    name: 'Наконечники кабельные',
    items: sections.map((section) => ({ name: `ТМЛ ${section}`, specs: [['F13', section]] as Spec[], price: 3_000 })),
  },
  K15: {
    name: 'DIN-рейки',
    items: [300, 600, 1_000].map((length) => ({ name: `DIN-рейка ${length}`, specs: [['F23', length]] as Spec[], price: length * 10 })),
  },
  K16: {
    name: 'Щиты с монтажной панелью',
    items: [800, 1_200, 1_400].map((height) => ({
      name: `ЩМП ${height}`,
      specs: [
        ['F25', height],
        ['F24', 800],
        ['F10', 'IP54'],
      ] as Spec[],
      price: height * 500,
    })),
  },
}

const textOf = (value: string | number) => String(value).replace('.', ',')

/** Everything a distribution board is made of, by two makers; only the first has it in stock. */
export async function boardCatalogue(ctx: Context) {
  const { db } = ctx
  await theVatRates(ctx)
  const region = only(await db.select().from(regions).where(eq(regions.slug, 'moskva')))
  const retail = await aPriceType(ctx, { isRetail: true, name: { ru: 'Розничная' } })
  const warehouse = await aWarehouse(ctx, { regionId: region.id, name: 'Склад' })
  await db
    .insert(countries)
    .values({ code: 'RU', name: { ru: 'Россия' } })
    .onConflictDoNothing()
  const section = await aSection(ctx, { name: 'Всё для щита' })
  const near = await aBrand(ctx, { name: 'Ближний' })
  const far = await aBrand(ctx, { name: 'Дальний' })
  const seller = only(await db.insert(sellers).values({ slug: 'boards', name: 'Щитовой склад' }).returning())
  const [piece, metre, pack] = await db
    .insert(units)
    .values([
      { okei: '796', name: { ru: 'шт' } },
      { okei: '006', name: { ru: 'м' }, decimals: 1 },
      { okei: '778', name: { ru: 'упак' } },
    ])
    .returning()
  if (!piece || !metre || !pack) throw new Error('Units were not made')
  const familyRows = await db
    .insert(families)
    .values(
      Object.entries(kinds).map(([code, { name, etimClass }]) => ({ code, name, etimClass: etimClass ?? null, sectionId: section.id })),
    )
    .returning()
  const featureRows = await db
    .insert(features)
    .values(Object.entries(featureNames).map(([code, [name, unit]]) => ({ code, name, unit, kind: 'list' as const })))
    .returning()
  const familyIds = new Map(familyRows.map(({ code, id }) => [code, id]))
  const featureIds = new Map(featureRows.map(({ code, id }) => [code, id]))
  const goods = Object.entries(kinds).flatMap(([code, { items }]) =>
    [near, far].flatMap((brand) => items.map((item) => ({ code, item, brand }))),
  )
  const added = await db
    .insert(products)
    .values(
      goods.map(({ code, item, brand }, place) => ({
        article: `BR-${1_000 + place}`,
        manufacturerCode: `B${place}`,
        name: item.name,
        sectionId: section.id,
        familyId: familyIds.get(code) ?? 0,
        brandId: brand.id,
        countryCode: 'RU',
        sellerId: seller.id,
        unitId: (item.isMetre ? metre : item.isPack ? pack : piece).id,
      })),
    )
    .returning({ id: products.id })
  const wanted = new Map(
    goods.flatMap(({ item }) =>
      item.specs.map(
        ([code, value]) =>
          [
            `${code} ${textOf(value)}`,
            { featureId: featureIds.get(code) ?? 0, text: textOf(value), number: typeof value === 'number' ? value : null },
          ] as const,
      ),
    ),
  )
  const values = await db
    .insert(featureValues)
    .values([...wanted.values()])
    .returning()
  const valueIds = new Map(values.map(({ featureId, text, id }) => [`${featureId} ${text}`, id]))
  const idOf = (place: number) => added[place]?.id ?? 0
  await db.insert(productFeatures).values(
    goods.flatMap(({ item }, place) =>
      item.specs.map(([code, value]) => {
        const featureId = featureIds.get(code) ?? 0
        return { productId: idOf(place), featureId, valueId: valueIds.get(`${featureId} ${textOf(value)}`) ?? 0 }
      }),
    ),
  )
  // The maker without stock is the cheaper one.
  await db.insert(prices).values(
    goods.map(({ item, brand }, place) => ({
      productId: idOf(place),
      priceTypeId: retail.id,
      price: item.price - (brand === near ? 0 : 100),
    })),
  )
  await db
    .insert(stock)
    .values(
      goods.flatMap(({ brand }, place) => (brand === near ? [{ productId: idOf(place), warehouseId: warehouse.id, free: 1_000 }] : [])),
    )
  return { near, far, region, retail }
}
