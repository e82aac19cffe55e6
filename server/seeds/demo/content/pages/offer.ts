import { store } from '#seeds/demo/site/store'
import { type DemoPage, t } from '../texts.ts'

export const offer: DemoPage = {
  slug: 'oferta',
  title: t('Публичная оферта', 'Public offer', 'Ommaviy oferta'),
  html: {
    ru: `<p>${store.fullName} (Продавец) предлагает заключить договор поставки товаров на условиях ниже. Отметка «Согласен с условиями оферты» при оформлении заказа означает их принятие. Если между сторонами уже подписан договор поставки, действует он, а оферта применяется в той части, которую договор не описывает.</p>
<h2>1. Предмет</h2>
<p>Продавец передаёт товары, указанные в подтверждённом заказе, а Покупатель принимает и оплачивает их. Наименование, количество, цена, ставка НДС и срок указываются в заказе и счёте и после подтверждения не меняются в одностороннем порядке.</p>
<h2>2. Цена и налог</h2>
<p>Цены указаны в рублях с НДС. Ставка налога определяется на дату отгрузки. Если ставка изменится до отгрузки, сумма заказа с НДС сохраняется, а доля налога в ней пересчитывается.</p>
<h2>3. Оплата</h2>
<ul>
<li>предоплата по счёту, который действует три рабочих дня;</li>
<li>отсрочка в пределах кредитного лимита, если она установлена договором;</li>
<li>оплата через СБП или картой, если этот способ предложен при оформлении.</li>
</ul>
<p>Днём оплаты считается день поступления денег Продавцу. Подробнее — на странице <a href="/content/oplata">«Оплата»</a>.</p>
<h2>4. Получение</h2>
<p>Товар можно забрать со склада, получить с машиной Продавца или через перевозчика. Право собственности и риск переходят в момент передачи товара получателю или перевозчику. Представитель организации предъявляет доверенность и паспорт. Условия — на странице <a href="/content/dostavka">«Доставка и самовывоз»</a>.</p>
<h2>5. Приёмка</h2>
<p>Число мест и целость упаковки проверяются при получении, внутритарная недостача — за пять рабочих дней. О расхождениях составляется акт до подписания накладной. Скрытые недостатки заявляются в пределах <a href="/content/garantiya">гарантийного срока</a>.</p>
<h2>6. Возврат</h2>
<p>Порядок описан на странице <a href="/content/vozvrat">«Возврат товара»</a>. Кабель, отрезанный по размеру, и товар, заказанный под Покупателя, надлежащего качества не возвращаются.</p>
<h2>7. Ответственность</h2>
<p>За просрочку оплаты или поставки сторона платит 0,1 % от суммы просрочки за каждый день, но не больше 10 %. Стороны не отвечают за неисполнение, вызванное обстоятельствами непреодолимой силы.</p>
<h2>8. Срок</h2>
<p>Договор действует до исполнения обязательств по заказу. Редакция оферты, принятая при оформлении, сохраняется в карточке заказа. Реквизиты Продавца — на <a href="/content/rekvizity">отдельной странице</a>.</p>`,
    en: `<p>The binding text is the Russian one. Ticking “I accept the offer” at checkout makes a supply contract with ${store.shortName}; a signed supply contract takes precedence over it.</p>
<ul>
<li>Name, quantity, price, VAT rate and date are fixed in the confirmed order and the invoice. Prices are in roubles with VAT; the rate follows the date of shipment while the gross sum stays.</li>
<li>Payment is in advance by an invoice valid for three working days, on credit within your contract's limit, or by SBP or card where offered.</li>
<li>Ownership and risk pass on hand-over to the recipient or the carrier. Check the number of packages at once and the contents within five working days.</li>
<li>Cable cut to length and goods ordered specially for you cannot be returned unless faulty.</li>
<li>A late payment or delivery costs 0.1 % of the late sum a day, at most 10 %.</li>
</ul>`,
    uz: `<p>Yuridik kuchga ega matn — rus tilidagisi. Buyurtma berishda «Oferta shartlariga roziman» belgisi ${store.shortName} bilan yetkazib berish shartnomasini tuzadi; imzolangan shartnoma undan ustun turadi.</p>
<ul>
<li>Nom, miqdor, narx, QQS stavkasi va muddat tasdiqlangan buyurtma va hisobda qayd etiladi. Narxlar rublda, QQS bilan; stavka joʻnatish sanasi boʻyicha, umumiy summa esa oʻzgarmaydi.</li>
<li>Toʻlov — uch ish kuni amal qiladigan hisob boʻyicha oldindan, shartnoma limiti doirasida kechiktirib, taklif etilgan hollarda SBP yoki karta orqali.</li>
<li>Mulk huquqi va xavf tovar qabul qiluvchiga yoki tashuvchiga topshirilganda oʻtadi. Oʻrinlar sonini darhol, ichidagisini besh ish kunida tekshiring.</li>
<li>Oʻlchab kesilgan kabel va siz uchun maxsus buyurtma qilingan sifatli tovar qaytarib olinmaydi.</li>
<li>Kechikkan toʻlov yoki yetkazish uchun kuniga 0,1 %, koʻpi bilan 10 % toʻlanadi.</li>
</ul>`,
  },
}
