import { store } from '#demo/site/store'
import { readTextFile } from '../text-file.ts'
import type { DemoPage } from '../texts.ts'

type WarehouseRow = { name: string; address: string; hours: string; phone: string }

const slugs = [
  'reglament',
  'politika-sbora-personalnykh-dannykh',
  'usloviya-sbora-cookies',
  'operator-personalnykh-dannykh',
  'oferta',
  'pravila-kluba',
  'dostavka',
  'oplata',
  'o-kompanii',
  'kontakty',
  'vozvrat',
  'garantiya',
  'rekvizity',
]

/** A page's file is its slug; the contacts list the warehouses the store really has. */
export function demoPages(warehouses: readonly WarehouseRow[]): DemoPage[] {
  const { bank, ...seller } = store
  const values = {
    ...seller,
    bankName: bank.name,
    bik: bank.bik,
    bankAccount: bank.account,
    correspondentAccount: bank.correspondentAccount,
    warehouses: warehouses.map(rowOf).join('\n'),
  }
  return slugs.map((slug) => {
    const { localised, html } = readTextFile(`pages/${slug}`, values)
    return { slug, title: localised('title'), html }
  })
}

const rowOf = ({ name, address, hours, phone }: WarehouseRow) =>
  `| ${name} | ${unbroken(address)} | ${unbroken(hours)} | ${spaced(phone)} |`

/** A house stays with its «д.», an interval of hours in one line. */
const unbroken = (text: string) => text.replaceAll('–', '\u2060–\u2060').replace(/ (?=\d)/g, '\u00a0')

const spaced = (number: string) => number.replace(/^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1\u00a0$2\u00a0$3-$4-$5')
