import { store } from '#seeds/demo/site/store'
import { type DemoPage, t } from '../texts.ts'

export type WarehouseRow = { name: string; address: string; hours: string; phone: string }

/** A house stays with its «д.», an interval of hours in one line. */
const unbroken = (text: string) => text.replaceAll('–', '\u2060–\u2060').replace(/ (?=\d)/g, '\u00a0')

const spaced = (number: string) => number.replace(/^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1\u00a0$2\u00a0$3-$4-$5')

const rowOf = ({ name, address, hours, phone }: WarehouseRow) =>
  `<tr><td>${name}</td><td>${unbroken(address)}</td><td>${unbroken(hours)}</td><td>${spaced(phone)}</td></tr>`

const table = (heads: readonly string[], warehouses: readonly WarehouseRow[]) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${warehouses.map(rowOf).join('')}</tbody></table>`

const phone = `<a href="${store.phoneLink}">${store.phone}</a>`
const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`

/** The page lists the warehouses the store really has. */
export const contacts = (warehouses: readonly WarehouseRow[]): DemoPage => ({
  slug: 'kontakty',
  title: t('Контакты', 'Contacts', 'Aloqa'),
  html: t(
    `<p>Телефон для всех регионов: ${phone}, звонок бесплатный. Пн–Пт 8:00–20:00, Сб 9:00–17:00 по московскому времени.</p>
<ul>
<li>Заказы и общие вопросы: ${mail(store.email)}</li>
<li>Претензии, возврат и гарантия: ${mail(store.claimsEmail)}</li>
<li>Персональные данные: ${mail(store.privacyEmail)}</li>
</ul>
<p>Если вы уже работаете с нами, быстрее всего ответит ваш менеджер: его телефон и почта — в карточке компании в шапке сайта.</p>
<h2>Склады и пункты выдачи</h2>
${table(['Склад', 'Адрес', 'Часы работы', 'Телефон'], warehouses)}
<p>Перед поездкой дождитесь состояния заказа «Готов к выдаче». Что взять с собой, сказано на странице <a href="/content/dostavka">«Доставка и самовывоз»</a>.</p>`,
    `<p>One phone for all regions: ${phone}, free of charge. Mon–Fri 8:00–20:00, Sat 9:00–17:00 Moscow time.</p>
<ul>
<li>Orders and general questions: ${mail(store.email)}</li>
<li>Claims, returns, warranty: ${mail(store.claimsEmail)}</li>
<li>Personal data: ${mail(store.privacyEmail)}</li>
</ul>
<p>If you work with us already, your manager answers fastest: the phone and e-mail are on the company card in the header.</p>
<h2>Warehouses and pick-up points</h2>
${table(['Warehouse', 'Address', 'Hours', 'Phone'], warehouses)}
<p>Wait for the state “Ready for pick-up” before you come. What to bring is said under <a href="/content/dostavka">Delivery and pick-up</a>.</p>`,
    `<p>Barcha hududlar uchun telefon: ${phone}, qoʻngʻiroq bepul. Du–Ju 8:00–20:00, Sha 9:00–17:00, Moskva vaqti.</p>
<ul>
<li>Buyurtma va umumiy savollar: ${mail(store.email)}</li>
<li>Eʼtiroz, qaytarish va kafolat: ${mail(store.claimsEmail)}</li>
<li>Shaxsiy maʼlumotlar: ${mail(store.privacyEmail)}</li>
</ul>
<p>Biz bilan ishlayotgan boʻlsangiz, menejeringiz tezroq javob beradi: telefoni va pochtasi sarlavhadagi kompaniya kartasida.</p>
<h2>Omborlar va topshirish joylari</h2>
${table(['Ombor', 'Manzil', 'Ish vaqti', 'Telefon'], warehouses)}
<p>Yoʻlga chiqishdan oldin buyurtma «Topshirishga tayyor» boʻlishini kuting. Nima olib kelish kerakligi <a href="/content/dostavka">«Yetkazib berish va olib ketish»</a> sahifasida.</p>`,
  ),
})
