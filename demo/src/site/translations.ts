import { t } from '#demo/content/texts'

/** Texts of this seller that replace those of the web app. */
export const translations = [
  {
    namespace: 'shell',
    key: 'search.placeholder',
    value: t('Артикул, код или «кабель 3х2,5»', 'Article, code or “cable 3x2.5”', 'Artikul, kod yoki «kabel 3x2,5»'),
  },
  {
    namespace: 'shell',
    key: 'modules.offers',
    value: t(
      'КП вашему заказчику: из корзины или спецификации, с вашей наценкой',
      'An offer to your client: from a cart or a specification, with your markup',
      'Mijozingizga taklif: savat yoki spetsifikatsiyadan, oʻz ustamangiz bilan',
    ),
  },
  {
    namespace: 'shell',
    key: 'modules.configurator',
    value: t(
      'Подбор состава щита по току ввода и числу линий',
      'The contents of a panel by its incoming current and number of lines',
      'Kirish toki va liniyalar soni boʻyicha shchit tarkibi',
    ),
  },
]
