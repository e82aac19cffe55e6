import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'
import { type ManagerLetters, managerLetters } from './manager-letters.ts'
import { type PaymentLetters, paymentTextsIn } from './payments.ts'
import { type PickupLetters, pickupLetters } from './pickup-letters.ts'
import { type PromiseLetters, promiseLetters } from './promise-letters.ts'
import { type ReserveLetters, reserveLetters } from './reserve-letters.ts'
import { type ShippingLetters, shippingLetters } from './shipping-letters.ts'

type OrdersTexts = {
  letters: Record<
    | 'placed'
    | 'approvalNeeded'
    | 'approved'
    | 'rejected'
    | 'confirmed'
    | 'declined'
    | 'cancelled'
    | 'changed'
    | 'invoiceIssued'
    | 'comment',
    Letter
  > &
    ShippingLetters &
    PaymentLetters &
    PickupLetters &
    PromiseLetters &
    ManagerLetters &
    ReserveLetters
}

const ru: OrdersTexts = {
  letters: {
    ...shippingLetters.ru,
    ...reserveLetters.ru,
    ...pickupLetters.ru,
    ...promiseLetters.ru,
    ...managerLetters.ru,
    ...paymentTextsIn('ru').letters,
    placed: {
      title: 'Заказ {number} принят',
      lines: ['Сумма {sum}, строк: {lines}.', 'Менеджер проверит заказ и подтвердит его. Сразу после этого вы получите счёт.'],
      button: 'Открыть заказ',
      sms: 'заказ {number} на {sum} принят',
    },
    approvalNeeded: {
      title: 'Заказ {number} ждёт вашего согласования',
      lines: ['{author} оформил заказ на {sum}. По правилам компании его должен согласовать ответственный.'],
      button: 'Посмотреть заказ',
      sms: 'заказ {number} на {sum} ждёт согласования',
    },
    approved: {
      title: 'Заказ {number} согласован',
      lines: ['Он отправлен продавцу. Менеджер проверит его и подтвердит.'],
      button: 'Открыть заказ',
      sms: 'заказ {number} согласован',
    },
    rejected: {
      title: 'Заказ {number} не согласован',
      lines: ['Причина: {reason}'],
      button: 'Открыть заказ',
      sms: 'заказ {number} не согласован',
    },
    confirmed: {
      title: 'Заказ {number} подтверждён',
      lines: ['Сумма {sum}. Счёт уже в документах заказа.'],
      button: 'Открыть заказ',
      sms: 'заказ {number} подтверждён, сумма {sum}',
    },
    declined: {
      title: 'Заказ {number} отклонён',
      lines: ['Причина: {reason}'],
      button: 'Открыть заказ',
      sms: 'заказ {number} отклонён',
    },
    cancelled: {
      title: 'Заказ {number} отменён',
      lines: ['Неотгруженные товары больше не удерживаются.', '{reason}'],
      button: 'Открыть заказ',
      sms: 'заказ {number} отменён',
    },
    changed: {
      title: 'Заказ {number} изменён',
      lines: ['Менеджер изменил состав, цены или условия. Сумма теперь {sum}.', '{reason}'],
      button: 'Посмотреть изменения',
      sms: 'заказ {number} изменён, сумма {sum}',
    },
    invoiceIssued: {
      title: 'Новый счёт № {text} по заказу {number}',
      lines: ['Он заменяет прежний. Сумма {sum}.'],
      button: 'Открыть заказ',
      sms: 'новый счёт {text} по заказу {number}',
    },
    comment: {
      title: 'Сообщение по заказу {number}',
      lines: ['{author}: {text}'],
      button: 'Ответить',
      sms: 'новое сообщение по заказу {number}',
    },
  },
}

