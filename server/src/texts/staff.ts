import type { Language } from '@vitrina/contract/languages'
import type { StaffRole } from '@vitrina/contract/roles/staff-roles.rules'
import type { EmailText } from './letter.ts'

/** Letters to the seller's own people. */
type StaffTexts = { roles: Record<StaffRole, string>; invited: EmailText & { button: string }; footer: string }

const ru: StaffTexts = {
  roles: {
    manager: 'Менеджер',
    head_of_sales: 'Руководитель продаж',
    accountant: 'Бухгалтер',
    warehouse: 'Кладовщик',
    content: 'Контент-редактор',
    integrator: 'Интегратор',
    administrator: 'Администратор',
  },
  invited: {
    subject: 'Приглашение работать в «{site}»',
    lines: ['Вас приглашают в магазин «{site}». Ваша роль: {role}.', 'Откройте ссылку и задайте пароль. Она действует семь дней.'],
    button: 'Задать пароль',
  },
  footer: 'Если вы не ждали этого письма, ничего делать не нужно.',
}

const en: StaffTexts = {
  roles: {
    manager: 'Manager',
    head_of_sales: 'Head of sales',
    accountant: 'Accountant',
    warehouse: 'Warehouse',
    content: 'Content editor',
    integrator: 'Integrator',
    administrator: 'Administrator',
  },
  invited: {
    subject: 'An invitation to work at “{site}”',
    lines: ['You are invited to the shop “{site}”. Your role: {role}.', 'Open the link and choose a password. It works for seven days.'],
    button: 'Choose a password',
  },
  footer: 'If you did not expect this letter, there is nothing to do.',
}

const uz: StaffTexts = {
  roles: {
    manager: 'Menejer',
    head_of_sales: 'Savdo rahbari',
    accountant: 'Buxgalter',
    warehouse: 'Omborchi',
    content: 'Kontent muharriri',
    integrator: 'Integrator',
    administrator: 'Administrator',
  },
  invited: {
    subject: '«{site}» do‘konida ishlashga taklif',
    lines: [
      'Sizni «{site}» do‘koniga taklif qilishmoqda. Rolingiz: {role}.',
      'Havolani oching va parol o‘rnating. U yetti kun amal qiladi.',
    ],
    button: 'Parol o‘rnatish',
  },
  footer: 'Bu xatni kutmagan bo‘lsangiz, hech narsa qilish shart emas.',
}

const texts: Record<Language, StaffTexts> = { ru, en, uz }

export const staffTextsIn = (language: Language): StaffTexts => texts[language]
