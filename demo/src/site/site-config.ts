import type * as z from 'zod'
import type { siteConfig } from '@vitrina/contract/site/site.settings'
import { chatIcons } from './chat-icons.ts'
import { store } from './store.ts'

/** Differences from the defaults of the contract; the rest the demo shows as a new seller would get it. */
export const demoSiteConfig: z.input<typeof siteConfig> = {
  toggles: { regionalMessage: true, analytics: true },
  flags: { isAllowedViewOrdersOfAllCompanies: true },
  languages: ['ru', 'en', 'uz'],
  currency: { code: 'RUB', sign: '₽' },
  catalogue: { selectFilters: ['climate'] },
  analytics: { b2b: true },
  signupCaptcha: { enabled: true, provider: 'altcha' },
  companyInfo: {
    creditSum: { hideForIndividuals: true, hideWhenEmpty: true },
    receivables: { hideForIndividuals: true },
    overdueReceivables: { hideForIndividuals: true, hideWhenEmpty: true },
    overdueDuration: { hideForIndividuals: true, hideWhenEmpty: true },
    deferralDays: { hideForIndividuals: true, hideWhenEmpty: true },
    balance: { hideForIndividuals: true },
  },
  chatButton: {
    enabled: true,
    side: 'right',
    type: 'none',
    chatButtons: [
      { link: 'https://example.com/vitrina-telegram', image: `/media/${chatIcons.telegram.key}`, hint: 'Telegram', background: '#1f8fcb' },
      { link: 'https://example.com/vitrina-max', image: `/media/${chatIcons.max.key}`, hint: 'MAX', background: '#5b3fd6' },
      { link: `mailto:${store.email}`, image: `/media/${chatIcons.mail.key}`, hint: store.email, background: '#0f5ec2' },
    ],
  },
  seller: {
    name: store.shortName,
    inn: store.inn,
    kpp: store.kpp,
    ogrn: store.ogrn,
    address: store.legalAddress,
    phone: store.phone,
    bankName: store.bank.name,
    bik: store.bank.bik,
    account: store.bank.account,
    correspondentAccount: store.bank.correspondentAccount,
    headName: store.head,
    accountantName: store.accountant,
  },
  contacts: {
    phone: store.phone,
    email: store.email,
    address: { ru: 'Москва, ул. Угрешская, д. 2', en: '2 Ugreshskaya St, Moscow', uz: 'Moskva, Ugreshskaya koʻchasi, 2' },
    hours: { ru: 'Пн–Пт 8:00–20:00, Сб 9:00–17:00', en: 'Mon–Fri 8:00–20:00, Sat 9:00–17:00', uz: 'Du–Ju 8:00–20:00, Sha 9:00–17:00' },
  },
}
