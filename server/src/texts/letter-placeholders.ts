import type { Language } from '@vitrina/contract/languages'

type Meaning = Record<Language, string> & { example: string }

/** The meaning of each name in braces, and an invented value for it: nobody's company is shown to whoever writes letters. */
const meanings: Record<string, Meaning> = {
  number: {
    ru: 'номер заказа, запроса, документа',
    en: 'number of the order, request or document',
    uz: 'buyurtma, soʻrov yoki hujjat raqami',
    example: 'А-10245',
  },
  reason: { ru: 'причина или слова того, кто решил', en: 'the reason given', uz: 'koʻrsatilgan sabab', example: 'нет на складе' },
  company: { ru: 'название компании', en: 'name of the company', uz: 'kompaniya nomi', example: 'ООО «Пример»' },
  until: { ru: 'до какого дня или часа', en: 'until which day or hour', uz: 'qaysi kun yoki soatgacha', example: '25.12.2026' },
  text: {
    ru: 'текст сообщения или номер бумаги',
    en: 'text of the message or number of the paper',
    uz: 'xabar matni yoki hujjat raqami',
    example: '204',
  },
  sum: { ru: 'сумма', en: 'sum', uz: 'summa', example: '125 400,50 ₽' },
  name: { ru: 'название', en: 'name', uz: 'nomi', example: 'Щит этажный' },
  points: { ru: 'сколько баллов', en: 'how many points', uz: 'nechta ball', example: '1 250' },
  paid: { ru: 'сумма платежа', en: 'sum of the payment', uz: 'toʻlov summasi', example: '40 000,00 ₽' },
  code: {
    ru: 'код: получения заказа, входа, приглашения',
    en: 'code of a pickup, a sign-in or an invitation',
    uz: 'olish, kirish yoki taklif kodi',
    example: '482193',
  },
  client: { ru: 'клиент предложения', en: 'client of the offer', uz: 'taklif mijozi', example: 'Иван Петров' },
  amount: { ru: 'количество', en: 'amount', uz: 'miqdor', example: '2' },
  date: { ru: 'дата документа', en: 'date of the document', uz: 'hujjat sanasi', example: '10.12.2026' },
  site: { ru: 'название магазина', en: 'name of the shop', uz: 'doʻkon nomi', example: 'Магазин' },
  shipment: { ru: 'номер отгрузки', en: 'number of the shipment', uz: 'joʻnatma raqami', example: 'О-77' },
  note: { ru: 'пояснение продавца', en: 'note of the seller', uz: 'sotuvchi izohi', example: 'выдадут в офисе' },
  author: { ru: 'кто оформил или написал', en: 'who ordered or wrote', uz: 'kim rasmiylashtirdi yoki yozdi', example: 'Анна Серова' },
  lines: { ru: 'сколько строк в заказе', en: 'how many lines the order has', uz: 'buyurtmada nechta qator', example: '14' },
  level: { ru: 'уровень клуба', en: 'level of the club', uz: 'klub darajasi', example: 'Золотой' },
  days: {
    ru: 'сколько дней, или баллы по дням',
    en: 'how many days, or points by day',
    uz: 'necha kun, yoki kunlar boʻyicha ballar',
    example: '30',
  },
  answer: { ru: 'ответ продавца', en: 'answer of the seller', uz: 'sotuvchi javobi', example: 'есть замена' },
  role: { ru: 'роль сотрудника', en: 'role of the colleague', uz: 'xodim roli', example: 'менеджер' },
  perks: { ru: 'что даёт уровень', en: 'what the level gives', uz: 'daraja nima beradi', example: 'бесплатная доставка' },
  order: { ru: 'номер заказа', en: 'number of the order', uz: 'buyurtma raqami', example: 'А-10245' },
  numbers: { ru: 'номера заказов', en: 'numbers of the orders', uz: 'buyurtma raqamlari', example: 'А-10245, А-10246' },
  names: { ru: 'названия спецификаций', en: 'names of the specifications', uz: 'spetsifikatsiya nomlari', example: 'Щит этажный' },
  holder: { ru: 'чьи баллы', en: 'whose points they are', uz: 'ballar kimniki', example: 'ООО «Пример»' },
  factor: { ru: 'во сколько раз больше баллов', en: 'how many times more points', uz: 'necha barobar koʻp ball', example: '2' },
  due: { ru: 'срок оплаты', en: 'day of payment', uz: 'toʻlov muddati', example: '15.12.2026' },
  comment: { ru: 'комментарий покупателя', en: 'comment of the buyer', uz: 'xaridor izohi', example: 'позвоните заранее' },
  title: { ru: 'вид и номер документа', en: 'kind and number of the document', uz: 'hujjat turi va raqami', example: 'Счёт № 204' },
  minutes: { ru: 'сколько минут действует', en: 'for how many minutes it is good', uz: 'necha daqiqa amal qiladi', example: '10' },
  when: { ru: 'день и час', en: 'day and hour', uz: 'kun va soat', example: '10.12.2026, 14:05' },
  inn: { ru: 'ИНН компании', en: 'tax number of the company', uz: 'kompaniya STIRi', example: '7707083893' },
  by: { ru: 'кто решил', en: 'who decided', uz: 'kim hal qildi', example: 'Иван Петров' },
}

export const meaningOf = (placeholder: string, language: Language): string => meanings[placeholder]?.[language] ?? placeholder

export const exampleOf = (placeholder: string): string => meanings[placeholder]?.example ?? placeholder

export const isKnownPlaceholder = (placeholder: string): boolean => placeholder in meanings
