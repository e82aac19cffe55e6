import { type DemoHelpGroup, t } from '../texts.ts'

export const documents: DemoHelpGroup = {
  name: t('Документы и оплата', 'Documents and payment', 'Hujjatlar va toʻlov'),
  topics: [
    {
      slug: 'dokumenty',
      title: t('Где найти документы', 'Where documents are', 'Hujjatlar qayerda'),
      summary: t(
        'Счета, накладные и их состояние в одном списке',
        'Invoices, waybills and their state in one list',
        'Hisob, yukxat va ularning holati bitta roʻyxatda',
      ),
      routes: ['/documents', '/orders'],
      html: t(
        `<p>Раздел <a href="/documents">«Документы»</a> собирает счета и накладные компании. Фильтруйте по виду, дате, номеру, заказу и состоянию оплаты: «ожидает оплаты», «оплачен», «просрочен».</p>
<p>Документ открывается для просмотра и скачивается файлом; несколько отмеченных — одним архивом. В заказе его документы показаны на первой вкладке.</p>
<p>Раздел виден, если продавец включил его и дал вашей учётной записи доступ к документам.</p>`,
        `<p><a href="/documents">Documents</a> gathers the company's invoices and waybills. Filter by kind, date, number, order and payment state: awaiting payment, paid, overdue.</p>
<p>A document opens for viewing and downloads as a file; several chosen ones come as one archive. In an order its documents are on the first tab.</p>
<p>You see the section if the seller has switched it on and your account may see documents.</p>`,
        `<p><a href="/documents">«Hujjatlar»</a> boʻlimi kompaniya hisob va yukxatlarini jamlaydi. Turi, sanasi, raqami, buyurtmasi va toʻlov holati boʻyicha filtrlang: «toʻlov kutilmoqda», «toʻlangan», «muddati oʻtgan».</p>
<p>Hujjat koʻrish uchun ochiladi va fayl boʻlib yuklanadi; bir nechtasi bitta arxivda. Buyurtmada uning hujjatlari birinchi varaqda.</p>
<p>Boʻlim sotuvchi uni yoqqan va hisobingizga ruxsat bergan boʻlsa koʻrinadi.</p>`,
      ),
    },
    {
      slug: 'oplatit-schet',
      title: t('Как оплатить счёт', 'How to pay an invoice', 'Hisob qanday toʻlanadi'),
      summary: t(
        'QR-код, СБП, карта или платёжное поручение',
        'QR code, SBP, card or bank transfer',
        'QR-kod, SBP, karta yoki toʻlov topshirigʻi',
      ),
      routes: ['/documents'],
      html: t(
        `<p>Откройте счёт и выберите способ:</p>
<ul>
<li><strong>Перевод.</strong> Наведите банковское приложение на QR-код в счёте — реквизиты и назначение подставятся сами.</li>
<li><strong>СБП.</strong> Организация переходит по ссылке в свой интернет-банк, частное лицо сканирует код.</li>
<li><strong>Карта.</strong> Данные вводятся на странице банка; карту можно сохранить и отвязать в профиле.</li>
</ul>
<p>Счёт действует три рабочих дня. Если срок прошёл, попросите менеджера выставить новый: цена могла измениться. Об условиях — страница <a href="/content/oplata">«Оплата»</a>.</p>`,
        `<p>Open the invoice and choose a method:</p>
<ul>
<li><strong>Transfer.</strong> Point your bank's app at the QR code: the details and the purpose fill in by themselves.</li>
<li><strong>SBP.</strong> An organisation follows the link to its bank, a person scans the code.</li>
<li><strong>Card.</strong> The data is entered on the bank's page; a card can be saved, and unlinked in the profile.</li>
</ul>
<p>An invoice is valid for three working days. After that ask your manager for a new one: the price may have changed. See <a href="/content/oplata">Payment</a>.</p>`,
        `<p>Hisobni oching va usulni tanlang:</p>
<ul>
<li><strong>Oʻtkazma.</strong> Bank ilovasini hisobdagi QR-kodga tuting — rekvizit va maqsad oʻzi toʻldiriladi.</li>
<li><strong>SBP.</strong> Tashkilot havola orqali oʻz bankiga oʻtadi, jismoniy shaxs kodni skanerlaydi.</li>
<li><strong>Karta.</strong> Maʼlumotlar bank sahifasida kiritiladi; kartani saqlash va profilda uzish mumkin.</li>
</ul>
<p>Hisob uch ish kuni amal qiladi. Muddat oʻtsa, menejerdan yangisini soʻrang: narx oʻzgargan boʻlishi mumkin. Shartlar — <a href="/content/oplata">«Toʻlov»</a> sahifasida.</p>`,
      ),
    },
    {
      slug: 'grafik-platezhey',
      title: t('График платежей и лимит', 'Payment schedule and credit limit', 'Toʻlov jadvali va limit'),
      summary: t('Что, когда и сколько платить', 'What to pay, when and how much', 'Nimani, qachon va qancha toʻlash'),
      routes: ['/user/payment-schedule', '/user'],
      html: t(
        `<p>График платежей в личном кабинете строится по договору: у каждого документа видны срок, сумма, сколько уже внесено и сколько осталось. Итоги собраны по неделям, просрочка выделена и посчитана в днях.</p>
<p>В карточке компании указаны вид цен, кредитный лимит, задолженность, просрочка, дни отсрочки и баланс. Часть строк продавец может скрыть — например, для частных лиц.</p>`,
        `<p>The payment schedule in your account follows the contract: each document shows its date, sum, what has been paid and what is left. Totals are by week; overdue sums are marked, with days.</p>
<p>The company card shows the price type, credit limit, debt, overdue debt, days of deferral and balance. The seller may hide some of these, for instance for private persons.</p>`,
        `<p>Kabinetdagi toʻlov jadvali shartnoma boʻyicha tuziladi: har bir hujjatning muddati, summasi, toʻlangani va qolgani koʻrinadi. Jami haftalar boʻyicha, kechikkani ajratilgan va kunlarda hisoblangan.</p>
<p>Kompaniya kartasida narx turi, kredit limiti, qarz, kechikkan qarz, kechiktirish kunlari va balans bor. Sotuvchi ayrim qatorlarni, masalan jismoniy shaxslar uchun, yashirishi mumkin.</p>`,
      ),
    },
  ],
}
