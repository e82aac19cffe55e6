import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'

/** Letters to the seller's staff about a buyer's actions. */
export type ManagerLetters = Record<'newForManager' | 'commentForManager' | 'cancelAskedForManager' | 'cancelledForManager', Letter>

const ru: ManagerLetters = {
  newForManager: {
    title: 'Новый заказ {number}',
    lines: ['{company}, сумма {sum}, строк: {lines}.'],
    button: 'Открыть заказ',
    sms: 'новый заказ {number} на {sum}',
  },
  commentForManager: {
    title: 'Сообщение покупателя по заказу {number}',
    lines: ['{author}: {text}'],
    button: 'Ответить',
    sms: 'сообщение по заказу {number}',
  },
  cancelAskedForManager: {
    title: 'Покупатель просит отменить заказ {number}',
    lines: ['{company}, сумма {sum}.', '{reason}'],
    button: 'Ответить',
    sms: 'просят отменить заказ {number}',
  },
  cancelledForManager: {
    title: 'Покупатель отменил заказ {number}',
    lines: ['{company}.', '{reason}'],
    button: 'Открыть заказ',
    sms: 'покупатель отменил заказ {number}',
  },
}

const en: ManagerLetters = {
  newForManager: {
    title: 'New order {number}',
    lines: ['{company}, sum {sum}, lines: {lines}.'],
    button: 'Open the order',
    sms: 'new order {number} for {sum}',
  },
  commentForManager: {
    title: 'A buyer’s message about order {number}',
    lines: ['{author}: {text}'],
    button: 'Answer',
    sms: 'message about order {number}',
  },
  cancelAskedForManager: {
    title: 'A buyer asks to cancel order {number}',
    lines: ['{company}, sum {sum}.', '{reason}'],
    button: 'Answer',
    sms: 'asked to cancel order {number}',
  },
  cancelledForManager: {
    title: 'A buyer has cancelled order {number}',
    lines: ['{company}.', '{reason}'],
    button: 'Open the order',
    sms: 'order {number} was cancelled by the buyer',
  },
}

const uz: ManagerLetters = {
  newForManager: {
    title: 'Yangi buyurtma {number}',
    lines: ['{company}, summa {sum}, qatorlar: {lines}.'],
    button: 'Buyurtmani ochish',
    sms: '{sum} lik yangi buyurtma {number}',
  },
  commentForManager: {
    title: '{number} buyurtma bo‘yicha xaridor xabari',
    lines: ['{author}: {text}'],
    button: 'Javob berish',
    sms: '{number} buyurtma bo‘yicha xabar',
  },
  cancelAskedForManager: {
    title: 'Xaridor {number} buyurtmani bekor qilishni so‘raydi',
    lines: ['{company}, summa {sum}.', '{reason}'],
    button: 'Javob berish',
    sms: '{number} buyurtmani bekor qilishni so‘rashdi',
  },
  cancelledForManager: {
    title: 'Xaridor {number} buyurtmani bekor qildi',
    lines: ['{company}.', '{reason}'],
    button: 'Buyurtmani ochish',
    sms: 'xaridor {number} buyurtmani bekor qildi',
  },
}

export const managerLetters: Record<Language, ManagerLetters> = { ru, en, uz }
