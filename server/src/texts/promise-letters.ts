import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'

/** The day an order was promised for has become another. */
export type PromiseLetters = Record<'promiseChanged' | 'promiseOpen', Letter>

const ru: PromiseLetters = {
  promiseChanged: {
    title: 'Новый срок по заказу {number}: {until}',
    lines: ['Товары будут у вас {until}.', '{reason}'],
    button: 'Открыть заказ',
    sms: 'новый срок по заказу {number}: {until}',
  },
  promiseOpen: {
    title: 'Срок по заказу {number} уточняется',
    lines: ['В назначенный день товары не придут. Новый срок сообщит менеджер.', '{reason}'],
    button: 'Открыть заказ',
    sms: 'срок по заказу {number} уточнит менеджер',
  },
}

const en: PromiseLetters = {
  promiseChanged: {
    title: 'A new date for order {number}: {until}',
    lines: ['You will have the goods on {until}.', '{reason}'],
    button: 'Open the order',
    sms: 'a new date for order {number}: {until}',
  },
  promiseOpen: {
    title: 'The date of order {number} is being clarified',
    lines: ['The goods will not come on the day that was named. The manager will tell the new one.', '{reason}'],
    button: 'Open the order',
    sms: 'the manager will tell the date of order {number}',
  },
}

const uz: PromiseLetters = {
  promiseChanged: {
    title: '{number}-buyurtma bo‘yicha yangi muddat: {until}',
    lines: ['Tovarlar {until} kuni sizda bo‘ladi.', '{reason}'],
    button: 'Buyurtmani ochish',
    sms: '{number}-buyurtma bo‘yicha yangi muddat: {until}',
  },
  promiseOpen: {
    title: '{number}-buyurtma muddati aniqlanmoqda',
    lines: ['Tovarlar belgilangan kuni kelmaydi. Yangi muddatni menejer aytadi.', '{reason}'],
    button: 'Buyurtmani ochish',
    sms: '{number}-buyurtma muddatini menejer aytadi',
  },
}

export const promiseLetters: Record<Language, PromiseLetters> = { ru, en, uz }
