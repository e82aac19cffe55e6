import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'

/** Letters about shipping steps of an order and about returns. */
export type ShippingLetters = Record<
  | 'cancelRefused'
  | 'readyForPickup'
  | 'shipped'
  | 'returnForManager'
  | 'returnAsked'
  | 'returnAuthorized'
  | 'returnDenied'
  | 'returnReceived'
  | 'returnApproved'
  | 'returnRejected'
  | 'replacementPlaced',
  Letter
>

const ru: ShippingLetters = {
  cancelRefused: {
    title: 'Заказ {number} не отменён',
    lines: ['Заказ уже выполняется, отменить его не получилось.', '{reason}'],
    button: 'Открыть заказ',
    sms: 'заказ {number} отменить не получилось',
  },
  readyForPickup: {
    title: 'Заказ {number} собран, код получения {code}',
    lines: ['Назовите код {code} в пункте выдачи. Ждём вас до {until}.', 'Представителю компании понадобится доверенность.'],
    button: 'Открыть заказ',
    sms: 'заказ {number} собран, код {code}, ждём до {until}',
  },
  shipped: {
    title: 'Заказ {number}: товар отгружен',
    lines: ['Отгрузка {shipment}. Документы уже в заказе.'],
    button: 'Открыть заказ',
    sms: 'товар по заказу {number} отгружен',
  },
  returnForManager: {
    title: 'Возврат {text} по заказу {number}',
    lines: ['{company} просит принять товар обратно.', '{reason}'],
    button: 'Открыть заказ',
    sms: 'возврат {text} по заказу {number}',
  },
  returnAsked: {
    title: 'Возврат {text}: нужны подробности',
    lines: ['{reason}'],
    button: 'Ответить',
    sms: 'по возврату {text} нужны подробности',
  },
  returnAuthorized: {
    title: 'Возврат {text} согласован',
    lines: ['Привезите товар вместе с документами.', '{reason}'],
    button: 'Открыть заказ',
    sms: 'возврат {text} согласован',
  },
  returnDenied: {
    title: 'Возврат {text} отклонён',
    lines: ['Причина: {reason}'],
    button: 'Открыть заказ',
    sms: 'возврат {text} отклонён',
  },
  returnReceived: {
    title: 'Возврат {text}: товар получен',
    lines: ['Мы получили товар и проверяем его.', '{reason}'],
    button: 'Открыть заказ',
    sms: 'товар по возврату {text} получен',
  },
  returnApproved: {
    title: 'Возврат {text} завершён',
    lines: ['Корректировочный документ уже в заказе.', '{reason}'],
    button: 'Открыть заказ',
    sms: 'возврат {text} завершён',
  },
  returnRejected: {
    title: 'Возврат {text} не принят',
    lines: ['Причина: {reason}'],
    button: 'Открыть заказ',
    sms: 'возврат {text} не принят',
  },
  replacementPlaced: {
    title: 'Замена по возврату {text}: заказ {number}',
    lines: ['Мы оформили новый заказ на тот же товар, {sum}. Он оплачен возвращённым товаром, доплачивать не нужно.'],
    button: 'Открыть заказ',
    sms: 'замена по возврату {text}: заказ {number}',
  },
}

