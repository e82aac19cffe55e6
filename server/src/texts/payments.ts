import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'

/** By law a receipt is in Russian. Stands on it for more lines than it has room for. */
export const GOODS_ON_RECEIPT = 'Товары по счёту {number} от {date}'

/** Money that came and money that went back. */
export type PaymentLetters = Record<'paymentReceived' | 'advanceForManager' | 'refundPaid', Letter>

type PaymentTexts = {
  /** The purpose of the payment on the bank's page. */
  purpose: string
  letters: PaymentLetters
}

const all: Record<Language, PaymentTexts> = {
  ru: {
    purpose: 'Оплата по счёту {number} от {date}',
    letters: {
      paymentReceived: {
        title: 'Заказ {number}: получили оплату {paid}',
        lines: ['Деньги зачислены в счёт заказа на {sum}.'],
        button: 'Открыть заказ',
        sms: 'получили {paid} по заказу {number}',
      },
      advanceForManager: {
        title: 'Заказ {number}: пришло {paid}, платить было не за что',
        lines: [
          '{company}: оплата пришла, когда счёт был уже закрыт или отменён. Деньги ждут среди неразнесённых платежей: зачтите их или верните.',
        ],
        button: 'Открыть заказ',
        sms: '{paid} по заказу {number} пришли лишними',
      },
      refundPaid: {
        title: 'Заказ {number}: вернули {paid}',
        lines: ['Деньги вернулись тем же способом, каким вы платили. Банк зачислит их в течение нескольких дней.'],
        button: 'Открыть заказ',
        sms: 'вернули {paid} по заказу {number}',
      },
    },
  },
  en: {
    purpose: 'Payment of invoice {number} of {date}',
    letters: {
      paymentReceived: {
        title: 'Order {number}: {paid} received',
        lines: ['The money is counted towards the order of {sum}.'],
        button: 'Open the order',
        sms: '{paid} received for order {number}',
      },
      advanceForManager: {
        title: 'Order {number}: {paid} came with nothing to pay',
        lines: [
          '{company}: the payment came when the invoice was closed or cancelled. The money waits among unallocated payments: use it or refund it.',
        ],
        button: 'Open the order',
        sms: '{paid} too much for order {number}',
      },
      refundPaid: {
        title: 'Order {number}: {paid} refunded',
        lines: ['The money went back the way you paid. Your bank will show it within a few days.'],
        button: 'Open the order',
        sms: '{paid} refunded for order {number}',
      },
    },
  },
  uz: {
    purpose: '{date} sanali {number} hisob bo‘yicha to‘lov',
    letters: {
      paymentReceived: {
        title: '{number} buyurtma: {paid} to‘lov olindi',
        lines: ['Pul {sum} lik buyurtma hisobiga o‘tkazildi.'],
        button: 'Buyurtmani ochish',
        sms: '{number} buyurtma bo‘yicha {paid} olindi',
      },
      advanceForManager: {
        title: '{number} buyurtma: {paid} keldi, to‘lash kerak emas edi',
        lines: [
          '{company}: to‘lov hisob yopilgan yoki bekor qilingandan keyin keldi. Pul taqsimlanmagan to‘lovlar orasida kutmoqda: uni hisobga oling yoki qaytaring.',
        ],
        button: 'Buyurtmani ochish',
        sms: '{number} buyurtma bo‘yicha {paid} ortiqcha keldi',
      },
      refundPaid: {
        title: '{number} buyurtma: {paid} qaytarildi',
        lines: ['Pul siz to‘lagan yo‘l bilan qaytarildi. Bank uni bir necha kun ichida o‘tkazadi.'],
        button: 'Buyurtmani ochish',
        sms: '{number} buyurtma bo‘yicha {paid} qaytarildi',
      },
    },
  },
}

export const paymentTextsIn = (language: Language): PaymentTexts => all[language]
