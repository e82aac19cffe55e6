import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'

/** Letters about goods that wait to be collected. */
export type PickupLetters = Record<'pickupReminder' | 'pickupExtended' | 'notCollected' | 'notCollectedForManager', Letter>

const ru: PickupLetters = {
  pickupReminder: {
    title: 'Заказ {number} ждёт вас до {until}',
    lines: ['Назовите код {code} в пункте выдачи. После {until} товар вернётся в продажу.'],
    button: 'Открыть заказ',
    sms: 'заказ {number} ждёт вас до {until}, код {code}',
  },
  pickupExtended: {
    title: 'Заказ {number} подождёт вас до {until}',
    lines: ['Мы продлили срок хранения. Код получения прежний, он есть в заказе.'],
    button: 'Открыть заказ',
    sms: 'заказ {number} подождёт вас до {until}',
  },
  notCollected: {
    title: 'Заказ {number} не забрали',
    lines: [
      'Срок хранения отгрузки {shipment} вышел, товар вернулся в продажу.',
      'Заказ и оплата остаются в силе: напишите менеджеру, и мы соберём его ещё раз, или отмените заказ.',
      '{reason}',
    ],
    button: 'Открыть заказ',
    sms: 'заказ {number} не забрали, товар вернулся в продажу',
  },
  notCollectedForManager: {
    title: 'Заказ {number} не забрали',
    lines: ['{company} не забрала отгрузку {shipment}, товар снова в свободном остатке.', 'Соберите заказ ещё раз или отмените его.'],
    button: 'Открыть заказ',
    sms: 'заказ {number} не забрали',
  },
}

const en: PickupLetters = {
  pickupReminder: {
    title: 'Order {number} waits for you until {until}',
    lines: ['Name the code {code} at the pickup point. After {until} the goods go back on sale.'],
    button: 'Open the order',
    sms: 'order {number} waits until {until}, code {code}',
  },
  pickupExtended: {
    title: 'Order {number} will wait for you until {until}',
    lines: ['We keep it longer for you. The pickup code is the same, you find it in the order.'],
    button: 'Open the order',
    sms: 'order {number} will wait until {until}',
  },
  notCollected: {
    title: 'Order {number} was not collected',
    lines: [
      'Shipment {shipment} has waited its time, the goods are on sale again.',
      'The order and what you paid stand: write to the manager and we put it together once more, or cancel the order.',
      '{reason}',
    ],
    button: 'Open the order',
    sms: 'order {number} was not collected, the goods are on sale again',
  },
  notCollectedForManager: {
    title: 'Order {number} was not collected',
    lines: ['{company} did not collect shipment {shipment}, the goods are free again.', 'Put the order together once more or cancel it.'],
    button: 'Open the order',
    sms: 'order {number} was not collected',
  },
}

const uz: PickupLetters = {
  pickupReminder: {
    title: '{number} buyurtma sizni {until} gacha kutadi',
    lines: ['Berish punktida {code} kodini ayting. {until} dan keyin tovar yana sotuvga chiqadi.'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma {until} gacha kutadi, kod {code}',
  },
  pickupExtended: {
    title: '{number} buyurtma sizni {until} gacha kutadi',
    lines: ['Saqlash muddatini uzaytirdik. Olish kodi o‘zgarmadi, u buyurtmada bor.'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma {until} gacha kutadi',
  },
  notCollected: {
    title: '{number} buyurtma olib ketilmadi',
    lines: [
      '{shipment} jo‘natmasini saqlash muddati tugadi, tovar yana sotuvda.',
      'Buyurtma va to‘lov kuchda: menejerga yozing, uni qayta yig‘amiz, yoki buyurtmani bekor qiling.',
      '{reason}',
    ],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma olib ketilmadi, tovar yana sotuvda',
  },
  notCollectedForManager: {
    title: '{number} buyurtma olib ketilmadi',
    lines: ['{company} {shipment} jo‘natmasini olib ketmadi, tovar yana bo‘sh qoldiqda.', 'Buyurtmani qayta yig‘ing yoki bekor qiling.'],
    button: 'Buyurtmani ochish',
    sms: '{number} buyurtma olib ketilmadi',
  },
}

export const pickupLetters: Record<Language, PickupLetters> = { ru, en, uz }
