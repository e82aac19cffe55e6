import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'

/** S-16: what becomes of goods that are held for an order. */
export type ReserveLetters = Record<
  'reserveConfirmed' | 'reservePartlyConfirmed' | 'reserveRejected' | 'reserveReleased' | 'reserveExpiring' | 'reserveExpired',
  Letter
>

const ru: ReserveLetters = {
  reserveConfirmed: {
    title: 'Товары по заказу {number} в резерве',
    lines: ['Мы держим их для вас до {until}. За рабочий день до этого срока напомним.'],
    button: 'Открыть заказ',
    sms: 'товары по заказу {number} в резерве до {until}',
  },
  reservePartlyConfirmed: {
    title: 'Часть товаров по заказу {number} в резерве',
    lines: ['Мы держим их для вас до {until}. Остальное зарезервировать не получилось: смотрите строки заказа.'],
    button: 'Открыть заказ',
    sms: 'часть товаров по заказу {number} в резерве до {until}',
  },
  reserveRejected: {
    title: 'Товары по заказу {number} не зарезервированы',
    lines: ['Заказ остаётся в работе, но товары для него не удерживаются.', '{reason}'],
    button: 'Открыть заказ',
    sms: 'товары по заказу {number} не зарезервированы',
  },
  reserveReleased: {
    title: 'Резерв по заказу {number} снят',
    lines: ['Заказ остаётся в работе, но товары для него больше не удерживаются: резерв можно запросить ещё раз.', '{reason}'],
    button: 'Открыть заказ',
    sms: 'резерв по заказу {number} снят',
  },
  reserveExpiring: {
    title: 'Резерв по заказу {number} заканчивается',
    lines: ['Мы держим товары до {until}. Если они ещё нужны, оплатите счёт или продлите резерв.'],
    button: 'Продлить резерв',
    sms: 'резерв по заказу {number} до {until}',
  },
  reserveExpired: {
    title: 'Резерв по заказу {number} закончился',
    lines: ['Товары снова доступны всем покупателям. Заказ остаётся в силе: резерв можно запросить ещё раз.'],
    button: 'Открыть заказ',
    sms: 'резерв по заказу {number} закончился',
  },
}

const en: ReserveLetters = {
  reserveConfirmed: {
    title: 'The goods of order {number} are reserved',
    lines: ['We hold them for you until {until}. A working day before that we will remind you.'],
    button: 'Open the order',
    sms: 'the goods of order {number} are reserved until {until}',
  },
  reservePartlyConfirmed: {
    title: 'Some goods of order {number} are reserved',
    lines: ['We hold them for you until {until}. The rest could not be reserved: see the lines of the order.'],
    button: 'Open the order',
    sms: 'some goods of order {number} are reserved until {until}',
  },
  reserveRejected: {
    title: 'The goods of order {number} are not reserved',
    lines: ['The order stays in work, but no goods are held for it.', '{reason}'],
    button: 'Open the order',
    sms: 'the goods of order {number} are not reserved',
  },
  reserveReleased: {
    title: 'The reserve of order {number} has been released',
    lines: ['The order stays in work, but no goods are held for it any more: you can ask for a reserve once more.', '{reason}'],
    button: 'Open the order',
    sms: 'the reserve of order {number} has been released',
  },
  reserveExpiring: {
    title: 'The reserve of order {number} is about to end',
    lines: ['We hold the goods until {until}. If you still need them, pay the invoice or extend the reserve.'],
    button: 'Extend the reserve',
    sms: 'the reserve of order {number} ends {until}',
  },
  reserveExpired: {
    title: 'The reserve of order {number} has ended',
    lines: ['The goods can be bought by everyone again. The order stands: you can ask for a reserve once more.'],
    button: 'Open the order',
    sms: 'the reserve of order {number} has ended',
  },
}

const uz: ReserveLetters = {
  reserveConfirmed: {
    title: '{number} buyurtma mahsulotlari zaxirada',
    lines: ['Ularni siz uchun {until} gacha saqlaymiz. Bundan bir ish kuni oldin eslatamiz.'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma mahsulotlari {until} gacha zaxirada',
  },
  reservePartlyConfirmed: {
    title: '{number} buyurtma mahsulotlarining bir qismi zaxirada',
    lines: ['Ularni siz uchun {until} gacha saqlaymiz. Qolganini zaxiraga olib bo‘lmadi: buyurtma qatorlarini ko‘ring.'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma mahsulotlarining bir qismi {until} gacha zaxirada',
  },
  reserveRejected: {
    title: '{number} buyurtma mahsulotlari zaxiraga olinmadi',
    lines: ['Buyurtma ishda qoladi, lekin mahsulotlar u uchun saqlanmaydi.', '{reason}'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma mahsulotlari zaxiraga olinmadi',
  },
  reserveReleased: {
    title: '{number} buyurtma zaxirasi bekor qilindi',
    lines: ['Buyurtma ishda qoladi, lekin mahsulotlar endi u uchun saqlanmaydi: zaxirani yana so‘rash mumkin.', '{reason}'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma zaxirasi bekor qilindi',
  },
  reserveExpiring: {
    title: '{number} buyurtma zaxirasi tugayapti',
    lines: ['Mahsulotlarni {until} gacha saqlaymiz. Kerak bo‘lsa, hisobni to‘lang yoki zaxirani uzaytiring.'],
    button: 'Zaxirani uzaytirish',
    sms: '{number} buyurtma zaxirasi {until} gacha',
  },
  reserveExpired: {
    title: '{number} buyurtma zaxirasi tugadi',
    lines: ['Mahsulotlar yana hammaga ochiq. Buyurtma kuchda: zaxirani yana so‘rash mumkin.'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma zaxirasi tugadi',
  },
}

export const reserveLetters: Record<Language, ReserveLetters> = { ru, en, uz }
