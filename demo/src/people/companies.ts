export type DemoCompany = {
  name: string
  type: 'ul' | 'ip' | 'fl'
  region: string
  kindOfActivity: string
  /** Place of the price type in the list: 0 retail, 1 small wholesale, 2 wholesale, 3 project. */
  priceLevel: 0 | 1 | 2 | 3
  creditRoubles: number
  deferralDays: number
  taxMode: 'osno' | 'usn' | 'usn_nds5' | 'usn_nds7' | 'npd'
  state: 'approved' | 'pending' | 'inactive'
  /** Objects the goods go to. */
  addresses: readonly string[]
  /** Orders of its purchasers from this sum on wait for approval. */
  approvalFromRoubles?: number
  /** Surname, first name and patronymic of the head, where the company is called after them. */
  head?: string
}

const installer = 'Электромонтажные работы'
const builder = 'Строительство и отделка'
const panels = 'Сборка электрощитов'
const trader = 'Розничная торговля электротоварами'
const plant = 'Промышленное предприятие'
const upkeep = 'Эксплуатация зданий'
const designer = 'Проектирование'

type Terms = Partial<Pick<DemoCompany, 'taxMode' | 'state' | 'addresses' | 'type' | 'head' | 'approvalFromRoubles'>>

const company = (
  name: string,
  region: string,
  kindOfActivity: string,
  priceLevel: DemoCompany['priceLevel'],
  [creditRoubles, deferralDays]: readonly [number, number],
  terms: Terms = {},
): DemoCompany => ({
  name,
  region,
  kindOfActivity,
  priceLevel,
  creditRoubles,
  deferralDays,
  type: 'ul',
  taxMode: 'osno',
  state: 'approved',
  addresses: ['Склад'],
  ...terms,
})

const ip: Terms = { type: 'ip', taxMode: 'usn' }

