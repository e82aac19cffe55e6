import { type DemoRubric, t } from '../texts.ts'

export const terms: DemoRubric = {
  slug: 'tseny-i-usloviya',
  name: t('Цены и условия', 'Prices and terms', 'Narx va shartlar'),
  posts: [
    {
      slug: 'novye-usloviya-besplatnoy-dostavki',
      title: t(
        'Бесплатная доставка — от 10\u00a0000\u00a0₽ во всех городах складов',
        'Free delivery from 10,000 roubles in every warehouse city',
        'Barcha ombor shaharlarida 10\u00a0000 rubldan bepul yetkazish',
      ),
      lead: t(
        'Единый порог вместо разных по регионам.',
        'One threshold instead of one for each region.',
        'Hududlar boʻyicha turlicha emas, yagona chegara.',
      ),
      cover: ['truck', 'percent'],
      html: {
        ru: `<p>Раньше порог бесплатной доставки отличался от региона к региону. Теперь он один: 10\u00a0000\u00a0₽ с НДС в городе склада. Корзина показывает, сколько осталось до порога.</p>
<p>Доставка в область считается по маршруту, стоимость видна до оформления. Все условия — на странице <a href="/content/dostavka">«Доставка и самовывоз»</a>.</p>`,
      },
    },
    {
      slug: 'izmenenie-tsen-na-kabel',
      title: t(
        'Медь подорожала: что будет с ценами на кабель',
        'Copper is dearer: what happens to cable prices',
        'Mis qimmatlashdi: kabel narxi nima boʻladi',
      ),
      lead: t(
        'Подтверждённые заказы и счета отгрузим по прежней цене.',
        'Confirmed orders and invoices ship at the old price.',
        'Tasdiqlangan buyurtma va hisoblar eski narxda joʻnatiladi.',
      ),
      cover: ['drum', 'chart'],
      html: {
        ru: `<p>Производители кабеля пересмотрели прайс-листы, и со следующей недели меняются цены на медный силовой кабель. Алюминий пока без изменений.</p>
<ul>
<li>Подтверждённые заказы и выставленные счета действуют до конца своего срока.</li>
<li>Проектные цены, закреплённые договором, сохраняются.</li>
<li>В корзине сайт покажет, у каких строк цена изменилась.</li>
</ul>`,
      },
    },
    {
      slug: 'proektnye-tseny-cherez-menedzhera',
      title: t(
        'Проектные цены: как получить и сколько они действуют',
        'Project prices: how to get them and how long they last',
        'Loyiha narxlari: qanday olinadi va qancha amal qiladi',
      ),
      lead: t(
        'Нужны список товаров, срок и название объекта.',
        'We need the list of goods, the dates and the name of the site.',
        'Tovarlar roʻyxati, muddat va obyekt nomi kerak.',
      ),
      cover: ['blueprint', 'percent'],
      html: {
        ru: `<p>Если вы комплектуете объект целиком, соберите список в <a href="/cart">корзине</a> и сообщите менеджеру срок и название объекта. Расчёт занимает до двух рабочих дней.</p>
<p>Проектная цена закрепляется за компанией и объектом на срок поставки. В каталоге она показывается вместо обычной, поэтому докупить недостающее можно по той же цене.</p>`,
      },
    },
    {
      slug: 'otsrochka-dlya-novykh-kompaniy',
      title: t(
        'Отсрочка — после трёх оплаченных заказов',
        'Credit after three paid orders',
        'Uchta toʻlangan buyurtmadan keyin kechiktirish',
      ),
      lead: t(
        'Упростили правила: анкета на одну страницу.',
        'Simpler rules: a form of one page.',
        'Qoidalar soddalashdi: bir varaqlik anketa.',
      ),
      cover: ['calendar', 'card'],
      html: {
        ru: `<p>Новой компании достаточно трёх заказов, оплаченных в срок, чтобы попросить отсрочку. Менеджер пришлёт анкету, решение занимает два рабочих дня.</p>
<p>Лимит и срок появятся в карточке компании, а даты платежей — в графике. Корзина заранее предупредит, если сумма заказа не помещается в лимит.</p>`,
      },
    },
    {
      slug: 'nds-na-datu-otgruzki',
      title: t(
        'Напоминаем: ставка НДС — на дату отгрузки',
        'A reminder: VAT follows the date of shipment',
        'Eslatma: QQS stavkasi joʻnatish sanasi boʻyicha',
      ),
      lead: t(
        'Сумма заказа с налогом не меняется, меняется доля НДС.',
        'The gross sum stays, the share of VAT changes.',
        'Soliq bilan summa oʻzgarmaydi, QQS ulushi oʻzgaradi.',
      ),
      cover: ['document', 'percent'],
      html: {
        ru: `<p>С 2026 года основная ставка НДС — 22 %. Она применяется ко всем отгрузкам этого периода, когда бы ни был подписан договор. Цены на сайте указаны с налогом, поэтому сумма подтверждённого заказа остаётся прежней, а в документах меняется выделенная доля НДС.</p>
<p>Корректировки отгрузок 2025 года оформляем по прежней ставке 20 %.</p>`,
      },
    },
    {
      slug: 'rezka-kabelya-bez-doplaty',
      title: t('Резка кабеля — без доплаты от 20 метров', 'Cable cut free of charge from 20 metres', '20 metrdan kabel kesish bepul'),
      lead: t(
        'Короче тоже режем: стоимость подскажет менеджер.',
        'Shorter pieces too: ask your manager for the price.',
        'Qisqasini ham kesamiz: narxini menejer aytadi.',
      ),
      cover: ['section', 'ruler'],
      html: {
        ru: `<p>Отрезы от 20 метров больше не облагаются доплатой за резку. Для коротких кусков она осталась: сумму менеджер назовёт, подтверждая заказ.</p>
<p>Напоминаем: кабель, отрезанный по вашему размеру, вернуть нельзя, если он исправен. Порядок — на странице <a href="/content/vozvrat">«Возврат товара»</a>.</p>`,
      },
    },
    {
      slug: 'minimalnye-partii-stali-menshe',
      title: t(
        'Снизили минимальные партии на крепёж и наконечники',
        'Smaller minimum batches of fixings and lugs',
        'Mahkamlagich va uchliklarning eng kam partiyasi kamaydi',
      ),
      lead: t('Теперь от одной упаковки вместо коробки.', 'One pack instead of a carton.', 'Quti oʻrniga bitta qadoqdan.'),
      cover: ['box', 'gear'],
      html: {
        ru: `<p>Для 1\u00a0200 позиций крепежа, наконечников и клемм минимальная партия уменьшена с коробки до упаковки. Кратность осталась заводской: у поля количества видно, каким шагом продаётся товар.</p>
<p>Если число не подходит, сайт подскажет ближайшее большее, но сам ничего не изменит.</p>`,
      },
    },
  ],
}
