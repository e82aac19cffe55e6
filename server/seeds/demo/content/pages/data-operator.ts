import { store } from '#seeds/demo/site/store'
import { type DemoPage, t } from '../texts.ts'

const rows = (labels: readonly [string, string, string, string, string, string]) => {
  const values = [store.fullName, store.inn, store.ogrn, store.legalAddress, store.privacyEmail, store.phone]
  return `<table><tbody>${labels.map((label, place) => `<tr><th>${label}</th><td>${values[place]}</td></tr>`).join('')}</tbody></table>`
}

export const dataOperator: DemoPage = {
  slug: 'operator-personalnykh-dannykh',
  title: t('Оператор персональных данных', 'Personal data operator', 'Shaxsiy maʼlumotlar operatori'),
  html: t(
    `<p>Персональные данные посетителей и покупателей сайта «Витрина» обрабатывает один оператор.</p>
${rows(['Наименование', 'ИНН', 'ОГРН', 'Адрес', 'Почта для обращений', 'Телефон'])}
<h2>Ответственный за обработку</h2>
<p>Ответственный назначен приказом руководителя. Он следит за тем, чтобы обработка шла по закону, отвечает на обращения и ведёт журнал запросов. Пишите ему на адрес, указанный выше, с темой «Персональные данные».</p>
<h2>Какие обращения принимаются</h2>
<ul>
<li>запрос сведений о ваших данных;</li>
<li>исправление или удаление данных;</li>
<li>отзыв согласия на обработку или на рассылку;</li>
<li>сообщение о возможной утечке — его рассматривают в день получения.</li>
</ul>
<p>Что и зачем собирается, сказано в <a href="/content/politika-sbora-personalnykh-dannykh">политике сбора персональных данных</a>.</p>`,
    `<p>Personal data of visitors and buyers of the Vitrina site is processed by one operator.</p>
${rows(['Name', 'Tax number (INN)', 'State number (OGRN)', 'Address', 'E-mail for requests', 'Phone'])}
<p>Write to this address with the subject “Personal data” to learn what is kept about you, to correct or delete it, to withdraw a consent or to report a possible leak. What is collected and why is said in the <a href="/content/politika-sbora-personalnykh-dannykh">personal data policy</a>.</p>`,
    `<p>«Vitrina» sayti tashrifchilari va xaridorlarining shaxsiy maʼlumotlarini bitta operator qayta ishlaydi.</p>
${rows(['Nomi', 'STIR (INN)', 'Davlat raqami (OGRN)', 'Manzil', 'Murojaat uchun pochta', 'Telefon'])}
<p>Siz haqingizda nimalar saqlanishini bilish, ularni tuzatish yoki oʻchirish, rozilikni qaytarib olish yoxud maʼlumot sizib chiqqani haqida xabar berish uchun shu manzilga «Shaxsiy maʼlumotlar» mavzusi bilan yozing. Nimalar va nima uchun yigʻilishi <a href="/content/politika-sbora-personalnykh-dannykh">shaxsiy maʼlumotlar siyosatida</a> aytilgan.</p>`,
  ),
}
