import type { ShopCurrency, shopTimezones } from '@vitrina/contract/setup/setup'
import type { Path } from 'react-hook-form'

export type SetupForm = {
  shop: { name: string; host: string }
  seller: {
    type: 'ul' | 'ip'
    shortName: string
    inn: string
    kpp: string
    ogrn: string
    legalAddress: string
    headName: string
    headPost: string
    accountantName: string
    phone: string
    email: string
    bankName: string
    bik: string
    correspondentAccount: string
    account: string
  }
  region: { name: string; timezone: (typeof shopTimezones)[number] }
  currency: ShopCurrency
  administrator: { firstName: string; lastName: string; email: string; password: string; repeatPassword: string }
}

/** Guesses from the page's own address and the browser's clock; the seller changes what is wrong. */
export const emptyShop = ({ host, timezone }: { host: string; timezone: SetupForm['region']['timezone'] }): SetupForm => ({
  shop: { name: '', host },
  seller: {
    type: 'ul',
    shortName: '',
    inn: '',
    kpp: '',
    ogrn: '',
    legalAddress: '',
    headName: '',
    headPost: '',
    accountantName: '',
    phone: '',
    email: '',
    bankName: '',
    bik: '',
    correspondentAccount: '',
    account: '',
  },
  region: { name: '', timezone },
  currency: 'RUB',
  administrator: { firstName: '', lastName: '', email: '', password: '', repeatPassword: '' },
})

/** In the order of the screen: the first refused one gets the focus. */
export const setupFields: readonly Path<SetupForm>[] = [
  'shop.name',
  'shop.host',
  'seller.type',
  'seller.shortName',
  'seller.inn',
  'seller.kpp',
  'seller.ogrn',
  'seller.legalAddress',
  'seller.headName',
  'seller.headPost',
  'seller.accountantName',
  'seller.phone',
  'seller.email',
  'seller.bankName',
  'seller.bik',
  'seller.correspondentAccount',
  'seller.account',
  'region.name',
  'region.timezone',
  'currency',
  'administrator.firstName',
  'administrator.lastName',
  'administrator.email',
  'administrator.password',
  'administrator.repeatPassword',
]
