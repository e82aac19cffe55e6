import { type DemoRubric, t } from '../texts.ts'

export const company: DemoRubric = {
  slug: 'kompaniya',
  name: t('Компания', 'Company', 'Kompaniya'),
  posts: [
    {
      slug: 'sklad-v-samare-rasshirilsya',
      title: t('Склад в Самаре вырос вдвое', 'The Samara warehouse has doubled', 'Samaradagi ombor ikki baravar kattalashdi'),
      lead: t(
        'Добавили зону кабеля с отрезным станком и второй пандус.',
        'A cable area with a cutting machine and a second ramp.',
        'Kesish dastgohli kabel zonasi va ikkinchi pandus qoʻshildi.',
      ),
      cover: ['warehouse', 'drum'],
      html: {
        ru: `<p>На самарском складе заработала вторая очередь. Под кабель отведена отдельная площадка с отрезным станком: метраж режем при вас, на каждый отрезок печатаем бирку с длиной и номером барабана.</p>
<p>Второй пандус разделил потоки: самовывоз больше не ждёт, пока загрузят рейсовые машины. Часы работы прежние, они указаны на странице <a href="/content/kontakty">«Контакты»</a>.</p>`,
      },
    },
    {
      slug: 'inzhenery-na-svyazi-v-subbotu',
      title: t(
        'Инженеры поддержки теперь и в субботу',
        'Support engineers now on Saturdays too',
        'Muhandislar endi shanba kuni ham aloqada',
      ),
      lead: t(
        'Поможем с подбором и заменой, когда стройка не останавливается.',
        'Help with choice and replacement while the site keeps going.',
        'Qurilish toʻxtamaganda tanlash va almashtirishda yordam beramiz.',
      ),
      cover: ['headset', 'clock'],
      html: {
        ru: `<p>Монтаж часто идёт без выходных, а вопросы возникают на месте. По субботам с 9:00 до 17:00 на связи дежурный инженер: подскажет, чем заменить отсутствующий аппарат, проверит сечение и степень защиты.</p>
<p>Звоните по общему номеру и выбирайте техническую поддержку или пишите через кнопку связи в углу страницы.</p>`,
      },
    },
    {
      slug: 'otchet-po-srokam-sborki',
      title: t(
        'Как мы собираем заказы: цифры квартала',
        'How we pick orders: the quarter in figures',
        'Buyurtmalarni qanday yigʻamiz: chorak raqamlarda',
      ),
      lead: t(
        'Рассказываем, что получилось и над чем работаем.',
        'What went well and what we are working on.',
        'Nima chiqqani va ustida ishlayotganimiz.',
      ),
      cover: ['chart', 'box'],
      html: {
        ru: `<p>Раз в квартал смотрим, как быстро заказ проходит путь от подтверждения до выдачи.</p>
<table><thead><tr><th>Показатель</th><th>Было</th><th>Стало</th></tr></thead><tbody>
<tr><td>Самовывоз готов в день заказа</td><td>81 %</td><td>88 %</td></tr>
<tr><td>Строк без расхождений</td><td>99,2 %</td><td>99,5 %</td></tr>
<tr><td>Заявки на возврат, рассмотренные за два дня</td><td>90 %</td><td>96 %</td></tr>
</tbody></table>
<p>Слабое место — тяжёлые барабаны: их выдача занимает больше времени, чем хотелось бы. Второй погрузчик в Москве уже вышел на смену.</p>`,
      },
    },
    {
      slug: 'otkryt-punkt-vydachi-v-kazani',
      title: t(
        'Пункт выдачи в Казани переехал ближе к центру',
        'The Kazan pick-up point moved nearer the centre',
        'Qozondagi topshirish joyi markazga yaqinlashdi',
      ),
      lead: t(
        'Парковка у входа, выдача по коду, терминал для оплаты.',
        'Parking at the door, hand-over by code, a payment terminal.',
        'Kirishda turargoh, kod bilan topshirish, toʻlov terminali.',
      ),
      cover: ['pin', 'box'],
      html: {
        ru: `<p>Пункт выдачи в Казани работает по новому адресу — он указан на странице <a href="/content/kontakty">«Контакты»</a> и в заказе. У входа есть парковка на восемь машин, для газелей предусмотрен отдельный заезд.</p>
<p>Порядок прежний: дождитесь состояния «Готов к выдаче», назовите код, представитель организации показывает доверенность.</p>`,
      },
    },
    {
      slug: 'sertifikatsiya-skladov',
      title: t(
        'Проверили условия хранения на всех складах',
        'Storage conditions checked at every warehouse',
        'Barcha omborlarda saqlash sharoiti tekshirildi',
      ),
      lead: t(
        'Температура, влажность и сроки — под постоянным контролем.',
        'Temperature, humidity and dates are watched all the time.',
        'Harorat, namlik va muddatlar doimiy nazoratda.',
      ),
      cover: ['thermometer', 'warehouse'],
      html: {
        ru: `<p>Термоусадка, аккумуляторы и клей не любят мороза, электроника — влаги. В зонах хранения стоят датчики, показания записываются каждые пятнадцать минут. Если значение выходит за предел, кладовщик получает сигнал.</p>
<p>Товары со сроком годности отпускаются по правилу «первым пришёл — первым ушёл», а дата партии печатается на сборочном листе.</p>`,
      },
    },
    {
      slug: 'stazhirovka-dlya-studentov',
      title: t('Приглашаем студентов на практику', 'Students are welcome for practice', 'Talabalarni amaliyotga taklif qilamiz'),
      lead: t(
        'Месяц на складе, месяц с инженерами, месяц с менеджерами.',
        'A month in the warehouse, one with engineers, one with managers.',
        'Bir oy omborda, bir oy muhandislar, bir oy menejerlar bilan.',
      ),
      cover: ['people', 'ruler'],
      html: {
        ru: `<p>Второй год берём на практику студентов электротехнических специальностей. За три месяца практикант видит весь путь заказа: от приёмки до согласования замен с проектировщиком.</p>
<p>Напишите на <a href="mailto:info@vitrina.test">info@vitrina.test</a>, укажите город и учебное заведение.</p>`,
      },
    },
    {
      slug: 'vtoraya-smena-v-novosibirske',
      title: t('В Новосибирске появилась вторая смена', 'A second shift in Novosibirsk', 'Novosibirskda ikkinchi smena'),
      lead: t(
        'Заказы, пришедшие вечером, уезжают утренним рейсом.',
        'Evening orders leave with the morning truck.',
        'Kechki buyurtmalar ertalabki reys bilan ketadi.',
      ),
      cover: ['clock', 'truck'],
      html: {
        ru: `<p>Склад в Новосибирске собирает заказы до полуночи. Всё, что оформлено и подтверждено до 20:00 по местному времени, попадает в утреннюю машину.</p>
<p>Час отсечки для вашего адреса показан в графике доставки в личном кабинете.</p>`,
      },
    },
  ],
}
