import { type DemoRubric, searchLink, t } from '../texts.ts'

export const assortment: DemoRubric = {
  slug: 'assortiment',
  name: t('Ассортимент', 'Assortment', 'Assortiment'),
  posts: [
    {
      slug: 'avtomaty-voltaris-titan',
      title: t(
        'На складе автоматы Вольтарис «Титан» на 10 кА',
        'Voltaris Titan 10 kA breakers in stock',
        'Omborda 10 kA «Titan» Voltaris avtomatlari',
      ),
      lead: t(
        'Номиналы от 6 до 63 А, характеристики B, C и D.',
        'Ratings from 6 to 63 A, curves B, C and D.',
        '6 dan 63 A gacha, B, C va D xarakteristikalari.',
      ),
      cover: ['breaker', 'bolt'],
      html: {
        ru: `<p>Серия рассчитана на вводные и групповые щиты, где ток короткого замыкания выше шести килоампер. Аппараты принимают проводник до 35 мм² и гребенчатую шину с обеих сторон.</p>
<p>Все номиналы есть в Москве и Екатеринбурге, остальные регионы получат их следующей партией — дата указана у товара. <a href="${searchLink('автоматический выключатель Титан')}">Посмотреть в каталоге</a>. Чем отличаются характеристики, рассказали в <a href="/posts/articles/kak-vybrat-avtomaticheskiy-vyklyuchatel">статье</a>.</p>`,
      },
    },
    {
      slug: 'svetilniki-lumiris-industri',
      title: t(
        'Промышленные светильники Лумирис «Индастри»',
        'Lumiris Industri lights for workshops',
        'Sexlar uchun Lumiris «Industri» chiroqlari',
      ),
      lead: t(
        'До 170 лм/Вт, IP65, монтаж на подвес или кронштейн.',
        'Up to 170 lm/W, IP65, hung or on a bracket.',
        '170 lm/Vt gacha, IP65, osma yoki kronshteynda.',
      ),
      cover: ['lamp'],
      html: {
        ru: `<p>Новая серия заменяет лампы ДРЛ один к одному по местам крепления. Три кривые силы света: для цехов, для высоких складов и для узких проходов между стеллажами.</p>
<p>Файлы для расчёта освещённости приложены к карточкам. <a href="${searchLink('светильник Индастри')}">Смотреть светильники</a>.</p>`,
      },
    },
    {
      slug: 'kabel-nizkoy-toksichnosti',
      title: t(
        'Кабель с низкой токсичностью для школ и больниц',
        'Low-toxicity cable for schools and hospitals',
        'Maktab va shifoxonalar uchun kam zaharli kabel',
      ),
      lead: t('Исполнение нг(А)-LSLTx в сечениях от 1,5 до 25 мм².', 'Type LSLTx from 1.5 to 25 mm².', 'LSLTx turi, 1,5 dan 25 mm² gacha.'),
      cover: ['section', 'shield'],
      html: {
        ru: `<p>Кабель этого исполнения при горении выделяет мало дыма и токсичных газов, поэтому его закладывают в проекты детских и медицинских учреждений. На складах — медные жилы от трёх до пяти, отрезаем от одного метра.</p>
<p><a href="${searchLink('LSLTx')}">Найти в каталоге</a>. Сертификаты пожарной безопасности — в карточках.</p>`,
      },
    },
    {
      slug: 'schetchiki-s-radiomodulem',
      title: t('Счётчики Метровольт с радиомодулем', 'Metrovolt meters with a radio module', 'Radiomodulli Metrovolt hisoblagichlari'),
      lead: t(
        'Одно- и трёхфазные, показания снимаются без обхода.',
        'One and three phases, readings without a walk.',
        'Bir va uch fazali, koʻrsatkich aylanib chiqmasdan olinadi.',
      ),
      cover: ['meter', 'chart'],
      html: {
        ru: `<p>Счётчики рассчитаны на многотарифный учёт, хранят профиль нагрузки и передают показания по радиоканалу. Межповерочный интервал — шестнадцать лет.</p>
<p>Управляющим компаниям подберём список на подъезд: счётчики, ящики учёта и автоматы. Его можно целиком вставить в <a href="/cart?import=1">корзину</a>.</p>`,
      },
    },
    {
      slug: 'lotki-trassomet-goryachiy-tsink',
      title: t('Лотки Трассомет горячего цинкования', 'Hot-dip galvanised Trassomet trays', 'Issiq ruxlangan Trassomet novlari'),
      lead: t(
        'Для улицы и влажных цехов, толщина металла до 2 мм.',
        'For outdoors and damp workshops, metal up to 2 mm.',
        'Koʻcha va nam sexlar uchun, metall 2 mm gacha.',
      ),
      cover: ['tray'],
      html: {
        ru: `<p>Серия «Цинк» пополнилась лестничными лотками шириной до 600 мм, поворотами и ответвителями. Покрытие — не тоньше 55 мкм, в паспорте указана толщина каждой партии.</p>
<p>Крепёж из той же стали продаётся рядом: откройте карточку лотка и нажмите «Найти сопутствующие».</p>`,
      },
    },
    {
      slug: 'rozetki-rozentum-ladoga',
      title: t(
        'Розетки и выключатели Розентум «Ладога» в новых цветах',
        'Rozentum Ladoga sockets in new colours',
        'Rozentum «Ladoga» rozetkalari yangi ranglarda',
      ),
      lead: t(
        'Графит, песок и шалфей — рамки от одного до пяти постов.',
        'Graphite, sand and sage, frames for one to five.',
        'Grafit, qum va shalfey — bir postdan besh postgacha ramkalar.',
      ),
      cover: ['socket'],
      html: {
        ru: `<p>Механизмы серии прежние, поэтому новые рамки подходят к уже смонтированным. В комплектах для гостиниц добавили карточный выключатель и розетку с двумя портами зарядки.</p>
<p><a href="${searchLink('Розентум Ладога')}">Открыть серию в каталоге</a>.</p>`,
      },
    },
    {
      slug: 'privody-frekvanta',
      title: t(
        'Частотные преобразователи Frekvanta до 37 кВт',
        'Frekvanta frequency converters up to 37 kW',
        '37 kVt gacha Frekvanta chastota oʻzgartirgichlari',
      ),
      lead: t(
        'Версия Pump держит давление и умеет чередовать насосы.',
        'The Pump version keeps pressure and alternates pumps.',
        'Pump versiyasi bosimni ushlaydi va nasoslarni almashtiradi.',
      ),
      cover: ['motor', 'gear'],
      html: {
        ru: `<p>Линейка Pump рассчитана на насосные станции: встроенный регулятор, спящий режим, защита от сухого хода. Версия Vector подойдёт для подъёмников и экструдеров.</p>
<p>Перед заказом проверьте длину кабеля до двигателя: при длине более 50 метров нужен выходной дроссель, он в разделе сопутствующих.</p>`,
      },
    },
    {
      slug: 'ibp-neugas-dlya-kotelnykh',
      title: t('ИБП Неугас для котельных и насосов', 'Neugas UPS for boilers and pumps', 'Qozonxona va nasoslar uchun Neugas UPS'),
      lead: t(
        'Чистый синус, внешние батареи, время работы до суток.',
        'Pure sine wave, outer batteries, up to a day.',
        'Toza sinus, tashqi batareyalar, bir kungacha ishlash.',
      ),
      cover: ['battery', 'thermometer'],
      html: {
        ru: `<p>Циркуляционным насосам важна форма напряжения: на ступенчатом синусе они греются и шумят. Серия «Котёл» выдаёт чистый синус и подключает от одной до четырёх внешних батарей.</p>
<p>В карточке есть таблица времени работы для нагрузок от 100 до 800 Вт.</p>`,
      },
    },
  ],
}
