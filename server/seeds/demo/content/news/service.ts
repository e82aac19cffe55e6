import { type DemoRubric, t } from '../texts.ts'

export const service: DemoRubric = {
  slug: 'servis',
  name: t('Сервис', 'Service', 'Xizmat'),
  posts: [
    {
      slug: 'import-v-korzinu-poyasnyaet-vybor',
      title: t(
        'Импорт в корзину объясняет, почему выбран товар',
        'Cart import explains its choice',
        'Savatga import tanlovini tushuntiradi',
      ),
      lead: t(
        'У каждой строки — причина совпадения и варианты замены.',
        'Every line has the reason of the match and alternatives.',
        'Har bir qatorda moslik sababi va muqobillar bor.',
      ),
      cover: ['list', 'magnifier'],
      html: {
        ru: `<p>Загруженный список разбирается построчно: сначала ищем ваш код, затем наш артикул и код производителя, потом — совпадение по характеристикам. Рядом со строкой указано, на каком шаге она найдена.</p>
<p>Жёлтые строки стоит проверить, красные — выбрать вручную. Ваш выбор запоминается для компании: в следующий раз такая же строка найдётся сама. Пределы прежние: 300 строк текстом, 500 — файлом. <a href="/help/zagruzka-spiskom">Подробнее в справке</a>.</p>`,
      },
    },
    {
      slug: 'schet-s-qr-kodom',
      title: t(
        'Счёт с QR-кодом: реквизиты подставятся сами',
        'Invoices with a QR code fill in the details',
        'QR-kodli hisob: rekvizitlar oʻzi toʻladi',
      ),
      lead: t(
        'Наведите банковское приложение — останется подтвердить.',
        'Point your bank’s app at it and confirm.',
        'Bank ilovasini tuting — tasdiqlash qoladi.',
      ),
      cover: ['qr', 'document'],
      html: {
        ru: `<p>В каждом счёте есть код по ГОСТ Р 56042: банковское приложение прочитает получателя, сумму и назначение платежа. Меньше опечаток — быстрее зачисление.</p>
<p>Счёт открывается в разделе <a href="/documents">«Документы»</a> и приходит на почту вместе с подтверждением заказа.</p>`,
      },
    },
    {
      slug: 'napominanie-o-rezerve',
      title: t(
        'Напомним о резерве за день до окончания',
        'A reminder a day before a reserve ends',
        'Zaxira tugashidan bir kun oldin eslatamiz',
      ),
      lead: t(
        'Письмо и отметка в заказе: успеете оплатить или отпустить.',
        'A letter and a mark in the order: time to pay or let go.',
        'Xat va buyurtmada belgi: toʻlash yoki qoʻyib yuborishga ulgurasiz.',
      ),
      cover: ['bell', 'box'],
      html: {
        ru: `<p>Подтверждённый резерв держит товар три рабочих дня. Раньше об окончании приходилось помнить самим, теперь за рабочий день до него приходит письмо, а в заказе появляется отметка.</p>
<p>Куда присылать напоминания, настраивается в уведомлениях личного кабинета.</p>`,
      },
    },
    {
      slug: 'povtor-zakaza-s-otchetom',
      title: t(
        'Повтор заказа показывает, что изменилось',
        'Repeating an order shows what changed',
        'Buyurtmani takrorlash nima oʻzgarganini koʻrsatadi',
      ),
      lead: t(
        'Цена, кратность, наличие — построчно, до корзины.',
        'Price, multiple, stock, line by line, before the cart.',
        'Narx, karralik, mavjudlik — savatdan oldin, qatorma-qator.',
      ),
      cover: ['repeat', 'list'],
      html: {
        ru: `<p>При повторе старого заказа сайт сравнивает каждую строку с сегодняшним каталогом и показывает отчёт: без изменений, изменилась цена, округлено до кратности, заменено, нет в наличии.</p>
<p>Даже если ни одной позиции уже нет, вы увидите отчёт и подсказки замен, а не пустую корзину.</p>`,
      },
    },
    {
      slug: 'akt-sverki-za-minutu',
      title: t('Акт сверки — за минуту', 'A reconciliation act in a minute', 'Solishtirish dalolatnomasi — bir daqiqada'),
      lead: t(
        'Выберите период и юридическое лицо, остальное сделает сайт.',
        'Choose the period and the legal entity, the site does the rest.',
        'Davr va yuridik shaxsni tanlang, qolganini sayt qiladi.',
      ),
      cover: ['document', 'calculator'],
      html: {
        ru: `<p>В разделе <a href="/documents">«Документы»</a> акт сверки теперь собирается сам: отгрузки, возвраты и оплаты за период, начальный и конечный остаток. Готовый файл можно скачать или отправить бухгалтеру на почту.</p>
<p>Если остатки не сходятся, напишите менеджеру прямо из документа: он увидит тот же акт.</p>`,
      },
    },
    {
      slug: 'tri-yazyka-interfeysa',
      title: t('Магазин говорит на трёх языках', 'The store speaks three languages', 'Doʻkon uch tilda gapiradi'),
      lead: t(
        'Русский, английский и узбекский — переключатель внизу страницы.',
        'Russian, English and Uzbek, switched in the footer.',
        'Rus, ingliz va oʻzbek — sahifa pastida almashtiriladi.',
      ),
      cover: ['globe', 'chat'],
      html: {
        ru: `<p>Интерфейс, справка и сообщения об ошибках доступны на русском, английском и узбекском. Выбор запоминается в браузере. Названия товаров остаются такими, какими их дал производитель, а юридическую силу имеют русские тексты документов.</p>`,
        en: `<p>The interface, the help and the error messages come in Russian, English and Uzbek. The choice is remembered in your browser. Product names stay as their makers gave them, and legal force belongs to the Russian texts of documents.</p>`,
        uz: `<p>Interfeys, yordam va xato xabarlari rus, ingliz va oʻzbek tillarida. Tanlov brauzerda eslab qolinadi. Tovar nomlari ishlab chiqaruvchi bergan holida qoladi, hujjatlarning rus tilidagi matni yuridik kuchga ega.</p>`,
      },
    },
    {
      slug: 'grafik-dostavki-v-kabinete',
      title: t('График доставки — в личном кабинете', 'The delivery schedule is in your account', 'Yetkazish jadvali — shaxsiy kabinetda'),
      lead: t(
        'Дни рейсов, час отсечки и ближайшие поставки по адресам.',
        'Truck days, cut-off hours and coming deliveries by address.',
        'Reys kunlari, qabul soati va yaqin yetkazishlar manzillar boʻyicha.',
      ),
      cover: ['calendar', 'truck'],
      html: {
        ru: `<p>Для каждого адреса видно, в какие дни к нему ходит машина и до какого часа принимаются заказы на ближайший рейс. Рядом — список ваших поставок с датой и интервалом.</p>
<p>Если рейс переносится, дата в графике меняется и приходит уведомление.</p>`,
      },
    },
    {
      slug: 'analogi-v-odno-nazhatie',
      title: t(
        'Замена и сопутствующие — в одно нажатие',
        'Replacements and related goods in one press',
        'Oʻrnini bosuvchi va hamroh tovarlar bir bosishda',
      ),
      lead: t(
        'Кнопки в карточке открывают готовый список.',
        'Buttons on the card open a ready list.',
        'Kartadagi tugmalar tayyor roʻyxatni ochadi.',
      ),
      cover: ['scales', 'breaker'],
      html: {
        ru: `<p>В карточке товара появились «Найти замену» и «Найти сопутствующие». Первая открывает аналоги с теми же основными параметрами, вторая — то, что обычно берут вместе: шины, наконечники, рамки, крепёж.</p>
<p>В списке аналоги помечены, поэтому их не спутать с исходным товаром. Если сомневаетесь в совместимости, отправьте ссылку на карточку инженеру поддержки через кнопку связи.</p>`,
      },
    },
  ],
}
