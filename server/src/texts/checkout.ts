import type { Language } from '@vitrina/contract/languages'

/** Texts of placing an order: errors of a choice or a line, reasons for refused credit. */
type CheckoutTexts = {
  fields: Record<
    | 'legalEntity'
    | 'contract'
    | 'deliveryType'
    | 'warehouse'
    | 'address'
    | 'carrier'
    | 'past'
    | 'paymentMethod'
    | 'contractForCredit'
    | 'cashAtPickup'
    | 'phone'
    | 'routeMinimum'
    | 'noCar'
    | 'tooEarly'
    | 'undated'
    | 'closed',
    string
  >
  credit: Record<'overdue' | 'overLimit', string>
  lines: Record<'not-sold' | 'no-price' | 'minimum-batch' | 'multiplicity' | 'decimals' | 'stock-short' | 'below-floor', string>
}

const ru: CheckoutTexts = {
  fields: {
    legalEntity: 'Выберите юридическое лицо',
    contract: 'Договор не найден или закончился',
    deliveryType: 'Так получить заказ нельзя',
    warehouse: 'Выберите пункт самовывоза',
    address: 'Выберите адрес доставки',
    carrier: 'Назовите транспортную компанию',
    past: 'Этот день уже прошёл',
    paymentMethod: 'Так оплатить нельзя',
    contractForCredit: 'Отсрочка возможна только по договору',
    cashAtPickup: 'Наличные принимаем только при самовывозе',
    phone: 'Проверьте номер телефона',
    routeMinimum: 'Доставляем заказы от {sum}',
    noCar: 'В этот день и час доставки нет, выберите другие',
    tooEarly: 'Раньше {day} всё не успеет прийти: выберите этот день или позже',
    undated: 'Срок части товаров уточнит менеджер, день пока выбрать нельзя',
    closed: 'В этот день пункт закрыт, выберите другой',
  },
  credit: {
    overdue: 'просроченный долг {sum}, {days} дн.',
    overLimit: 'кредитный лимит превышен на {sum}',
  },
  lines: {
    'not-sold': 'Товар больше не продаётся',
    'no-price': 'Цена по согласованию',
    'minimum-batch': 'Меньше минимальной партии',
    multiplicity: 'Не кратно упаковке',
    decimals: 'Количество должно быть целым',
    'stock-short': 'На складах только {amount} {unit}',
    'below-floor': 'Цена не ниже {floor}',
  },
}

const en: CheckoutTexts = {
  fields: {
    legalEntity: 'Choose a legal entity',
    contract: 'The contract was not found or has ended',
    deliveryType: 'The order cannot be received like this',
    warehouse: 'Choose a pickup point',
    address: 'Choose a delivery address',
    carrier: 'Name the carrier',
    past: 'This day is over',
    paymentMethod: 'It cannot be paid like this',
    contractForCredit: 'Payment can be deferred only under a contract',
    cashAtPickup: 'Cash is taken at pickup only',
    phone: 'Check the phone number',
    routeMinimum: 'We deliver orders from {sum}',
    noCar: 'No delivery on this day and hour, choose another',
    tooEarly: 'Not everything can be there before {day}: choose that day or a later one',
    undated: 'The manager will tell when some of the goods come, a day cannot be chosen yet',
    closed: 'The point is closed on this day, choose another',
  },
  credit: {
    overdue: 'an overdue debt of {sum}, {days} days',
    overLimit: 'the credit limit is exceeded by {sum}',
  },
  lines: {
    'not-sold': 'The product is no longer sold',
    'no-price': 'The price is to be agreed',
    'minimum-batch': 'Less than the minimum batch',
    multiplicity: 'Not a multiple of the pack',
    decimals: 'The amount must be whole',
    'stock-short': 'Only {amount} {unit} in stock',
    'below-floor': 'The price is at least {floor}',
  },
}

const uz: CheckoutTexts = {
  fields: {
    legalEntity: 'Yuridik shaxsni tanlang',
    contract: 'Shartnoma topilmadi yoki muddati tugagan',
    deliveryType: 'Buyurtmani bunday olib bo‘lmaydi',
    warehouse: 'Olib ketish joyini tanlang',
    address: 'Yetkazish manzilini tanlang',
    carrier: 'Tashuvchi kompaniyani yozing',
    past: 'Bu kun o‘tib ketgan',
    paymentMethod: 'Bunday to‘lab bo‘lmaydi',
    contractForCredit: 'Kechiktirib to‘lash faqat shartnoma bo‘yicha',
    cashAtPickup: 'Naqd pul faqat olib ketishda qabul qilinadi',
    phone: 'Telefon raqamini tekshiring',
    routeMinimum: 'Yetkazish {sum} dan boshlab',
    noCar: 'Bu kun va soatda yetkazish yo‘q, boshqasini tanlang',
    tooEarly: '{day} dan oldin hammasi yetib kelmaydi: shu kunni yoki keyinroq kunni tanlang',
    undated: 'Tovarlarning bir qismi muddatini menejer aniqlaydi, hozircha kunni tanlab bo‘lmaydi',
    closed: 'Bu kuni punkt yopiq, boshqa kunni tanlang',
  },
  credit: {
    overdue: 'muddati o‘tgan qarz {sum}, {days} kun',
    overLimit: 'kredit limiti {sum} ga oshgan',
  },
  lines: {
    'not-sold': 'Tovar endi sotilmaydi',
    'no-price': 'Narx kelishiladi',
    'minimum-batch': 'Eng kam partiyadan oz',
    multiplicity: 'Qadoqqa karrali emas',
    decimals: 'Miqdor butun bo‘lishi kerak',
    'stock-short': 'Omborlarda faqat {amount} {unit} bor',
    'below-floor': 'Narx kamida {floor}',
  },
}

const all: Record<Language, CheckoutTexts> = { ru, en, uz }

export const checkoutTextsIn = (language: Language): CheckoutTexts => all[language]
