import type { Language } from '@vitrina/contract/languages'
import type { EmailText } from './letter.ts'

/** Letters of the seller's staff to buyers. */
type BackOfficeTexts = { approved: EmailText; rejected: EmailText; footer: string }

const ru: BackOfficeTexts = {
  approved: {
    subject: 'Компания «{company}» проверена',
    lines: ['Мы проверили данные компании «{company}». Теперь вы можете покупать от её имени по ценам компании.'],
    button: 'Перейти в каталог',
  },
  rejected: {
    subject: 'Компания «{company}» не прошла проверку',
    lines: ['Причина: {reason}', 'Если данные указаны с ошибкой, исправьте их или напишите нам: мы проверим ещё раз.'],
  },
  footer: 'Вы получили это письмо, потому что вы владелец компании на нашем сайте.',
}

const en: BackOfficeTexts = {
  approved: {
    subject: '“{company}” has been approved',
    lines: ['We have checked “{company}”. You can now buy for it at its own prices.'],
    button: 'To the catalogue',
  },
  rejected: {
    subject: '“{company}” has not been approved',
    lines: ['The reason: {reason}', 'If something is wrong in its details, mend it or write to us: we will check again.'],
  },
  footer: 'You got this letter because you own a company on our site.',
}

const uz: BackOfficeTexts = {
  approved: {
    subject: '«{company}» kompaniyasi tekshirildi',
    lines: ['«{company}» kompaniyasi maʼlumotlari tekshirildi. Endi uning nomidan kompaniya narxlarida xarid qilishingiz mumkin.'],
    button: 'Katalogga o‘tish',
  },
  rejected: {
    subject: '«{company}» kompaniyasi tekshiruvdan o‘tmadi',
    lines: ['Sababi: {reason}', 'Maʼlumotlarda xato bo‘lsa, ularni tuzating yoki bizga yozing: qayta tekshiramiz.'],
  },
  footer: 'Bu xat sizga saytimizdagi kompaniya egasi bo‘lganingiz uchun yuborildi.',
}

const texts: Record<Language, BackOfficeTexts> = { ru, en, uz }

export const backOfficeTextsIn = (language: Language): BackOfficeTexts => texts[language]
