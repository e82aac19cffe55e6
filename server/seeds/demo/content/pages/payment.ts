import { type DemoPage, t } from '../texts.ts'

export const payment: DemoPage = {
  slug: 'oplata',
  title: t('Оплата', 'Payment', 'Toʻlov'),
  html: t(
    `<p>Способы, доступные именно вам, показываются при оформлении: они зависят от договора, суммы и того, кто платит — организация или частное лицо.</p>
<table>
<thead><tr><th>Способ</th><th>Кому</th><th>Как это работает</th></tr></thead>
<tbody>
<tr><td>Счёт</td><td>Организации и предприниматели</td><td>Счёт с QR-кодом действует три рабочих дня. Номер счёта укажите в назначении платежа</td></tr>
<tr><td>Отсрочка</td><td>Компании с договором</td><td>В пределах лимита и срока договора. Остаток лимита виден в корзине до оформления</td></tr>
<tr><td>СБП</td><td>Все</td><td>Для организаций — платёж из интернет-банка по ссылке, для частных лиц — по QR-коду</td></tr>
<tr><td>Карта</td><td>Частные лица</td><td>Данные карты принимает банк; сохранённую карту можно отвязать в личном кабинете</td></tr>
</tbody>
</table>
<h2>НДС</h2>
<p>Цены на сайте указаны с НДС; основная ставка — 22 %. Ставка определяется на дату отгрузки. В счёте и накладной налог выделен отдельной строкой.</p>
<h2>График платежей</h2>
<p>В личном кабинете видно, сколько и когда платить по каждому документу, что просрочено и на сколько дней. Состояние счёта — «ожидает оплаты», «оплачен», «просрочен» — есть и в разделе <a href="/documents">«Документы»</a>.</p>
<h2>Если платёж не зачтён</h2>
<p>Обычно деньги разносятся автоматически по ИНН, сумме и номеру счёта. Если номер не указан, пришлите платёжное поручение менеджеру: он разнесёт платёж вручную.</p>`,
    `<p>Checkout offers the methods open to you: they depend on the contract, the sum, and on whether an organisation or a person pays.</p>
<table>
<thead><tr><th>Method</th><th>For whom</th><th>How it works</th></tr></thead>
<tbody>
<tr><td>Invoice</td><td>Organisations and sole traders</td><td>With a QR code, valid for three working days. Put the invoice number into the purpose of payment</td></tr>
<tr><td>Credit</td><td>Companies with a contract</td><td>Within the contract's limit and term; the cart shows what is left of the limit</td></tr>
<tr><td>SBP</td><td>Everyone</td><td>Organisations pay from their bank by a link, persons by a QR code</td></tr>
<tr><td>Card</td><td>Persons</td><td>The bank takes the card's data; a saved card can be unlinked in the account</td></tr>
</tbody>
</table>
<p>Prices include VAT; the standard rate is 22 % and follows the date of shipment. The payment schedule in your account shows what is due and when; the state of each invoice is under <a href="/documents">Documents</a>. If a payment is not credited, send the payment order to your manager.</p>`,
    `<p>Buyurtma berishda aynan sizga ochiq usullar koʻrsatiladi: ular shartnoma, summa va toʻlovchiga — tashkilot yoki jismoniy shaxsga — bogʻliq.</p>
<table>
<thead><tr><th>Usul</th><th>Kimga</th><th>Qanday ishlaydi</th></tr></thead>
<tbody>
<tr><td>Hisob</td><td>Tashkilot va tadbirkorlar</td><td>QR-kodli hisob uch ish kuni amal qiladi. Toʻlov maqsadida hisob raqamini yozing</td></tr>
<tr><td>Kechiktirib toʻlash</td><td>Shartnomali kompaniyalar</td><td>Shartnoma limiti va muddati doirasida; limit qoldigʻi savatda koʻrinadi</td></tr>
<tr><td>SBP</td><td>Hammaga</td><td>Tashkilotlar havola orqali bankdan, jismoniy shaxslar QR-kod bilan toʻlaydi</td></tr>
<tr><td>Karta</td><td>Jismoniy shaxslar</td><td>Karta maʼlumotini bank qabul qiladi; saqlangan kartani kabinetda uzish mumkin</td></tr>
</tbody>
</table>
<p>Narxlar QQS bilan; asosiy stavka 22 %, u joʻnatish sanasiga bogʻliq. Kabinetdagi toʻlov jadvalida qancha va qachon toʻlash koʻrinadi; hisoblar holati <a href="/documents">«Hujjatlar»</a> boʻlimida. Toʻlov hisobga olinmasa, toʻlov topshirigʻini menejeringizga yuboring.</p>`,
  ),
}
