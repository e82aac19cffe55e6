import { type DemoHelpGroup, t } from '../texts.ts'

export const orders: DemoHelpGroup = {
  name: t('Корзина и заказы', 'Cart and orders', 'Savat va buyurtmalar'),
  topics: [
    {
      slug: 'korzina',
      title: t('Корзина', 'The cart', 'Savat'),
      summary: t(
        'Количество, выбор строк, обновление цен',
        'Amounts, choosing lines, refreshing prices',
        'Miqdor, qatorlarni tanlash, narxni yangilash',
      ),
      routes: ['/cart'],
      html: t(
        `<p>Корзина — таблица: меняйте количество прямо в строке, оставляйте примечания, ищите и сортируйте. Отмеченные строки можно удалить, перенести в другую корзину или оформить отдельно от остальных.</p>
<p>Справа — итог с НДС, вес и сколько осталось до бесплатной доставки. Цены обновляются кнопкой; строки с изменившейся ценой помечены.</p>
<p>Если вы собирали корзину до входа, после него сайт предложит объединить её с корзиной компании.</p>`,
        `<p>The cart is a table: change amounts in the line, leave notes, search and sort. Chosen lines can be deleted, moved to another cart or ordered apart from the rest.</p>
<p>On the right stand the total with VAT, the weight and what is missing to free delivery. A button refreshes prices; lines whose price changed are marked.</p>
<p>If you filled a cart before signing in, the site offers to join it with the company's.</p>`,
        `<p>Savat — jadval: miqdorni qatorning oʻzida oʻzgartiring, izoh qoldiring, qidiring va saralang. Belgilangan qatorlarni oʻchirish, boshqa savatga koʻchirish yoki alohida buyurtma qilish mumkin.</p>
<p>Oʻngda QQS bilan jami, ogʻirlik va bepul yetkazishgacha qolgan summa. Narxlar tugma bilan yangilanadi; narxi oʻzgargan qatorlar belgilanadi.</p>
<p>Savatni kirishdan oldin toʻldirgan boʻlsangiz, sayt uni kompaniya savati bilan birlashtirishni taklif qiladi.</p>`,
      ),
    },
    {
      slug: 'zagruzka-spiskom',
      title: t('Загрузка списком: текст и файл', 'Loading a list: text and file', 'Roʻyxat yuklash: matn va fayl'),
      summary: t(
        'До 300 строк текстом, до 500 строк файлом',
        'Up to 300 lines as text, 500 rows as a file',
        'Matnda 300, faylda 500 qatorgacha',
      ),
      routes: ['/cart'],
      html: t(
        `<p>В <a href="/cart?import=1">корзине</a> вставьте список или загрузите файл: в строке — код или название и количество.</p>
<table>
<thead><tr><th>Способ</th><th>Предел</th><th>Совет</th></tr></thead>
<tbody>
<tr><td>Текст</td><td>300 строк</td><td>Копируйте прямо из таблицы: столбцы распознаются</td></tr>
<tr><td>Файл</td><td>500 строк</td><td>.xlsx или .csv; старый .xls лучше пересохранить</td></tr>
</tbody>
</table>
<ol>
<li>Проверьте, какой столбец за что отвечает: сайт предложит сам.</li>
<li>Просмотрите результат: зелёные строки найдены точно, жёлтые стоит проверить, красные — выбрать вручную или сохранить как свой товар.</li>
<li>Подтвердите — строки станут строками корзины.</li>
</ol>
<p>Разбор занимает до минуты. Если сервер не успел, загрузите документ меньшего объёма.</p>`,
        `<p>In the <a href="/cart?import=1">cart</a> paste a list or load a file: each line has a code or a name and an amount.</p>
<table>
<thead><tr><th>Way</th><th>Limit</th><th>Advice</th></tr></thead>
<tbody>
<tr><td>Text</td><td>300 lines</td><td>Copy straight from a spreadsheet: columns are recognised</td></tr>
<tr><td>File</td><td>500 rows</td><td>.xlsx or .csv; an old .xls is better saved anew</td></tr>
</tbody>
</table>
<ol>
<li>Check which column means what: the site makes a guess.</li>
<li>Look through the result: green lines are exact, yellow ones want a look, red ones are chosen by hand or kept as your own product.</li>
<li>Confirm, and they become lines of the cart.</li>
</ol>
<p>It takes up to a minute. If the server does not finish in time, load a smaller document.</p>`,
        `<p><a href="/cart?import=1">Savatda</a> roʻyxatni qoʻying yoki faylni yuklang: har bir qatorda kod yoki nom va miqdor.</p>
<table>
<thead><tr><th>Usul</th><th>Chegara</th><th>Maslahat</th></tr></thead>
<tbody>
<tr><td>Matn</td><td>300 qator</td><td>Jadvaldan toʻgʻridan-toʻgʻri nusxalang: ustunlar taniladi</td></tr>
<tr><td>Fayl</td><td>500 qator</td><td>.xlsx yoki .csv; eski .xls ni qayta saqlagan maʼqul</td></tr>
</tbody>
</table>
<ol>
<li>Qaysi ustun nimaligini tekshiring: sayt oʻzi taklif qiladi.</li>
<li>Natijani koʻring: yashil qatorlar aniq topilgan, sariqlarini tekshirgan maʼqul, qizillarini qoʻlda tanlang yoki oʻz tovaringiz qilib saqlang.</li>
<li>Tasdiqlang — ular savat qatorlariga aylanadi.</li>
</ol>
<p>Bu bir daqiqagacha davom etadi. Server ulgurmasa, kichikroq hujjat yuklang.</p>`,
      ),
    },
    {
      slug: 'oformlenie-zakaza',
      title: t('Как оформить заказ', 'How to place an order', 'Buyurtma qanday beriladi'),
      summary: t('Кто, как, когда и чем платит', 'Who, how, when and paid by what', 'Kim, qanday, qachon va nima bilan toʻlaydi'),
      routes: ['/cart', '/orders'],
      html: t(
        `<ol>
<li><strong>Кто.</strong> Юридическое лицо и договор.</li>
<li><strong>Как.</strong> Самовывоз, доставка или перевозчик; адрес и контакт на месте.</li>
<li><strong>Когда.</strong> Дата из тех, что возможны для маршрута.</li>
<li><strong>Оплата.</strong> Счёт, отсрочка, СБП или карта — что доступно вам.</li>
</ol>
<p>Отметьте согласие с <a href="/content/oferta">офертой</a> и отправьте заказ. Он появится в разделе «Заказы», менеджер подтвердит его, а вместе с заказом уйдёт запрос на резерв. Номер вашей заявки можно указать в заказе — он попадёт в документы.</p>`,
        `<ol>
<li><strong>Who.</strong> The legal entity and the contract.</li>
<li><strong>How.</strong> Pick-up, delivery or a carrier; the address and a contact on site.</li>
<li><strong>When.</strong> A date out of those the route allows.</li>
<li><strong>Payment.</strong> Invoice, credit, SBP or card, whichever is open to you.</li>
</ol>
<p>Accept the <a href="/content/oferta">offer</a> and send the order. It appears under Orders and a manager confirms it; a reserve is requested along with it. Your own order number may be given: it goes into the papers.</p>`,
        `<ol>
<li><strong>Kim.</strong> Yuridik shaxs va shartnoma.</li>
<li><strong>Qanday.</strong> Olib ketish, yetkazish yoki tashuvchi; manzil va joydagi aloqa.</li>
<li><strong>Qachon.</strong> Marshrut imkon beradigan sanalardan biri.</li>
<li><strong>Toʻlov.</strong> Hisob, kechiktirish, SBP yoki karta — sizga ochiq boʻlgani.</li>
</ol>
<p><a href="/content/oferta">Ofertaga</a> rozilikni belgilang va buyurtmani yuboring. U «Buyurtmalar»da chiqadi, menejer tasdiqlaydi, u bilan birga zaxira soʻrovi ham ketadi. Oʻz ariza raqamingizni koʻrsatish mumkin — u hujjatlarga tushadi.</p>`,
      ),
    },
    {
      slug: 'rezerv',
      title: t('Резерв товара', 'Reserving goods', 'Tovarni zaxiralash'),
      summary: t(
        'Подтверждённый резерв держит товар три рабочих дня',
        'A confirmed reserve holds goods for three working days',
        'Tasdiqlangan zaxira tovarni uch ish kuni ushlaydi',
      ),
      routes: ['/orders'],
      html: t(
        `<p>Запрос на резерв создаётся вместе с заказом. Склад подтверждает его целиком или частично; в строках заказа видно, сколько закреплено за вами.</p>
<p>Подтверждённый резерв действует <strong>три рабочих дня</strong>, до конца рабочего дня склада. Если заказ оплачен или отгружен, резерв исполнен. Иначе товар вернётся в свободный остаток — за день до этого придёт напоминание.</p>`,
        `<p>A reserve is requested together with the order. The warehouse confirms it in whole or in part; the order's lines show how much is held for you.</p>
<p>A confirmed reserve lasts <strong>three working days</strong>, to the end of the warehouse's day. If the order is paid or shipped, the reserve is fulfilled. Otherwise the goods return to free stock; a reminder comes a day before.</p>`,
        `<p>Zaxira soʻrovi buyurtma bilan birga yaratiladi. Ombor uni toʻliq yoki qisman tasdiqlaydi; buyurtma qatorlarida siz uchun qancha ajratilgani koʻrinadi.</p>
<p>Tasdiqlangan zaxira <strong>uch ish kuni</strong>, omborning ish kuni oxirigacha amal qiladi. Buyurtma toʻlansa yoki joʻnatilsa, zaxira bajarilgan hisoblanadi. Aks holda tovar erkin qoldiqqa qaytadi — bir kun oldin eslatma keladi.</p>`,
      ),
    },
    {
      slug: 'otmena-i-povtor',
      title: t('Отменить или повторить заказ', 'Cancelling or repeating an order', 'Buyurtmani bekor qilish yoki takrorlash'),
      summary: t(
        'Пока не отгружено — можно отменить; любой заказ — повторить',
        'Cancel what is not shipped; repeat any order',
        'Joʻnatilmaganini bekor qilish, istalganini takrorlash',
      ),
      routes: ['/orders'],
      html: t(
        `<p><strong>Отмена.</strong> Откройте заказ и нажмите «Отменить». Отменяется неотгруженная часть; если сборка началась, заявку подтверждает менеджер.</p>
<p><strong>Повтор.</strong> «Повторить» складывает те же позиции в корзину и показывает отчёт: что осталось прежним, где изменилась цена, что округлено до кратности и чего нет в наличии. Ничего не пропадает молча.</p>
<p><strong>Выгрузка.</strong> До десяти заказов за раз можно сохранить файлом или отправить на почту.</p>`,
        `<p><strong>Cancel.</strong> Open the order and press “Cancel”. The part not yet shipped is cancelled; if picking has begun, a manager confirms the request.</p>
<p><strong>Repeat.</strong> The same items go to the cart with a report: what stayed the same, where the price changed, what was rounded to the multiple and what is out of stock. Nothing is lost silently.</p>
<p><strong>Export.</strong> Up to ten orders at a time can be saved as a file or sent by e-mail.</p>`,
        `<p><strong>Bekor qilish.</strong> Buyurtmani oching va «Bekor qilish»ni bosing. Joʻnatilmagan qismi bekor boʻladi; yigʻish boshlangan boʻlsa, arizani menejer tasdiqlaydi.</p>
<p><strong>Takrorlash.</strong> Oʻsha pozitsiyalar savatga tushadi va hisobot chiqadi: nima oʻzgarmagan, qayerda narx oʻzgargan, nima karralikka yaxlitlangan va nima yoʻq. Hech narsa jimgina yoʻqolmaydi.</p>
<p><strong>Eksport.</strong> Bir martada oʻntagacha buyurtmani fayl qilib saqlash yoki pochtaga yuborish mumkin.</p>`,
      ),
    },
    {
      slug: 'vernut-tovar',
      title: t('Как вернуть товар', 'How to return goods', 'Tovar qanday qaytariladi'),
      summary: t('Заявка из заказа с фотографиями', 'A request from the order, with photos', 'Buyurtmadan, suratlar bilan ariza'),
      routes: ['/orders'],
      html: t(
        `<p>В карточке заказа выберите «Вернуть», отметьте строки и количество, укажите причину и приложите фотографии. Вернуть можно не больше, чем отгружено.</p>
<p>Заявку рассматривают за два рабочих дня. Дальше — передача товара, проверка и решение: замена, деньги назад или зачёт. Состояние видно в заказе. Условия — на странице <a href="/content/vozvrat">«Возврат товара»</a>.</p>`,
        `<p>In the order choose “Return”, mark lines and amounts, give the reason and add photos. No more can be returned than was shipped.</p>
<p>The request is considered within two working days. Then come hand-over, inspection and the outcome: a replacement, a refund or a credit. The state is seen in the order; the terms are under <a href="/content/vozvrat">Returns</a>.</p>`,
        `<p>Buyurtmada «Qaytarish»ni tanlang, qator va miqdorni belgilang, sababni koʻrsating, suratlarni qoʻshing. Joʻnatilganidan koʻp qaytarib boʻlmaydi.</p>
<p>Ariza ikki ish kunida koʻriladi. Keyin topshirish, tekshirish va qaror: almashtirish, pulni qaytarish yoki hisobga olish. Holati buyurtmada koʻrinadi. Shartlar — <a href="/content/vozvrat">«Tovarni qaytarish»</a> sahifasida.</p>`,
      ),
    },
  ],
}
