import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'

const letters = ['requested', 'revised', 'accepted', 'declined', 'withdrawn', 'answered', 'refused', 'approvalNeeded', 'sentBack'] as const
export type QuoteLetter = (typeof letters)[number]

type Field = 'lineUnknown' | 'decimals' | 'moreThanOffered' | 'priceOrRefusal' | 'productNeeded' | 'productTwice' | 'past' | 'amount'

/** Words around requests for prices; `fields` are for fields of what was sent. */
export type QuoteTexts = { fields: Record<Field, string>; letters: Record<QuoteLetter, Letter> }

const ru: QuoteTexts = {
  fields: {
    lineUnknown: 'Такой строки в запросе нет',
    decimals: 'Столько знаков после запятой у этой единицы быть не может',
    moreThanOffered: 'Больше предложенного принять нельзя',
    priceOrRefusal: 'Назовите цену или причину отказа',
    productNeeded: 'Выберите товар, который продаётся',
    productTwice: 'Этот товар уже есть в другой строке',
    past: 'Этот день уже прошёл',
    amount: 'Количество должно быть кратно упаковке и не меньше наименьшей партии',
  },
  letters: {
    requested: {
      title: 'Новый запрос цены {number}',
      lines: ['{company} просит назвать цены.'],
      button: 'Открыть запрос',
      sms: 'новый запрос цены {number}, {company}',
    },
    revised: {
      title: 'Встречные пожелания по запросу {number}',
      lines: ['{company} ответила на ваши цены.'],
      button: 'Открыть запрос',
      sms: 'встречные пожелания по запросу {number}, {company}',
    },
    accepted: {
      title: 'Цены по запросу {number} приняты',
      lines: ['{company} приняла цены. Они действуют по {until} включительно.'],
      button: 'Открыть запрос',
      sms: 'цены по запросу {number} приняты',
    },
    declined: {
      title: 'Цены по запросу {number} отклонены',
      lines: ['{company} отклонила цены.', '{reason}'],
      button: 'Открыть запрос',
      sms: 'цены по запросу {number} отклонены',
    },
    withdrawn: {
      title: 'Запрос цены {number} отозван',
      lines: ['{company} отозвала запрос.', '{reason}'],
      button: 'Открыть запрос',
      sms: 'запрос цены {number} отозван',
    },
    answered: {
      title: 'Ответ на запрос цены {number}',
      lines: ['Мы назвали цены по вашему запросу. Они действуют по {until} включительно.'],
      button: 'Посмотреть цены',
      sms: 'ответ на запрос цены {number}, действует по {until}',
    },
    refused: {
      title: 'Запрос цены {number} закрыт',
      lines: ['Назвать цены по вашему запросу мы не можем.', '{reason}'],
      button: 'Открыть запрос',
      sms: 'запрос цены {number} закрыт',
    },
    approvalNeeded: {
      title: 'Согласуйте цены по запросу {number}',
      lines: ['В ответе для {company} есть цены ниже порога скидки.'],
      button: 'Открыть запрос',
      sms: 'согласуйте цены по запросу {number}',
    },
    sentBack: {
      title: 'Цены по запросу {number} не согласованы',
      lines: ['{reason}'],
      button: 'Открыть запрос',
      sms: 'цены по запросу {number} не согласованы',
    },
  },
}

const en: QuoteTexts = {
  fields: {
    lineUnknown: 'The request has no such line',
    decimals: 'This unit cannot have so many decimals',
    moreThanOffered: 'No more than was offered can be accepted',
    priceOrRefusal: 'Name a price or a reason of refusal',
    productNeeded: 'Choose a product that is sold',
    productTwice: 'Another line has this product already',
    past: 'This day is over',
    amount: 'The amount must be whole packs and not below the smallest batch',
  },
  letters: {
    requested: {
      title: 'New price request {number}',
      lines: ['{company} asks for prices.'],
      button: 'Open the request',
      sms: 'new price request {number}, {company}',
    },
    revised: {
      title: 'Counter-wishes to request {number}',
      lines: ['{company} has answered your prices.'],
      button: 'Open the request',
      sms: 'counter-wishes to request {number}, {company}',
    },
    accepted: {
      title: 'Prices of request {number} accepted',
      lines: ['{company} has accepted the prices. They hold through {until}.'],
      button: 'Open the request',
      sms: 'prices of request {number} accepted',
    },
    declined: {
      title: 'Prices of request {number} declined',
      lines: ['{company} has declined the prices.', '{reason}'],
      button: 'Open the request',
      sms: 'prices of request {number} declined',
    },
    withdrawn: {
      title: 'Price request {number} withdrawn',
      lines: ['{company} has withdrawn the request.', '{reason}'],
      button: 'Open the request',
      sms: 'price request {number} withdrawn',
    },
    answered: {
      title: 'Answer to price request {number}',
      lines: ['We have named prices for your request. They hold through {until}.'],
      button: 'See the prices',
      sms: 'answer to price request {number}, holds through {until}',
    },
    refused: {
      title: 'Price request {number} closed',
      lines: ['We cannot name prices for your request.', '{reason}'],
      button: 'Open the request',
      sms: 'price request {number} closed',
    },
    approvalNeeded: {
      title: 'Approve the prices of request {number}',
      lines: ['The answer for {company} has prices below the floor.'],
      button: 'Open the request',
      sms: 'approve the prices of request {number}',
    },
    sentBack: {
      title: 'Prices of request {number} not approved',
      lines: ['{reason}'],
      button: 'Open the request',
      sms: 'prices of request {number} not approved',
    },
  },
}

