import { store } from '#seeds/demo/site/store'
import { type DemoPage, t } from '../texts.ts'

export const returns: DemoPage = {
  slug: 'vozvrat',
  title: t('Возврат товара', 'Returns', 'Tovarni qaytarish'),
  html: t(
    `<p>Заявка на возврат создаётся из карточки заказа: отметьте строки, количество и причину, приложите фотографии. Решение приходит на почту и видно в заказе.</p>
<h2>Что можно вернуть</h2>
<table>
<thead><tr><th>Причина</th><th>Срок</th><th>Что нужно</th></tr></thead>
<tbody>
<tr><td>Привезли не то или не столько</td><td>5 рабочих дней после получения</td><td>Акт о расхождениях, фотография этикетки</td></tr>
<tr><td>Повреждено при перевозке</td><td>В день получения</td><td>Акт с подписью водителя, фотографии упаковки</td></tr>
<tr><td>Неисправность</td><td>Гарантийный срок</td><td>Описание, фотографии, серийный номер при его наличии</td></tr>
<tr><td>Лишнее, товар в порядке</td><td>14 дней, по согласованию</td><td>Целая упаковка, товарный вид</td></tr>
</tbody>
</table>
<h2>Что не принимается без недостатков</h2>
<ul>
<li>кабель и провод, отрезанные по размеру;</li>
<li>товар, заказанный у производителя под вас;</li>
<li>товар со следами монтажа.</li>
</ul>
<h2>Как проходит возврат</h2>
<ol>
<li>Заявку рассматривают за два рабочих дня; могут попросить дополнительные сведения.</li>
<li>После согласования привезите товар на склад или закажите вывоз.</li>
<li>Товар проверяют и фиксируют решение: замена, деньги назад или зачёт в счёт следующих заказов.</li>
</ol>
<h2>Документы</h2>
<p>По неисправному товару мы оформляем корректировочный документ. Возврат исправного товара организация оформляет обратной продажей. НДС считается по ставке первоначальной отгрузки.</p>
<p>Частные лица возвращают товар по закону о защите прав потребителей. Вопросы — <a href="mailto:${store.claimsEmail}">${store.claimsEmail}</a>.</p>`,
    `<p>Start a return from the order: mark the lines, the quantity and the reason, and add photos. The decision comes by e-mail and is seen in the order.</p>
<ul>
<li>Wrong goods or quantity: within five working days, with a discrepancy report.</li>
<li>Damage in transit: on the day of receipt, with the driver's signature.</li>
<li>A fault: within the warranty period, with a description and photos.</li>
<li>Surplus in good order: within 14 days by agreement, in whole packing.</li>
</ul>
<p>Cable cut to length, goods ordered specially for you and goods that were mounted are not taken back unless faulty. A request is considered within two working days; the outcome is a replacement, a refund or a credit towards the next orders. Questions: <a href="mailto:${store.claimsEmail}">${store.claimsEmail}</a>.</p>`,
    `<p>Qaytarish arizasi buyurtmadan ochiladi: qatorlar, miqdor va sababni belgilang, suratlarni qoʻshing. Qaror pochtaga keladi va buyurtmada koʻrinadi.</p>
<ul>
<li>Boshqa tovar yoki boshqa miqdor kelgan: besh ish kunida, farq dalolatnomasi bilan.</li>
<li>Yoʻlda shikastlangan: qabul kuni, haydovchi imzosi bilan.</li>
<li>Nosozlik: kafolat muddatida, tavsif va suratlar bilan.</li>
<li>Ortiqcha, lekin butun tovar: kelishuv boʻyicha 14 kunda, butun qadoqda.</li>
</ul>
<p>Oʻlchab kesilgan kabel, siz uchun maxsus keltirilgan va oʻrnatilgan tovar nosozlik boʻlmasa qabul qilinmaydi. Ariza ikki ish kunida koʻriladi; natija — almashtirish, pulni qaytarish yoki keyingi buyurtmalarga hisoblash. Savollar: <a href="mailto:${store.claimsEmail}">${store.claimsEmail}</a>.</p>`,
  ),
}