const en: OrdersTexts = {
  letters: {
    ...shippingLetters.en,
    ...reserveLetters.en,
    ...pickupLetters.en,
    ...promiseLetters.en,
    ...managerLetters.en,
    ...paymentTextsIn('en').letters,
    placed: {
      title: 'Order {number} has been received',
      lines: ['Sum {sum}, lines: {lines}.', 'A manager will check and confirm the order. You will get the invoice right after that.'],
      button: 'Open the order',
      sms: 'order {number} for {sum} has been received',
    },
    approvalNeeded: {
      title: 'Order {number} waits for your approval',
      lines: ['{author} has made an order for {sum}. By the rules of the company it needs an approver.'],
      button: 'See the order',
      sms: 'order {number} for {sum} waits for approval',
    },
    approved: {
      title: 'Order {number} is approved',
      lines: ['It has gone to the seller. A manager will check and confirm it.'],
      button: 'Open the order',
      sms: 'order {number} is approved',
    },
    rejected: {
      title: 'Order {number} was not approved',
      lines: ['Reason: {reason}'],
      button: 'Open the order',
      sms: 'order {number} was not approved',
    },
    confirmed: {
      title: 'Order {number} is confirmed',
      lines: ['Sum {sum}. The invoice is among the papers of the order.'],
      button: 'Open the order',
      sms: 'order {number} is confirmed, sum {sum}',
    },
    declined: {
      title: 'Order {number} was declined',
      lines: ['Reason: {reason}'],
      button: 'Open the order',
      sms: 'order {number} was declined',
    },
    cancelled: {
      title: 'Order {number} is cancelled',
      lines: ['Goods not shipped are no longer held.', '{reason}'],
      button: 'Open the order',
      sms: 'order {number} is cancelled',
    },
    changed: {
      title: 'Order {number} has been changed',
      lines: ['The manager has changed lines, prices or terms. The sum is {sum} now.', '{reason}'],
      button: 'See the changes',
      sms: 'order {number} has been changed, sum {sum}',
    },
    invoiceIssued: {
      title: 'New invoice No. {text} of order {number}',
      lines: ['It takes the place of the former one. Sum {sum}.'],
      button: 'Open the order',
      sms: 'new invoice {text} of order {number}',
    },
    comment: {
      title: 'Message about order {number}',
      lines: ['{author}: {text}'],
      button: 'Answer',
      sms: 'new message about order {number}',
    },
  },
}

const uz: OrdersTexts = {
  letters: {
    ...shippingLetters.uz,
    ...reserveLetters.uz,
    ...pickupLetters.uz,
    ...promiseLetters.uz,
    ...managerLetters.uz,
    ...paymentTextsIn('uz').letters,
    placed: {
      title: '{number} buyurtma qabul qilindi',
      lines: ['Summa {sum}, qatorlar: {lines}.', 'Menejer buyurtmani tekshirib tasdiqlaydi. Shundan so‘ng darhol hisob olasiz.'],
      button: 'Buyurtmani ochish',
      sms: '{sum} lik {number} buyurtma qabul qilindi',
    },
    approvalNeeded: {
      title: '{number} buyurtma roziligingizni kutmoqda',
      lines: ['{author} {sum} lik buyurtma berdi. Kompaniya qoidasiga ko‘ra uni mas’ul xodim tasdiqlashi kerak.'],
      button: 'Buyurtmani ko‘rish',
      sms: '{sum} lik {number} buyurtma rozilik kutmoqda',
    },
    approved: {
      title: '{number} buyurtmaga rozilik berildi',
      lines: ['U sotuvchiga yuborildi. Menejer tekshirib tasdiqlaydi.'],
      button: 'Buyurtmani ochish',
      sms: '{number} buyurtmaga rozilik berildi',
    },
    rejected: {
      title: '{number} buyurtmaga rozilik berilmadi',
      lines: ['Sababi: {reason}'],
      button: 'Buyurtmani ochish',
      sms: '{number} buyurtmaga rozilik berilmadi',
    },
    confirmed: {
      title: '{number} buyurtma tasdiqlandi',
      lines: ['Summa {sum}. Hisob buyurtma hujjatlarida.'],
      button: 'Buyurtmani ochish',
      sms: '{number} buyurtma tasdiqlandi, summa {sum}',
    },
    declined: {
      title: '{number} buyurtma rad etildi',
      lines: ['Sababi: {reason}'],
      button: 'Buyurtmani ochish',
      sms: '{number} buyurtma rad etildi',
    },
    cancelled: {
      title: '{number} buyurtma bekor qilindi',
      lines: ['Jo‘natilmagan mahsulotlar endi band emas.', '{reason}'],
      button: 'Buyurtmani ochish',
      sms: '{number} buyurtma bekor qilindi',
    },
    changed: {
      title: '{number} buyurtma o‘zgartirildi',
      lines: ['Menejer tarkib, narxlar yoki shartlarni o‘zgartirdi. Summa endi {sum}.', '{reason}'],
      button: 'O‘zgarishlarni ko‘rish',
      sms: '{number} buyurtma o‘zgartirildi, summa {sum}',
    },
    invoiceIssued: {
      title: '{number} buyurtma bo‘yicha yangi hisob № {text}',
      lines: ['U avvalgisining o‘rnini bosadi. Summa {sum}.'],
      button: 'Buyurtmani ochish',
      sms: '{number} buyurtma bo‘yicha yangi hisob {text}',
    },
    comment: {
      title: '{number} buyurtma bo‘yicha xabar',
      lines: ['{author}: {text}'],
      button: 'Javob berish',
      sms: '{number} buyurtma bo‘yicha yangi xabar',
    },
  },
}

const all: Record<Language, OrdersTexts> = { ru, en, uz }

export const ordersTextsIn = (language: Language): OrdersTexts => all[language]