const uz: QuoteTexts = {
  fields: {
    lineUnknown: 'So‘rovda bunday qator yo‘q',
    decimals: 'Bu birlikda verguldan keyin shuncha raqam bo‘lmaydi',
    moreThanOffered: 'Taklif qilingandan ortig‘ini qabul qilib bo‘lmaydi',
    priceOrRefusal: 'Narxni yoki rad etish sababini ayting',
    productNeeded: 'Sotiladigan mahsulotni tanlang',
    productTwice: 'Bu mahsulot boshqa qatorda bor',
    past: 'Bu kun o‘tib ketgan',
    amount: 'Miqdor o‘ramga karrali va eng kichik partiyadan kam bo‘lmasligi kerak',
  },
  letters: {
    requested: {
      title: 'Yangi narx so‘rovi {number}',
      lines: ['{company} narxlarni so‘ramoqda.'],
      button: 'So‘rovni ochish',
      sms: 'yangi narx so‘rovi {number}, {company}',
    },
    revised: {
      title: '{number} so‘rovi bo‘yicha qarshi istaklar',
      lines: ['{company} narxlaringizga javob berdi.'],
      button: 'So‘rovni ochish',
      sms: '{number} so‘rovi bo‘yicha qarshi istaklar, {company}',
    },
    accepted: {
      title: '{number} so‘rovi narxlari qabul qilindi',
      lines: ['{company} narxlarni qabul qildi. Ular {until} kunigacha (shu kun bilan) amal qiladi.'],
      button: 'So‘rovni ochish',
      sms: '{number} so‘rovi narxlari qabul qilindi',
    },
    declined: {
      title: '{number} so‘rovi narxlari rad etildi',
      lines: ['{company} narxlarni rad etdi.', '{reason}'],
      button: 'So‘rovni ochish',
      sms: '{number} so‘rovi narxlari rad etildi',
    },
    withdrawn: {
      title: '{number} narx so‘rovi qaytarib olindi',
      lines: ['{company} so‘rovni qaytarib oldi.', '{reason}'],
      button: 'So‘rovni ochish',
      sms: '{number} narx so‘rovi qaytarib olindi',
    },
    answered: {
      title: '{number} narx so‘roviga javob',
      lines: ['So‘rovingiz bo‘yicha narxlarni aytdik. Ular {until} kunigacha (shu kun bilan) amal qiladi.'],
      button: 'Narxlarni ko‘rish',
      sms: '{number} narx so‘roviga javob, {until} kunigacha',
    },
    refused: {
      title: '{number} narx so‘rovi yopildi',
      lines: ['So‘rovingiz bo‘yicha narx ayta olmaymiz.', '{reason}'],
      button: 'So‘rovni ochish',
      sms: '{number} narx so‘rovi yopildi',
    },
    approvalNeeded: {
      title: '{number} so‘rovi narxlarini tasdiqlang',
      lines: ['{company} uchun javobda chegaradan past narxlar bor.'],
      button: 'So‘rovni ochish',
      sms: '{number} so‘rovi narxlarini tasdiqlang',
    },
    sentBack: {
      title: '{number} so‘rovi narxlari tasdiqlanmadi',
      lines: ['{reason}'],
      button: 'So‘rovni ochish',
      sms: '{number} so‘rovi narxlari tasdiqlanmadi',
    },
  },
}

const texts: Record<Language, QuoteTexts> = { ru, en, uz }

export const quoteTextsIn = (language: Language): QuoteTexts => texts[language]
