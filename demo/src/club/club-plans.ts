import type { Localised } from '@vitrina/contract/languages'
import { t } from '#demo/content/texts'

/** The levels of the demo's club: roubles of turnover in twelve months. */
export const levelPlans = [
  { name: t('Серебро', 'Silver', 'Kumush'), threshold: 0, factor: 100, perks: t('', '', '') },
  {
    name: t('Золото', 'Gold', 'Oltin'),
    threshold: 300_000,
    factor: 130,
    perks: t('Приглашения на обучение производителей', 'Invitations to manufacturers’ training', 'Ishlab chiqaruvchilar oʻquviga taklif'),
  },
  {
    name: t('Платина', 'Platinum', 'Platina'),
    threshold: 1_500_000,
    factor: 160,
    perks: t('Выделенный инженер для подбора', 'An engineer of your own for selection', 'Tanlov uchun ajratilgan muhandis'),
  },
] as const

type RewardPlan = {
  kind: 'goods' | 'certificate' | 'training' | 'discount'
  name: Localised
  description: Localised
  /** The family whose most popular product it is. */
  family?: string
  cost: number
  worth?: number
  stock: number | null
}

export const rewardPlans: readonly RewardPlan[] = [
  {
    kind: 'goods',
    name: t('Мультиметр в подарок', 'A multimeter as a gift', 'Multimetr sovgʻaga'),
    description: t('Прибор для ежедневной работы электрика.', 'A meter for everyday work.', 'Elektrikning kundalik ishi uchun asbob.'),
    family: 'multimeter',
    cost: 350,
    stock: 6,
  },
  {
    kind: 'training',
    name: t('Семинар «Сборка щитов»', 'Seminar “Assembling boards”', '«Shchit yigʻish» seminari'),
    description: t(
      'Один день в учебном классе склада, место на одного.',
      'A day in the classroom of the warehouse, one seat.',
      'Ombor oʻquv xonasida bir kun, bir oʻrin.',
    ),
    cost: 250,
    stock: 12,
  },
  {
    kind: 'discount',
    name: t('Скидка 500 ₽ на заказ', '500 ₽ off an order', 'Buyurtmaga 500 ₽ chegirma'),
    description: t('Счёт станет меньше на 500 ₽.', 'The invoice becomes 500 ₽ smaller.', 'Hisob 500 ₽ ga kamayadi.'),
    cost: 450,
    worth: 500,
    stock: null,
  },
  {
    kind: 'certificate',
    name: t('Сертификат на 1 000 ₽', 'A certificate of 1,000 ₽', '1 000 ₽ lik sertifikat'),
    description: t('Номер сертификата пришлёт менеджер.', 'The manager sends its number.', 'Raqamini menejer yuboradi.'),
    cost: 1_000,
    stock: 20,
  },
]
