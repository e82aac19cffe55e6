import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'

type DocumentTexts = {
  /** The letter a document is attached to. */
  sent: { subject: string; lines: readonly string[] }
  ordersSent: { subject: string; lines: readonly string[] }
  specificationsSent: { subject: string; lines: readonly string[] }
  /** Why a stranger got such a letter. */
  footer: string
  overdue: Letter
}

const all: Record<Language, DocumentTexts> = {
  ru: {
    sent: { subject: '{title}', lines: ['Документ во вложении.', '{company}'] },
    ordersSent: { subject: 'Заказы: {numbers}', lines: ['Заказы во вложении.', '{company}'] },
    specificationsSent: { subject: 'Спецификации: {names}', lines: ['Спецификации во вложении.', '{company}'] },
    footer: 'Письмо отправлено с сайта по просьбе сотрудника компании. Если оно попало к вам по ошибке, удалите его.',
    overdue: {
      title: 'Счёт № {number} просрочен',
      lines: ['Счёт от {date} нужно было оплатить до {due}. Осталось оплатить {sum}.', 'Заказ {order}, {company}.'],
      button: 'Открыть документы',
      sms: 'счёт № {number} просрочен, к оплате {sum}',
    },
  },
  en: {
    sent: { subject: '{title}', lines: ['The document is attached.', '{company}'] },
    ordersSent: { subject: 'Orders: {numbers}', lines: ['The orders are attached.', '{company}'] },
    specificationsSent: { subject: 'Specifications: {names}', lines: ['The specifications are attached.', '{company}'] },
    footer: 'This letter was sent from the site at the request of a member of the company. If it reached you by mistake, delete it.',
    overdue: {
      title: 'Invoice No. {number} is overdue',
      lines: ['The invoice of {date} was to be paid by {due}. {sum} is left to pay.', 'Order {order}, {company}.'],
      button: 'Open documents',
      sms: 'invoice No. {number} is overdue, {sum} to pay',
    },
  },
  uz: {
    sent: { subject: '{title}', lines: ['Hujjat ilova qilingan.', '{company}'] },
    ordersSent: { subject: 'Buyurtmalar: {numbers}', lines: ['Buyurtmalar ilova qilingan.', '{company}'] },
    specificationsSent: { subject: 'Spetsifikatsiyalar: {names}', lines: ['Spetsifikatsiyalar ilova qilingan.', '{company}'] },
    footer: 'Xat saytdan kompaniya xodimining so‘rovi bilan yuborildi. U sizga xato kelgan bo‘lsa, o‘chirib tashlang.',
    overdue: {
      title: '{number}-hisobning muddati o‘tdi',
      lines: ['{date} sanali hisob {due} gacha to‘lanishi kerak edi. {sum} to‘lash qoldi.', '{order} buyurtma, {company}.'],
      button: 'Hujjatlarni ochish',
      sms: '{number}-hisobning muddati o‘tdi, to‘lovga {sum}',
    },
  },
}

export const documentTextsIn = (language: Language): DocumentTexts => all[language]
