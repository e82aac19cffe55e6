import type * as z from 'zod'
import type { storedBlock } from '@vitrina/server/src/modules/site/home-blocks.rules.ts'
import { t } from '#demo/content/texts'

/** Figures of the store on the home page are counted, not claimed. */
export type StoreFacts = { products: number; brands: number; warehouses: number; regions: number }

type Block = z.input<typeof storedBlock> extends infer B ? (B extends { id: number } ? Omit<B, 'id'> : never) : never

/** Groups of three parted by a thin space, as prices on the site are. */
const counted = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u202f')

export const INTRO_IMAGE = 'home/intro.svg'

export const homeBlocks = ({ products, brands, warehouses, regions }: StoreFacts): Block[] => [
  {
    kind: 'intro',
    title: t(
      'Электротехника для тех, кто строит и обслуживает',
      'Electrical goods for those who build and maintain',
      'Quradigan va xizmat koʻrsatadiganlar uchun elektrotexnika',
    ),
    payload: {
      content: t(
        '<p>Наличие по складам, цена вашего договора и документы — без звонков. Список на сотни строк вставляется целиком.</p>',
        '<p>Stock by warehouse, the price of your contract and the papers, without a call. A list of hundreds of lines goes in whole.</p>',
        '<p>Omborlar qoldigʻi, shartnomangiz narxi va hujjatlar — qoʻngʻiroqsiz. Yuzlab qatorli roʻyxat bir yoʻla qoʻyiladi.</p>',
      ),
      image: INTRO_IMAGE,
      facts: [
        { value: counted(products), label: t('товаров', 'products', 'mahsulot') },
        { value: counted(brands), label: t('брендов', 'brands', 'brend') },
        { value: counted(warehouses), label: t('складов', 'warehouses', 'ombor') },
        { value: counted(regions), label: t('регионов', 'regions', 'hudud') },
      ],
    },
  },
  {
    kind: 'links',
    title: t('С чего начать', 'Where to start', 'Nimadan boshlash'),
    payload: {
      items: [
        {
          title: t('Быстрый заказ списком', 'Quick order by list', 'Roʻyxat bilan tez buyurtma'),
          text: t(
            'Вставьте коды и количество — сайт подберёт товары',
            'Paste codes and amounts, the site finds the goods',
            'Kod va miqdorni qoʻying — sayt mahsulotni topadi',
          ),
          link: '/cart?import=1',
          icon: 'import',
        },
        {
          title: t('Спецификации', 'Specifications', 'Spetsifikatsiyalar'),
          text: t('Рабочие списки объектов и щитов', 'Working lists of sites and panels', 'Obyekt va shchitlarning ish roʻyxatlari'),
          link: '/specifications',
          icon: 'specifications',
        },
        {
          title: t('Коммерческие предложения', 'Commercial offers', 'Tijorat takliflari'),
          text: t('КП вашему заказчику с наценкой', 'An offer to your client with a markup', 'Mijozingizga ustama bilan taklif'),
          link: '/modules/offers',
          icon: 'offers',
        },
        {
          title: t('Конфигуратор щита', 'Board configurator', 'Shchit konfiguratori'),
          text: t(
            'Схема, вид спереди и товары за пять минут',
            'Diagram, front view and goods in five minutes',
            'Besh daqiqada sxema, old koʻrinish va mahsulotlar',
          ),
          link: '/modules/raec-configurator',
          icon: 'calculator',
        },
        {
          title: t('Заказы', 'Orders', 'Buyurtmalar'),
          text: t('Состояние, резерв, повтор и возврат', 'State, reserve, repeat and return', 'Holat, zaxira, takrorlash va qaytarish'),
          link: '/orders',
          icon: 'orders',
        },
        {
          title: t('Документы', 'Documents', 'Hujjatlar'),
          text: t('Счета, накладные и что пора оплатить', 'Invoices, waybills and what is due', 'Hisob, yukxat va toʻlov muddatlari'),
          link: '/documents',
          icon: 'documents',
        },
        {
          title: t('Клуб', 'Club', 'Klub'),
          text: t('Баллы за покупки и награды', 'Points for purchases and rewards', 'Xarid uchun ball va sovgʻalar'),
          link: '/user/golden-club',
          icon: 'club',
        },
      ],
    },
  },
  { kind: 'sections', title: t('Разделы каталога', 'Sections of the catalogue', 'Katalog boʻlimlari'), payload: { limit: 12 } },
  { kind: 'brands', title: t('Бренды', 'Brands', 'Brendlar'), payload: { limit: 18 } },
  { kind: 'news', title: t('Новости', 'News', 'Yangiliklar'), payload: { feed: 'news', limit: 3 } },
  {
    kind: 'news',
    title: t('Статьи инженеров', 'Articles by engineers', 'Muhandislar maqolalari'),
    payload: { feed: 'articles', limit: 3 },
  },
  {
    kind: 'text',
    title: t('Доставка и самовывоз', 'Delivery and pick-up', 'Yetkazib berish va olib ketish'),
    payload: {
      content: t(
        '<p>В городе склада доставка бесплатна от 10\u00a0000\u00a0₽. Самовывоз — в часы работы склада, по коду из заказа. В другие города отправляем перевозчиком. <a href="/content/dostavka">Подробнее о доставке</a></p>',
        '<p>In the warehouse’s city delivery is free from 10,000 roubles. Pick-up is open in the warehouse’s hours, by the code of the order. Other cities are served by carriers. <a href="/content/dostavka">More about delivery</a></p>',
        '<p>Ombor shahrida 10\u00a0000 rubldan boshlab yetkazish bepul. Olib ketish — ombor ish vaqtida, buyurtma kodi bilan. Boshqa shaharlarga tashuvchi orqali joʻnatamiz. <a href="/content/dostavka">Yetkazish haqida batafsil</a></p>',
      ),
    },
  },
]
