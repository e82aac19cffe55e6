import { store } from '#seeds/demo/site/store'
import { type DemoPage, t } from '../texts.ts'

export const warranty: DemoPage = {
  slug: 'garantiya',
  title: t('Гарантия', 'Warranty', 'Kafolat'),
  html: t(
    `<p>Гарантийный срок устанавливает производитель; он указан среди характеристик товара. Если срок не указан, гарантия действует год со дня отгрузки.</p>
<h2>Когда гарантия действует</h2>
<ul>
<li>изделие смонтировано по инструкции, а подключение выполнил работник с допуском;</li>
<li>нагрузка, температура и степень защиты соответствуют паспорту;</li>
<li>корпус не вскрывали, заводская маркировка цела.</li>
</ul>
<h2>Как обратиться</h2>
<ol>
<li>Откройте заказ и создайте заявку на возврат с причиной «Неисправность».</li>
<li>Опишите схему включения и условия, при которых проявилась неисправность, приложите фотографии.</li>
<li>Передайте изделие на склад. Проверка занимает до 20 рабочих дней; о сроке экспертизы у производителя сообщим отдельно.</li>
</ol>
<p>Подтверждённый случай завершается заменой, ремонтом или возвратом денег — по вашему выбору, если производитель не установил иного. Паспорта и сертификаты приложены к карточке товара. Вопросы — <a href="mailto:${store.claimsEmail}">${store.claimsEmail}</a>.</p>`,
    `<p>The manufacturer sets the warranty period; it stands among the product's features. Where none is named, the warranty lasts a year from shipment.</p>
<p>It holds if the device was mounted by the manual, connected by a qualified person, used within its rated load, temperature and protection class, and not opened.</p>
<p>To claim, open the order, create a return with the reason “Defect”, describe the circuit and the conditions, add photos and bring the device to a warehouse. The check takes up to 20 working days and ends in a replacement, a repair or a refund. Questions: <a href="mailto:${store.claimsEmail}">${store.claimsEmail}</a>.</p>`,
    `<p>Kafolat muddatini ishlab chiqaruvchi belgilaydi; u tovar xususiyatlari orasida koʻrsatilgan. Koʻrsatilmagan boʻlsa, kafolat joʻnatilgan kundan bir yil amal qiladi.</p>
<p>Buyum yoʻriqnoma boʻyicha oʻrnatilgan, malakali xodim ulagan, yuklama, harorat va himoya darajasi pasportga mos, korpusi ochilmagan boʻlsa, kafolat amal qiladi.</p>
<p>Murojaat uchun buyurtmani oching, «Nosozlik» sababi bilan qaytarish arizasini yarating, sxema va sharoitni yozing, suratlarni qoʻshing va buyumni omborga topshiring. Tekshiruv 20 ish kunigacha davom etadi va almashtirish, taʼmirlash yoki pulni qaytarish bilan tugaydi. Savollar: <a href="mailto:${store.claimsEmail}">${store.claimsEmail}</a>.</p>`,
  ),
}
