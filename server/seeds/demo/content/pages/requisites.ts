import { store } from '#seeds/demo/site/store'
import { type DemoPage, t } from '../texts.ts'

const values = [
  store.fullName,
  store.inn,
  store.kpp,
  store.ogrn,
  store.legalAddress,
  store.bank.account,
  store.bank.name,
  store.bank.bik,
  store.bank.correspondentAccount,
  store.head,
]

const table = (labels: readonly string[]) =>
  `<table><tbody>${values.map((value, place) => `<tr><th>${labels[place]}</th><td>${value}</td></tr>`).join('')}</tbody></table>`

export const requisites: DemoPage = {
  slug: 'rekvizity',
  title: t('Реквизиты', 'Company details', 'Rekvizitlar'),
  html: t(
    `${table(['Полное наименование', 'ИНН', 'КПП', 'ОГРН', 'Юридический адрес', 'Расчётный счёт', 'Банк', 'БИК', 'Корреспондентский счёт', 'Генеральный директор'])}
<p>Реквизиты для оплаты конкретного заказа берите из счёта: в нём указан продавец, который отгружает товар. Компания и её реквизиты вымышлены и служат для показа магазина.</p>`,
    `${table(['Full name', 'Tax number (INN)', 'Registration reason (KPP)', 'State number (OGRN)', 'Registered address', 'Account', 'Bank', 'Bank code (BIK)', 'Correspondent account', 'Director'])}
<p>To pay for an order take the details from its invoice: it names the seller who ships the goods. The company and its details are invented for this demonstration.</p>`,
    `${table(['Toʻliq nomi', 'STIR (INN)', 'Roʻyxatga olish sababi kodi (KPP)', 'Davlat raqami (OGRN)', 'Yuridik manzil', 'Hisob raqami', 'Bank', 'Bank kodi (BIK)', 'Vakillik hisobi', 'Bosh direktor'])}
<p>Buyurtma toʻlovi uchun rekvizitlarni uning hisobidan oling: unda tovarni joʻnatadigan sotuvchi koʻrsatilgan. Kompaniya va rekvizitlar namoyish uchun oʻylab topilgan.</p>`,
  ),
}
