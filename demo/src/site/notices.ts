import { type AllLanguages, t } from '#demo/content/texts'

export const importantNotice: { title: AllLanguages; content: AllLanguages } = {
  title: t('Это демонстрационный магазин', 'This is a demonstration store', 'Bu namoyish doʻkoni'),
  content: t(
    `<p>Товары, бренды, цены, компании и люди здесь вымышлены, а заказы никуда не отправляются. Всё остальное работает по-настоящему: поиск, цены по регионам, корзина, заказы, документы.</p>
<p>Чтобы увидеть магазин глазами покупателя, войдите как <strong>buyer@vitrina.test</strong> с паролем <strong>Vitrina-2026</strong>.</p>`,
    `<p>Goods, brands, prices, companies and people are invented, and orders go nowhere. Everything else is real: search, regional prices, cart, orders, documents.</p>
<p>To see the store as a buyer does, sign in as <strong>buyer@vitrina.test</strong> with the password <strong>Vitrina-2026</strong>.</p>`,
    `<p>Mahsulot, brend, narx, kompaniya va odamlar oʻylab topilgan, buyurtmalar hech qayerga yuborilmaydi. Qolgan hammasi chin: qidiruv, hudud narxlari, savat, buyurtma, hujjatlar.</p>
<p>Doʻkonni xaridor koʻzi bilan koʻrish uchun <strong>buyer@vitrina.test</strong> va <strong>Vitrina-2026</strong> paroli bilan kiring.</p>`,
  ),
}

type Message = { kind: 'info' | 'success' | 'warning' | 'error'; region?: string; title: AllLanguages; html: AllLanguages }

export const informationMessages: readonly Message[] = [
  {
    kind: 'info',
    title: t(
      'Список товаров можно загрузить файлом',
      'A list of goods can be loaded as a file',
      'Tovarlar roʻyxatini fayl qilib yuklash mumkin',
    ),
    html: t(
      '<p>До 500 строк из .xlsx, .csv, PDF или письма, столбцы распознаются сами. <a href="/help/zagruzka-spiskom">Как это работает</a></p>',
      '<p>Up to 500 rows of .xlsx, .csv, PDF or a letter, columns are recognised. <a href="/help/zagruzka-spiskom">How it works</a></p>',
      '<p>.xlsx, .csv, PDF yoki xatdan 500 qatorgacha, ustunlar oʻzi taniladi. <a href="/help/zagruzka-spiskom">Bu qanday ishlaydi</a></p>',
    ),
  },
  {
    kind: 'warning',
    region: 'novosibirsk',
    title: t('Зимний график рейсов', 'Winter truck schedule', 'Qishki reyslar jadvali'),
    html: t(
      '<p>С ноября по март машины в область уходят по вторникам и пятницам. Самовывоз работает как обычно. <a href="/content/dostavka">Условия доставки</a></p>',
      '<p>From November to March trucks leave for the region on Tuesdays and Fridays. Pick-up works as usual. <a href="/content/dostavka">Delivery terms</a></p>',
      '<p>Noyabrdan martgacha viloyatga mashinalar seshanba va juma kunlari joʻnaydi. Olib ketish odatdagidek. <a href="/content/dostavka">Yetkazish shartlari</a></p>',
    ),
  },
]

type RegionalMessage = { region: string; title: AllLanguages; html: AllLanguages }

export const regionalMessages: readonly RegionalMessage[] = [
  {
    region: 'ekaterinburg',
    title: t('Вы смотрите цены Екатеринбурга', 'You see the prices of Yekaterinburg', 'Siz Yekaterinburg narxlarini koʻryapsiz'),
    html: t(
      '<p>Заказы, оформленные до 15:00 по местному времени, собираем в тот же день. Часть кабеля идёт с московского склада — срок указан у товара.</p>',
      '<p>Orders placed before 15:00 local time are picked the same day. Some cable comes from the Moscow warehouse; the date stands beside the product.</p>',
      '<p>Mahalliy vaqt bilan 15:00 gacha berilgan buyurtmalar shu kuni yigʻiladi. Kabelning bir qismi Moskva omboridan keladi — muddati mahsulot yonida.</p>',
    ),
  },
  {
    region: 'novosibirsk',
    title: t('Вы смотрите цены Новосибирска', 'You see the prices of Novosibirsk', 'Siz Novosibirsk narxlarini koʻryapsiz'),
    html: t(
      '<p>Время на сайте — местное. Счета, выставленные после 17:00, московская бухгалтерия проведёт в тот же день.</p>',
      '<p>Times on the site are local. Invoices issued after 17:00 are still booked in Moscow the same day.</p>',
      '<p>Saytdagi vaqt — mahalliy. 17:00 dan keyin chiqarilgan hisoblarni Moskva buxgalteriyasi shu kuni oʻtkazadi.</p>',
    ),
  },
  {
    region: 'krasnodar',
    title: t('Вы смотрите цены Краснодара', 'You see the prices of Krasnodar', 'Siz Krasnodar narxlarini koʻryapsiz'),
    html: t(
      '<p>На побережье машины идут трижды в неделю. Для объектов в горах согласуйте выгрузку с менеджером заранее.</p>',
      '<p>Trucks go to the coast three times a week. For sites in the mountains agree on unloading with your manager beforehand.</p>',
      '<p>Sohilga mashinalar haftasiga uch marta boradi. Togʻdagi obyektlar uchun tushirishni menejer bilan oldindan kelishing.</p>',
    ),
  },
]
