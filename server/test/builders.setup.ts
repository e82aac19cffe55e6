import type { NewShopInput } from '@vitrina/contract/setup/setup'
import { companyInn, kpp, ogrn } from '#modules/directory/made-requisites'

/** A shop every answer of which is right; requisites are made up and check. */
export const aShop = (): NewShopInput => ({
  shop: { name: 'Светоч', host: 'svetoch.ru' },
  seller: {
    type: 'ul',
    shortName: 'ООО «Светоч»',
    inn: companyInn({ taxRegion: '77', number: 101 }),
    kpp: kpp('77'),
    ogrn: ogrn({ taxRegion: '77', number: 10_201, year: 2011 }),
    legalAddress: '115088, г. Москва, ул. Угрешская, д. 2',
    headName: 'Северов Кирилл Борисович',
    phone: '8 800 000-20-26',
    email: 'info@svetoch.ru',
    bankName: 'ПАО Сбербанк',
    bik: '044525225',
    correspondentAccount: '30101810400000000225',
    account: '40702810600010020260',
  },
  region: { name: 'Москва' },
  currency: 'RUB',
  administrator: {
    email: 'Anna@Svetoch.ru',
    firstName: 'Анна',
    lastName: 'Громова',
    password: 'Ромашка-и-кабель-7',
    repeatPassword: 'Ромашка-и-кабель-7',
  },
})