const en: ShippingLetters = {
  cancelRefused: {
    title: 'Order {number} has not been cancelled',
    lines: ['The order is under way already and could not be cancelled.', '{reason}'],
    button: 'Open the order',
    sms: 'order {number} could not be cancelled',
  },
  readyForPickup: {
    title: 'Order {number} is ready, pickup code {code}',
    lines: ['Name the code {code} at the pickup point. We wait until {until}.', 'Who comes for a company needs a power of attorney.'],
    button: 'Open the order',
    sms: 'order {number} is ready, code {code}, until {until}',
  },
  shipped: {
    title: 'Order {number}: goods have been shipped',
    lines: ['Shipment {shipment}. Its papers are in the order.'],
    button: 'Open the order',
    sms: 'goods of order {number} have been shipped',
  },
  returnForManager: {
    title: 'Return {text} of order {number}',
    lines: ['{company} asks to give goods back.', '{reason}'],
    button: 'Open the order',
    sms: 'return {text} of order {number}',
  },
  returnAsked: {
    title: 'Return {text}: we need to know more',
    lines: ['{reason}'],
    button: 'Answer',
    sms: 'we need to know more about return {text}',
  },
  returnAuthorized: {
    title: 'Return {text} is agreed',
    lines: ['Bring the goods together with their papers.', '{reason}'],
    button: 'Open the order',
    sms: 'return {text} is agreed',
  },
  returnDenied: {
    title: 'Return {text} is refused',
    lines: ['The reason: {reason}'],
    button: 'Open the order',
    sms: 'return {text} is refused',
  },
  returnReceived: {
    title: 'Return {text}: we have the goods',
    lines: ['We have got the goods and look at them.', '{reason}'],
    button: 'Open the order',
    sms: 'goods of return {text} have come',
  },
  returnApproved: {
    title: 'Return {text} is settled',
    lines: ['The correcting document is in the order.', '{reason}'],
    button: 'Open the order',
    sms: 'return {text} is settled',
  },
  returnRejected: {
    title: 'Return {text} is not accepted',
    lines: ['The reason: {reason}'],
    button: 'Open the order',
    sms: 'return {text} is not accepted',
  },
  replacementPlaced: {
    title: 'Replacement for return {text}: order {number}',
    lines: ['We have made a new order of the same goods, {sum}. It is paid by the goods that came back, there is nothing to pay.'],
    button: 'Open the order',
    sms: 'replacement for return {text}: order {number}',
  },
}

const uz: ShippingLetters = {
  cancelRefused: {
    title: '{number} buyurtma bekor qilinmadi',
    lines: ['Buyurtma bajarilmoqda, uni bekor qilib bo‘lmadi.', '{reason}'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtmani bekor qilib bo‘lmadi',
  },
  readyForPickup: {
    title: '{number} buyurtma yig‘ildi, olish kodi {code}',
    lines: ['Berish punktida {code} kodini ayting. {until} gacha kutamiz.', 'Kompaniya vakiliga ishonchnoma kerak bo‘ladi.'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma yig‘ildi, kod {code}, {until} gacha',
  },
  shipped: {
    title: '{number} buyurtma: tovar jo‘natildi',
    lines: ['{shipment} jo‘natmasi. Hujjatlar buyurtmada.'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma tovari jo‘natildi',
  },
  returnForManager: {
    title: '{number} buyurtma bo‘yicha {text} qaytarish',
    lines: ['{company} tovarni qaytarib olishni so‘raydi.', '{reason}'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma bo‘yicha {text} qaytarish',
  },
  returnAsked: {
    title: '{text} qaytarish: tafsilotlar kerak',
    lines: ['{reason}'],
    button: 'Javob berish',
    sms: '{text} qaytarish bo‘yicha tafsilotlar kerak',
  },
  returnAuthorized: {
    title: '{text} qaytarish kelishildi',
    lines: ['Tovarni hujjatlari bilan olib keling.', '{reason}'],
    button: 'Buyurtmani ochish',
    sms: '{text} qaytarish kelishildi',
  },
  returnDenied: {
    title: '{text} qaytarish rad etildi',
    lines: ['Sababi: {reason}'],
    button: 'Buyurtmani ochish',
    sms: '{text} qaytarish rad etildi',
  },
  returnReceived: {
    title: '{text} qaytarish: tovar olindi',
    lines: ['Tovarni oldik va tekshirmoqdamiz.', '{reason}'],
    button: 'Buyurtmani ochish',
    sms: '{text} qaytarish tovari olindi',
  },
  returnApproved: {
    title: '{text} qaytarish yakunlandi',
    lines: ['Tuzatuvchi hujjat buyurtmada.', '{reason}'],
    button: 'Buyurtmani ochish',
    sms: '{text} qaytarish yakunlandi',
  },
  returnRejected: {
    title: '{text} qaytarish qabul qilinmadi',
    lines: ['Sababi: {reason}'],
    button: 'Buyurtmani ochish',
    sms: '{text} qaytarish qabul qilinmadi',
  },
  replacementPlaced: {
    title: '{text} qaytarish o‘rniga: {number} buyurtma',
    lines: ['Xuddi shu tovarga yangi buyurtma ochdik, {sum}. U qaytarilgan tovar hisobidan to‘langan, qo‘shimcha to‘lov kerak emas.'],
    button: 'Buyurtmani ochish',
    sms: '{text} qaytarish o‘rniga {number} buyurtma',
  },
}

export const shippingLetters: Record<Language, ShippingLetters> = { ru, en, uz }
