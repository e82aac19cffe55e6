import type { DebtAge } from '@vitrina/contract/debts/debt-ages.rules'
import type { Language } from '@vitrina/contract/languages'
import type { ReportName, SalesCut } from '@vitrina/contract/reports/reports'

export type ReportColumnName =
  | SalesCut
  | DebtAge
  | 'orders'
  | 'lines'
  | 'sum'
  | 'ordersBefore'
  | 'linesBefore'
  | 'sumBefore'
  | 'change'
  | 'promised'
  | 'kept'
  | 'late'
  | 'notThere'
  | 'waiting'
  | 'moved'
  | 'daysLate'
  | 'keptShare'
  | 'keptShareBefore'
  | 'searches'
  | 'nothing'
  | 'unused'
  | 'foundShare'
  | 'usedShare'
  | 'searchesBefore'
  | 'foundShareBefore'
  | 'usedShareBefore'
  | 'person'
  | 'phone'
  | 'email'
  | 'cartSum'
  | 'leftAt'
  | 'receivables'
  | 'overdue'
  | 'overdueDays'

type ReportTexts = {
  titles: Record<ReportName, string>
  total: string
  /** Names for rows without a region, manager, brand, section or kind of goods. */
  nobody: Partial<Record<SalesCut, string>>
  /** Heads of the table and of the file. */
  columns: Record<ReportColumnName, string>
}

const ru: ReportTexts = {
  titles: {
    sales: 'Продажи',
    carts: 'Оставленные корзины',
    debts: 'Долги по срокам',
    promises: 'Обещанные сроки',
    search: 'Поиск',
  },
  total: 'Итого',
  nobody: { region: 'Без региона', manager: 'Без менеджера', brand: 'Без бренда', section: 'Вне каталога', kind: 'Вне каталога' },
  columns: {
    day: 'День',
    week: 'Неделя с',
    month: 'Месяц с',
    region: 'Регион',
    manager: 'Менеджер',
    company: 'Компания',
    brand: 'Бренд',
    section: 'Раздел',
    kind: 'Вид товаров',
    orders: 'Заказов',
    lines: 'Строк',
    sum: 'Сумма',
    ordersBefore: 'Заказов раньше',
    linesBefore: 'Строк раньше',
    sumBefore: 'Сумма раньше',
    change: 'Изменение, %',
    promised: 'Обещано',
    kept: 'В срок',
    late: 'С опозданием',
    notThere: 'Срок прошёл',
    waiting: 'Срок впереди',
    moved: 'Срок перенесён',
    daysLate: 'Опоздание, дней',
    keptShare: 'В срок, %',
    keptShareBefore: 'В срок раньше, %',
    searches: 'Запросов',
    nothing: 'Ничего не нашли',
    unused: 'Нашли, но не открыли',
    foundShare: 'Нашлось, %',
    usedShare: 'Привели к товару, %',
    searchesBefore: 'Запросов раньше',
    foundShareBefore: 'Нашлось раньше, %',
    usedShareBefore: 'Привели к товару раньше, %',
    person: 'Кому звонить',
    phone: 'Телефон',
    email: 'Почта',
    cartSum: 'Сумма',
    leftAt: 'Оставлена',
    receivables: 'Долг',
    overdue: 'Просрочено',
    overdueDays: 'Дней просрочки',
    current: 'Срок не настал',
    upTo7: '1–7 дней',
    upTo30: '8–30 дней',
    upTo60: '31–60 дней',
    upTo90: '61–90 дней',
    older: 'Больше 90 дней',
  },
}

