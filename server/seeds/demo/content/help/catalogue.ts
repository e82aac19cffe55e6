import { type DemoHelpGroup, t } from '../texts.ts'

export const catalogue: DemoHelpGroup = {
  name: t('Каталог и поиск', 'Catalogue and search', 'Katalog va qidiruv'),
  topics: [
    {
      slug: 'poisk-tovara',
      title: t('Как найти товар', 'How to find a product', 'Tovar qanday topiladi'),
      summary: t(
        'По артикулу, названию, коду производителя',
        'By article, name or manufacturer code',
        'Artikul, nom yoki ishlab chiqaruvchi kodi boʻyicha',
      ),
      routes: ['/', '/catalog'],
      html: t(
        `<p>Начните вводить в строке поиска артикул, код производителя или слова из названия: под строкой появятся подсказки с разделами, брендами и товарами. Клавиша «/» ставит курсор в строку с любого места.</p>
<ul>
<li>Раскладка и похожие буквы не мешают: «АВ-16» и «AB-16» — одно и то же.</li>
<li>Числа с единицами понимаются как характеристики: «16 а», «3х2,5», «IP54».</li>
<li>Прежние запросы хранятся в истории — ссылка на неё есть в каталоге.</li>
</ul>
<p>Если нужно найти сразу много позиций, загрузите их <a href="/help/zagruzka-spiskom">списком</a>.</p>`,
        `<p>Type an article, a manufacturer code or words of the name into the search field: sections, brands and products are suggested below it. The “/” key puts the cursor there from anywhere.</p>
<ul>
<li>The keyboard layout and look-alike letters do not matter.</li>
<li>Numbers with units are read as features: “16 A”, “3x2.5”, “IP54”.</li>
<li>Earlier queries are kept in the history, linked from the catalogue.</li>
</ul>
<p>To find many items at once, load them <a href="/help/zagruzka-spiskom">as a list</a>.</p>`,
        `<p>Qidiruv qatoriga artikul, ishlab chiqaruvchi kodi yoki nomdagi soʻzlarni yozing: ostida boʻlim, brend va tovarlar taklif qilinadi. «/» tugmasi kursorni istalgan joydan qatorga qoʻyadi.</p>
<ul>
<li>Klaviatura tili va oʻxshash harflar xalaqit bermaydi.</li>
<li>Birlikli sonlar xususiyat deb tushuniladi: «16 A», «3x2,5», «IP54».</li>
<li>Avvalgi soʻrovlar tarixda saqlanadi — havolasi katalogda.</li>
</ul>
<p>Koʻp pozitsiyani birdan topish uchun ularni <a href="/help/zagruzka-spiskom">roʻyxat qilib</a> yuklang.</p>`,
      ),
    },
    {
      slug: 'filtry',
      title: t('Фильтры и сортировка', 'Filters and sorting', 'Filtr va saralash'),
      summary: t(
        'Сузить список и поделиться им ссылкой',
        'Narrow the list and share it by a link',
        'Roʻyxatni qisqartirish va havolani ulashish',
      ),
      routes: ['/catalog'],
      html: t(
        `<p>Слева — разделы, бренды, серии, страны, наличие, цена и технические характеристики. Рядом с каждым значением указано, сколько товаров останется. Диапазоны вводятся числами или ползунком.</p>
<p>Выбранное показано над списком: крестик снимает одно условие. Всё, что вы выбрали, записано в адресе страницы, поэтому ссылку можно отправить коллеге — он увидит тот же список.</p>
<p>Панель закрепляется кнопкой-булавкой. Вид — список или плитка — запоминается в этом браузере.</p>`,
        `<p>On the left are sections, brands, series, countries, stock, price and technical features. Beside every value stands how many products would remain. Ranges are set by numbers or by a slider.</p>
<p>What you chose is shown above the list; the cross removes one condition. The whole choice is written in the page's address, so a colleague who gets the link sees the same list.</p>
<p>The panel is pinned with its pin button. The view, list or grid, is remembered in this browser.</p>`,
        `<p>Chapda boʻlim, brend, seriya, mamlakat, mavjudlik, narx va texnik xususiyatlar. Har bir qiymat yonida nechta tovar qolishi yozilgan. Oraliq son yoki surgich bilan kiritiladi.</p>
<p>Tanlangani roʻyxat ustida koʻrinadi: xoch belgisi bitta shartni olib tashlaydi. Tanlovning hammasi sahifa manzilida yozilgan, havolani olgan hamkasb xuddi shu roʻyxatni koʻradi.</p>
<p>Panel tugma bilan mahkamlanadi. Koʻrinish — roʻyxat yoki katak — shu brauzerda eslab qolinadi.</p>`,
      ),
    },
    {
      slug: 'kartochka-tovara',
      title: t(
        'Карточка товара, аналоги и замены',
        'Product card, analogs and replacements',
        'Tovar kartasi, oʻxshash va oʻrnini bosuvchilar',
      ),
      summary: t(
        'Характеристики, документы, чем заменить',
        'Features, papers, what to replace it with',
        'Xususiyat, hujjat, nima bilan almashtirish',
      ),
      routes: ['/catalog'],
      html: t(
        `<p>Нажмите на название — карточка откроется поверх списка, стрелки листают товары дальше. В карточке — характеристики, сертификаты, остатки по складам и даты прихода.</p>
<ul>
<li><strong>Артикул</strong> копируется нажатием.</li>
<li><strong>Найти замену</strong> показывает аналоги с теми же основными параметрами.</li>
<li><strong>Найти сопутствующие</strong> — то, что обычно берут вместе: шины, наконечники, рамки.</li>
</ul>
<p>Перед заменой сверьте номинал, характеристику срабатывания и габарит: решение о совместимости остаётся за проектировщиком.</p>`,
        `<p>Press the name: the card opens over the list, and the arrows go on to the neighbouring products. It holds features, certificates, stock by warehouse and arrival dates.</p>
<ul>
<li><strong>The article</strong> is copied by a press.</li>
<li><strong>Find a replacement</strong> shows analogs with the same main parameters.</li>
<li><strong>Find related</strong> shows what is usually bought along: busbars, lugs, frames.</li>
</ul>
<p>Compare rating, trip curve and size before you replace anything: compatibility is the designer's decision.</p>`,
        `<p>Nomni bosing — karta roʻyxat ustida ochiladi, strelkalar keyingi tovarlarga olib boradi. Kartada xususiyatlar, sertifikatlar, omborlar boʻyicha qoldiq va kelish sanalari bor.</p>
<ul>
<li><strong>Artikul</strong> bosilsa, nusxalanadi.</li>
<li><strong>Oʻrnini bosuvchini topish</strong> asosiy koʻrsatkichlari bir xil oʻxshashlarni koʻrsatadi.</li>
<li><strong>Hamroh tovarlar</strong> — odatda birga olinadiganlar: shina, uchlik, ramka.</li>
</ul>
<p>Almashtirishdan oldin nominal, ishlash xarakteristikasi va oʻlchamni solishtiring: moslik qarori loyihachiniki.</p>`,
      ),
    },
    {
      slug: 'tseny-i-nalichie',
      title: t('Цены и наличие', 'Prices and stock', 'Narx va qoldiq'),
      summary: t(
        'Почему цена своя и что значит дата рядом с остатком',
        'Why the price is yours and what the date beside the stock means',
        'Nega narx oʻzingizniki va qoldiq yonidagi sana nima',
      ),
      routes: ['/catalog', '/cart'],
      html: t(
        `<p>Гость видит розничную цену региона, покупатель — цену своей компании. Цена указана с НДС. Кнопка обновления запрашивает актуальную цену; если ответ не пришёл за пять секунд, остаётся прежняя.</p>
<p>Остаток показан по двум ближайшим складам, остальные — в карточке товара. Если сегодня товара нет, рядом стоит дата ожидаемого прихода.</p>
<p>Минимальная партия и кратность видны у поля количества: сайт подскажет ближайшее подходящее число, но сам его не изменит. Кабель продаётся метрами.</p>`,
        `<p>A guest sees the region's retail price, a buyer that of the company. Prices include VAT. The refresh button asks for the current price; if no answer comes in five seconds, the former one stays.</p>
<p>Stock is shown for the two nearest warehouses, the rest is on the card. When there is none today, the expected date of arrival stands beside it.</p>
<p>The minimum batch and the multiple are seen at the amount field: the site proposes the nearest fitting number but never changes yours. Cable is sold by the metre.</p>`,
        `<p>Mehmon hududning chakana narxini, xaridor oʻz kompaniyasi narxini koʻradi. Narx QQS bilan. Yangilash tugmasi joriy narxni soʻraydi; besh soniyada javob kelmasa, avvalgisi qoladi.</p>
<p>Qoldiq ikki eng yaqin ombor boʻyicha, qolganlari tovar kartasida. Bugun tovar boʻlmasa, yonida kutilayotgan sana turadi.</p>
<p>Eng kam partiya va karralik miqdor maydonida koʻrinadi: sayt mos keladigan eng yaqin sonni taklif qiladi, lekin oʻzi oʻzgartirmaydi. Kabel metrlab sotiladi.</p>`,
      ),
    },
    {
      slug: 'izbrannoe',
      title: t('Избранное и сохранённые фильтры', 'Favourites and saved filters', 'Sevimlilar va saqlangan filtrlar'),
      summary: t(
        'Вернуться к товарам и спискам в одно нажатие',
        'Come back to products and lists in one press',
        'Tovar va roʻyxatlarga bir bosishda qaytish',
      ),
      routes: ['/catalog'],
      html: t(
        `<p>Звёздочка у товара добавляет его в избранное — для этого нужно войти. Список избранного открывается из шапки и фильтруется так же, как каталог.</p>
<p>Часто нужный набор условий можно сохранить: он появится в списке сохранённых фильтров, новые — сверху. Каждый показан в виде меток; лишний удаляется из списка.</p>`,
        `<p>The star adds a product to favourites; you need to be signed in. The list opens from the header and is filtered like the catalogue.</p>
<p>A set of conditions you often need can be saved: it joins the list of saved filters, the newest on top. Each is shown as chips, and those no longer needed can be deleted.</p>`,
        `<p>Tovar yonidagi yulduzcha uni sevimlilarga qoʻshadi — buning uchun kirish kerak. Roʻyxat sarlavhadan ochiladi va katalog kabi filtrlanadi.</p>
<p>Tez-tez kerak boʻladigan shartlarni saqlash mumkin: ular saqlangan filtrlar roʻyxatida chiqadi, yangilari yuqorida. Har biri yorliqlar bilan koʻrsatiladi; keraksizi oʻchiriladi.</p>`,
      ),
    },
    {
      slug: 'svoi-tovary',
      title: t('Свои товары', 'Your own products', 'Oʻz tovarlaringiz'),
      summary: t('Позиции, которых нет в каталоге', 'Items the catalogue does not have', 'Katalogda yoʻq pozitsiyalar'),
      routes: ['/catalog'],
      html: t(
        `<p>Если товара нет в каталоге, создайте свой: название, артикул, единица, примечание. Он появится рядом с обычными, его можно класть в корзину.</p>
<p>Фотография — .jpg или .png до 2 Мб. Если она не загрузилась, товар всё равно сохранится: добавьте снимок позже.</p>
<p>В заказе такая строка уходит менеджеру на расчёт цены. Он может привязать её к товару каталога.</p>`,
        `<p>If the catalogue lacks a product, create your own: name, article, unit, note. It stands beside the others and may go into the cart.</p>
<p>A photo may be .jpg or .png up to 2 MB. If the upload fails the product is kept all the same; add the photo later.</p>
<p>In an order such a line goes to the manager to be priced. The manager may link it to a product of the catalogue.</p>`,
        `<p>Katalogda tovar boʻlmasa, oʻzingiznikini yarating: nom, artikul, birlik, izoh. U oddiy tovarlar yonida turadi, savatga qoʻshiladi.</p>
<p>Surat — .jpg yoki .png, 2 MB gacha. Yuklanmasa ham tovar saqlanadi: suratni keyin qoʻshing.</p>
<p>Buyurtmada bunday qator narxlash uchun menejerga ketadi. U qatorni katalog tovariga bogʻlashi mumkin.</p>`,
      ),
    },
  ],
}
