import { t } from '#demo/content/texts'

const option = (id: string, ru: string, en: string, uz: string) => ({ id, text: t(ru, en, uz) })

export const survey = {
  slug: 'chto-uluchshit',
  title: t('Что улучшить в магазине', 'What to improve in the store', 'Doʻkonda nimani yaxshilash kerak'),
  html: t(
    '<p>Четыре вопроса, меньше минуты. Ответы читают те, кто делает сайт.</p>',
    '<p>Four questions, under a minute. The answers are read by those who make the site.</p>',
    '<p>Toʻrtta savol, bir daqiqadan kam. Javoblarni saytni qiladiganlar oʻqiydi.</p>',
  ),
  questions: [
    {
      id: 'ease',
      type: 'scale' as const,
      isRequired: true,
      text: t(
        'Насколько легко найти нужный товар?',
        'How easy is it to find the product you need?',
        'Kerakli mahsulotni topish qanchalik oson?',
      ),
      options: [],
    },
    {
      id: 'way',
      type: 'single' as const,
      isRequired: true,
      text: t('Как вы чаще всего собираете заказ?', 'How do you usually put an order together?', 'Buyurtmani koʻpincha qanday yigʻasiz?'),
      options: [
        option('search', 'Ищу товары по одному', 'I search one product after another', 'Tovarlarni bittalab qidiraman'),
        option('list', 'Загружаю список', 'I load a list', 'Roʻyxat yuklayman'),
        option('repeat', 'Повторяю прошлый заказ', 'I repeat an earlier order', 'Oldingi buyurtmani takrorlayman'),
        option('manager', 'Отправляю заявку менеджеру', 'I send a request to the manager', 'Menejerga ariza yuboraman'),
      ],
    },
    {
      id: 'next',
      type: 'multi' as const,
      isRequired: false,
      text: t('Что сделать в первую очередь?', 'What should come first?', 'Birinchi navbatda nima qilinsin?'),
      options: [
        option('analogs', 'Больше проверенных аналогов', 'More checked analogs', 'Tekshirilgan oʻxshashlar koʻproq boʻlsin'),
        option('schedule', 'Точнее дни доставки', 'More exact delivery days', 'Yetkazish kunlari aniqroq boʻlsin'),
        option('papers', 'Сертификаты одним архивом', 'Certificates in one archive', 'Sertifikatlar bitta arxivda'),
      ],
    },
    {
      id: 'words',
      type: 'text' as const,
      isRequired: false,
      text: t('Чего вам не хватает?', 'What do you miss?', 'Sizga nima yetishmaydi?'),
      options: [],
    },
  ],
  routes: ['/catalog', '/orders'],
}
