import { type DemoRubric, t } from '../texts.ts'

export const events: DemoRubric = {
  slug: 'sobytiya',
  name: t('События', 'Events', 'Tadbirlar'),
  posts: [
    {
      slug: 'vebinar-selektivnost',
      title: t(
        'Вебинар: селективность автоматов без таблиц наизусть',
        'Webinar: selectivity of breakers without tables by heart',
        'Vebinar: jadvalni yodlamasdan avtomatlar selektivligi',
      ),
      lead: t(
        'Час практики и разбор ваших однолинейных схем.',
        'An hour of practice with your own diagrams.',
        'Bir soat amaliyot va sxemalaringiz tahlili.',
      ),
      cover: ['screen', 'breaker'],
      html: {
        ru: `<p>Разберём, почему отключается вводной автомат, а не групповой, как читать кривые и когда спасает выдержка времени. Вторую половину посвятим схемам участников: присылайте их менеджеру заранее.</p>
<p>Участие бесплатное. Подготовиться поможет статья <a href="/posts/articles/selektivnost-zashchity">«Селективность защиты»</a>.</p>`,
      },
    },
    {
      slug: 'den-montazhnika-v-kazani',
      title: t('День монтажника в Казани', 'Installer’s day in Kazan', 'Qozonda montajchi kuni'),
      lead: t(
        'Инструмент в руках, соревнование по сборке щита, обед.',
        'Tools in hand, a panel building contest, lunch.',
        'Qoʻlda asbob, shchit yigʻish musobaqasi, tushlik.',
      ),
      cover: ['stage', 'board'],
      html: {
        ru: `<p>На складе в Казани пройдёт день монтажника: стенды производителей, опрессовка и зачистка на время, конкурс на самый аккуратный щит. Жюри оценивает маркировку, запас по модулям и радиусы изгиба.</p>
<p>Вход по списку, запишитесь у своего менеджера.</p>`,
      },
    },
    {
      slug: 'praktikum-po-shchitam',
      title: t('Практикум для сборщиков щитов', 'A workshop for panel builders', 'Shchit yigʻuvchilar uchun amaliyot'),
      lead: t(
        'Тепловой расчёт, шины, маркировка и протокол испытаний.',
        'Heat calculation, busbars, marking and the test report.',
        'Issiqlik hisobi, shinalar, belgilash va sinov bayonnomasi.',
      ),
      cover: ['board', 'ruler'],
      html: {
        ru: `<p>Два дня в учебном классе на Угрешской: считаем тепловыделение, выбираем шины, собираем щит на 36 модулей и оформляем протокол. Группа — до двенадцати человек.</p>
<p>Записаться можно у своего менеджера: он подскажет ближайшие даты.</p>`,
      },
    },
    {
      slug: 'vstrecha-s-proektirovshchikami',
      title: t(
        'Встреча с проектировщиками в Екатеринбурге',
        'Meeting designers in Yekaterinburg',
        'Yekaterinburgda loyihachilar bilan uchrashuv',
      ),
      lead: t(
        'Как закладывать оборудование, которое будет на складе.',
        'How to specify equipment that will be in stock.',
        'Omborda boʻladigan uskunani loyihaga qanday kiritish.',
      ),
      cover: ['people', 'blueprint'],
      html: {
        ru: `<p>Обсудили, как выбирать серии с запасом по срокам, и показали отчёт об оборачиваемости: какие номиналы есть всегда, а какие приходят раз в квартал. Запрос участников — больше моделей для информационного моделирования — передали производителям.</p>`,
      },
    },
    {
      slug: 'itogi-konkursa-shchitov',
      title: t('Итоги конкурса на лучший щит', 'Results of the best panel contest', 'Eng yaxshi shchit tanlovi yakunlari'),
      lead: t(
        'Сорок работ, три победителя и много идей для маркировки.',
        'Forty entries, three winners, many ideas for marking.',
        'Qirqta ish, uch gʻolib va belgilash uchun koʻp gʻoya.',
      ),
      cover: ['cup', 'board'],
      html: {
        ru: `<p>Первое место — щит котельной с раздельными шинами и схемой на двери, второе — квартирный щит с запасом в двенадцать модулей, третье — уличный шкаф с обогревом и дренажем.</p>
<p>Что оценивали: читаемость, запас, доступ к клеммам и порядок в документах. Разбор типичных ошибок — в статье <a href="/posts/articles/sborka-kvartirnogo-shchita">«Сборка квартирного щита»</a>.</p>`,
      },
    },
    {
      slug: 'vebinar-uchet-elektroenergii',
      title: t('Вебинар об учёте электроэнергии', 'A webinar on metering', 'Elektr energiyasi hisobi haqida vebinar'),
      lead: t(
        'Трансформаторы тока, опломбировка, передача показаний.',
        'Current transformers, seals, sending readings.',
        'Tok transformatorlari, plombalash, koʻrsatkich yuborish.',
      ),
      cover: ['meter', 'screen'],
      html: {
        ru: `<p>Вместе с производителем счётчиков разобрали схемы прямого и трансформаторного включения, типичные ошибки при опломбировке и требования к шкафам учёта на опоре.</p>
<p>Конспект вошёл в статью <a href="/posts/articles/uchet-elektroenergii">«Учёт электроэнергии: как выбрать счётчик»</a>.</p>`,
      },
    },
  ],
}