export const companies: readonly DemoCompany[] = [
  company('Контур-Монтаж', 'moskva', installer, 2, [3_000_000, 30], {
    addresses: ['Склад на Рябиновой', 'Объект «Школа в Коммунарке»', 'Объект «Бизнес-центр Угрешский»'],
  }),
  company('Щитовая мастерская Орлова', 'moskva', panels, 1, [500_000, 14], { ...ip, addresses: ['Мастерская'] }),
  company('Волга-Свет', 'kazan', installer, 1, [1_200_000, 21], { addresses: ['База', 'Объект «Ледовая арена»'] }),
  company('Соколова Марина Андреевна', 'sankt-peterburg', '', 0, [0, 0], { type: 'fl', addresses: ['Дача'] }),
  company('Токоведущие решения', 'moskva', panels, 3, [8_000_000, 45], { addresses: ['Цех № 1', 'Цех № 2'] }),
  company('Фаза Плюс Север', 'moskva', installer, 2, [2_000_000, 30]),
  company('СтройКонтракт-77', 'moskva', builder, 2, [5_000_000, 30], {
    addresses: ['Приобъектный склад', 'Корпус 4'],
    approvalFromRoubles: 1_000,
  }),
  company('Инженерные сети Столицы', 'moskva', designer, 3, [4_000_000, 45]),
  company('Дом у развилки', 'moskva', trader, 1, [600_000, 14], { taxMode: 'usn_nds5' }),
  company('Управдом Лефортово', 'moskva', upkeep, 1, [400_000, 21]),
  company('Кузнецов Е. В.', 'moskva', installer, 1, [0, 0], { ...ip, head: 'Кузнецов Егор Викторович' }),
  company('Лифтсервис-Энерго', 'moskva', upkeep, 2, [1_500_000, 30], { state: 'inactive' }),
  company('Невский щитостроитель', 'sankt-peterburg', panels, 3, [6_000_000, 45], { addresses: ['Сборочный участок'] }),
  company('Балтэлектромонтаж-Юг', 'sankt-peterburg', installer, 2, [2_500_000, 30], { addresses: ['Склад', 'Объект «Порт»'] }),
  company('Ладожские светильники', 'sankt-peterburg', trader, 1, [900_000, 21]),
  company('Адмиралтейский ремонт', 'sankt-peterburg', builder, 1, [700_000, 14], { taxMode: 'usn_nds7' }),
  company('Петров А. Н.', 'sankt-peterburg', installer, 1, [0, 0], { ...ip, head: 'Петров Артём Николаевич' }),
  company('Завод «Гидроузел»', 'sankt-peterburg', plant, 3, [10_000_000, 60], { addresses: ['Центральный склад'] }),
  company('Уралпромкомплект-Э', 'ekaterinburg', plant, 3, [9_000_000, 45], { addresses: ['Склад ОМТС'] }),
  company('Монтажники Среднего Урала', 'ekaterinburg', installer, 2, [2_000_000, 30]),
  company('Исетский электроцентр', 'ekaterinburg', trader, 1, [800_000, 21]),
  company('Башня-Строй', 'ekaterinburg', builder, 2, [3_500_000, 30], { addresses: ['Стройплощадка, секция А'] }),
  company('Мельников Д. С.', 'ekaterinburg', panels, 1, [150_000, 7], { ...ip, head: 'Мельников Денис Степанович' }),
  company('Сибирский энергоаудит', 'novosibirsk', designer, 2, [1_000_000, 30]),
  company('Обь-Электро', 'novosibirsk', installer, 2, [2_200_000, 30], { addresses: ['База', 'Объект «Технопарк»'] }),
  company('Левобережный магазин света', 'novosibirsk', trader, 1, [500_000, 14], { taxMode: 'usn_nds5' }),
  company('Агрокомплекс Кудряши', 'novosibirsk', plant, 1, [1_800_000, 30]),
  company('Ткаченко И. О.', 'novosibirsk', installer, 0, [0, 0], { ...ip, taxMode: 'npd', head: 'Ткаченко Игорь Олегович' }),
  company('Казанский щитовой завод', 'kazan', panels, 3, [7_000_000, 45]),
  company('Идель-Строй', 'kazan', builder, 2, [3_000_000, 30], { addresses: ['Жилой комплекс, корпус 2'] }),
  company('Закамские сети', 'kazan', plant, 2, [4_500_000, 45]),
  company('Хасанова Г. Р.', 'kazan', trader, 1, [200_000, 14], { ...ip, head: 'Хасанова Гульнара Рашидовна' }),
  company('Донэнергокомплект', 'rostov-na-donu', installer, 2, [2_600_000, 30]),
  company('Степной элеватор', 'rostov-na-donu', plant, 2, [3_200_000, 30]),
  company('Южный двор', 'rostov-na-donu', trader, 1, [650_000, 21]),
  company('Аксай-Монтаж', 'rostov-na-donu', installer, 1, [300_000, 14], { state: 'pending', taxMode: 'usn' }),
  company('Кубаньсвет-Инжиниринг', 'krasnodar', designer, 3, [3_000_000, 45]),
  company('Курортстрой-Электро', 'krasnodar', installer, 2, [2_400_000, 30], { addresses: ['Склад', 'Гостиница «Прибой»'] }),
  company('Тепличный комбинат «Заря»', 'krasnodar', plant, 2, [2_800_000, 30]),
  company('Бондаренко С. П.', 'krasnodar', installer, 1, [0, 0], { ...ip, head: 'Бондаренко Сергей Петрович' }),
  company('Самарский кабельный двор', 'samara', trader, 2, [1_900_000, 30]),
  company('Жигули-Автоматика', 'samara', panels, 3, [5_500_000, 45], { addresses: ['Производство'] }),
  company('Волжский ТСЖ-сервис', 'samara', upkeep, 1, [250_000, 14], { taxMode: 'usn' }),
  company('Средневолжский проект', 'samara', designer, 2, [900_000, 30]),
]
