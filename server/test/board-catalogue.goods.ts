/** Names and codes that are not those of the demo: goods are found by words of the trade. */
export const featureNames = {
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

export const kinds: Record<string, { name: string; etimClass?: string; items: Item[] }> = {
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
