import { companyInn, kpp, ogrn } from '@vitrina/server/src/modules/directory/made-requisites.ts'
import { accountAt, bankOf } from '#demo/people/requisites'

const bank = bankOf({ bankTerritory: '45', number: 3 })

/** The seller behind the demo site, as its pages, footer and documents name it. Invented, with requisites that check. */
export const store = {
  shortName: 'ООО «Витрина Снаб»',
  fullName: 'Общество с ограниченной ответственностью «Витрина Снаб»',
  inn: companyInn({ taxRegion: '77', number: 101 }),
  kpp: kpp('77'),
  ogrn: ogrn({ taxRegion: '77', number: 10_201, year: 2011 }),
  legalAddress: '115088, г. Москва, ул. Угрешская, д. 2, офис 410',
  head: 'Северов Кирилл Борисович',
  accountant: 'Фролова Людмила Сергеевна',
  bank: { ...bank, account: accountAt(bank, { number: 20_260 }) },
  phone: '8 800 000-20-26',
  phoneLink: 'tel:+78000002026',
  email: 'info@vitrina.test',
  claimsEmail: 'service@vitrina.test',
  privacyEmail: 'privacy@vitrina.test',
}
