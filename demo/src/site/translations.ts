import { t } from '#demo/content/texts'

/** Texts of this seller that replace those of the web app. */
export const translations = [
  {
    namespace: 'shell',
    key: 'search.placeholder',
    value: t('Артикул, код или «кабель 3х2,5»', 'Article, code or “cable 3x2.5”', 'Artikul, kod yoki «kabel 3x2,5»'),
  },
  {
    namespace: 'modules',
    key: 'offers.text',
    value: t(
      'КП вашему заказчику: из корзины или спецификации, с вашей наценкой',
      'An offer to your client: from a cart or a specification, with your markup',
      'Mijozingizga taklif: savat yoki spetsifikatsiyadan, oʻz ustamangiz bilan',
    ),
  },
  {
    namespace: 'modules',
    key: 'configurator.text',
    value: t(
      'Щит по линиям: автоматы, кабель, УЗО и корпус с пунктами норм',
      'A board by its circuits: breakers, cable, RCDs and an enclosure by the norms',
      'Liniyalar boʻyicha shchit: avtomatlar, kabel, UZO va korpus, meʼyor bandlari bilan',
    ),
  },
]