const en: ReportTexts = {
  titles: {
    sales: 'Sales',
    carts: 'Carts left',
    debts: 'Debts by age',
    promises: 'Promised days',
    search: 'Search',
  },
  total: 'Total',
  nobody: { region: 'No region', manager: 'No manager', brand: 'No brand', section: 'Not in the catalogue', kind: 'Not in the catalogue' },
  columns: {
    day: 'Day',
    week: 'Week from',
    month: 'Month from',
    region: 'Region',
    manager: 'Manager',
    company: 'Company',
    brand: 'Brand',
    section: 'Section',
    kind: 'Kind of goods',
    orders: 'Orders',
    lines: 'Lines',
    sum: 'Sum',
    ordersBefore: 'Orders before',
    linesBefore: 'Lines before',
    sumBefore: 'Sum before',
    change: 'Change, %',
    promised: 'Promised',
    kept: 'In time',
    late: 'Late',
    notThere: 'Day has passed',
    waiting: 'Day to come',
    moved: 'Day moved',
    daysLate: 'Days late',
    keptShare: 'In time, %',
    keptShareBefore: 'In time before, %',
    searches: 'Searches',
    nothing: 'Found nothing',
    unused: 'Found, not opened',
    foundShare: 'Found, %',
    usedShare: 'Led to a product, %',
    searchesBefore: 'Searches before',
    foundShareBefore: 'Found before, %',
    usedShareBefore: 'Led to a product before, %',
    person: 'Whom to call',
    phone: 'Phone',
    email: 'E-mail',
    cartSum: 'Sum',
    leftAt: 'Left on',
    receivables: 'Debt',
    overdue: 'Overdue',
    overdueDays: 'Days overdue',
    current: 'Not due yet',
    upTo7: '1–7 days',
    upTo30: '8–30 days',
    upTo60: '31–60 days',
    upTo90: '61–90 days',
    older: 'Over 90 days',
  },
}

const uz: ReportTexts = {
  titles: {
    sales: 'Savdo',
    carts: 'Tashlab ketilgan savatlar',
    debts: 'Muddatlar bo‘yicha qarzlar',
    promises: 'Va’da qilingan muddatlar',
    search: 'Qidiruv',
  },
  total: 'Jami',
  nobody: { region: 'Hududsiz', manager: 'Menejersiz', brand: 'Brendsiz', section: 'Katalogdan tashqari', kind: 'Katalogdan tashqari' },
  columns: {
    day: 'Kun',
    week: 'Hafta boshi',
    month: 'Oy boshi',
    region: 'Hudud',
    manager: 'Menejer',
    company: 'Kompaniya',
    brand: 'Brend',
    section: 'Bo‘lim',
    kind: 'Tovar turi',
    orders: 'Buyurtmalar',
    lines: 'Qatorlar',
    sum: 'Summa',
    ordersBefore: 'Avvalgi buyurtmalar',
    linesBefore: 'Avvalgi qatorlar',
    sumBefore: 'Avvalgi summa',
    change: 'O‘zgarish, %',
    promised: 'Va’da qilingan',
    kept: 'Muddatida',
    late: 'Kechikib',
    notThere: 'Muddati o‘tgan',
    waiting: 'Muddati oldinda',
    moved: 'Muddat ko‘chirilgan',
    daysLate: 'Kechikish, kun',
    keptShare: 'Muddatida, %',
    keptShareBefore: 'Avval muddatida, %',
    searches: 'So‘rovlar',
    nothing: 'Hech narsa topilmadi',
    unused: 'Topildi, ochilmadi',
    foundShare: 'Topildi, %',
    usedShare: 'Tovarga olib keldi, %',
    searchesBefore: 'Avvalgi so‘rovlar',
    foundShareBefore: 'Avval topildi, %',
    usedShareBefore: 'Avval tovarga olib keldi, %',
    person: 'Kimga qo‘ng‘iroq qilish',
    phone: 'Telefon',
    email: 'Pochta',
    cartSum: 'Summa',
    leftAt: 'Qoldirilgan',
    receivables: 'Qarz',
    overdue: 'Muddati o‘tgan qarz',
    overdueDays: 'Kechikkan kunlar',
    current: 'Muddati kelmagan',
    upTo7: '1–7 kun',
    upTo30: '8–30 kun',
    upTo60: '31–60 kun',
    upTo90: '61–90 kun',
    older: '90 kundan ortiq',
  },
}

const texts: Record<Language, ReportTexts> = { ru, en, uz }

export const reportTextsIn = (language: Language): ReportTexts => texts[language]
