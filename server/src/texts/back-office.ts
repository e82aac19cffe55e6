import type { Language } from '@vitrina/contract/languages'
import type { EmailText } from './letter.ts'

/** Letters of the seller's staff to buyers. */
type BackOfficeTexts = Record<
  'approved' | 'rejected' | 'requisites' | 'roleChanged' | 'memberRemoved' | 'accountBlocked' | 'accountUnblocked',
  EmailText
> & { footer: string }

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
  requisites: {
    subject: 'Изменены реквизиты компании «{company}»',
    lines: ['Сотрудник магазина записал реквизиты: {name}.', 'Проверьте их. Если вы об этом не просили, напишите нам.'],
    button: 'Открыть компанию',
  },
  roleChanged: {
    subject: 'Ваша роль в компании «{company}»: {role}',
    lines: ['Сотрудник магазина изменил вашу роль в компании «{company}»: {role}.'],
    button: 'Открыть компанию',
  },
  memberRemoved: {
    subject: 'Вы больше не работаете от имени компании «{company}»',
    lines: ['Сотрудник магазина исключил вас из компании «{company}».', 'Если это ошибка, напишите нам или владельцу компании.'],
  },
  accountBlocked: {
    subject: 'Вход в магазин закрыт',
    lines: ['Сотрудник магазина закрыл вашу учётную запись в компании «{company}».', 'Причина: {reason}', 'Если это ошибка, напишите нам.'],
  },
  accountUnblocked: {
    subject: 'Вход в магазин снова открыт',
    lines: ['Вы снова можете работать от имени компании «{company}».'],
    button: 'Открыть компанию',
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
  requisites: {
    subject: 'Requisites of “{company}” have been changed',
    lines: ['Our staff have written down these requisites: {name}.', 'Please check them. If you did not ask for it, write to us.'],
    button: 'Open the company',
  },
  roleChanged: {
    subject: 'Your role in “{company}”: {role}',
    lines: ['Our staff have changed your role in “{company}”: {role}.'],
    button: 'Open the company',
  },
  memberRemoved: {
    subject: 'You no longer work for “{company}”',
    lines: ['Our staff have taken you out of “{company}”.', 'If it is a mistake, write to us or to the owner of the company.'],
  },
  accountBlocked: {
    subject: 'Your account is closed',
    lines: ['Our staff have closed your account in “{company}”.', 'The reason: {reason}', 'If it is a mistake, write to us.'],
  },
  accountUnblocked: {
    subject: 'Your account is open again',
    lines: ['You can work for “{company}” again.'],
    button: 'Open the company',
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
  requisites: {
    subject: '«{company}» kompaniyasi rekvizitlari o‘zgartirildi',
    lines: ['Do‘kon xodimi rekvizitlarni yozdi: {name}.', 'Ularni tekshiring. Buni so‘ramagan bo‘lsangiz, bizga yozing.'],
    button: 'Kompaniyani ochish',
  },
  roleChanged: {
    subject: '«{company}» kompaniyasidagi rolingiz: {role}',
    lines: ['Do‘kon xodimi «{company}» kompaniyasidagi rolingizni o‘zgartirdi: {role}.'],
    button: 'Kompaniyani ochish',
  },
  memberRemoved: {
    subject: 'Siz endi «{company}» kompaniyasi nomidan ishlamaysiz',
    lines: ['Do‘kon xodimi sizni «{company}» kompaniyasidan chiqardi.', 'Bu xato bo‘lsa, bizga yoki kompaniya egasiga yozing.'],
  },
  accountBlocked: {
    subject: 'Do‘konga kirish yopildi',
    lines: ['Do‘kon xodimi «{company}» kompaniyasidagi hisobingizni yopdi.', 'Sababi: {reason}', 'Bu xato bo‘lsa, bizga yozing.'],
  },
  accountUnblocked: {
    subject: 'Do‘konga kirish yana ochildi',
    lines: ['Endi yana «{company}» kompaniyasi nomidan ishlashingiz mumkin.'],
    button: 'Kompaniyani ochish',
  },
  footer: 'Bu xat sizga saytimizdagi kompaniya egasi bo‘lganingiz uchun yuborildi.',
}

const texts: Record<Language, BackOfficeTexts> = { ru, en, uz }

export const backOfficeTextsIn = (language: Language): BackOfficeTexts => texts[language]
