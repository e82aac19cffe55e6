import type { Localised } from '@vitrina/contract/languages'

type Region = {
  slug: string
  name: Localised & { en: string; uz: string }
  timezone: string
  /** Basis points on a price type's price: carriage makes the far regions dearer. */
  priceFactor: number
  /** First digits of tax numbers here. */
  taxRegion: string
  /** Territory of the Bank of Russia's code, as in БИК. */
  bankTerritory: string
}

export const regions: readonly Region[] = [
  {
    slug: 'moskva',
    name: { ru: 'Москва', en: 'Moscow', uz: 'Moskva' },
    timezone: 'Europe/Moscow',
    priceFactor: 10_000,
    taxRegion: '77',
    bankTerritory: '45',
  },
  {
    slug: 'sankt-peterburg',
    name: { ru: 'Санкт-Петербург', en: 'Saint Petersburg', uz: 'Sankt-Peterburg' },
    timezone: 'Europe/Moscow',
    priceFactor: 10_050,
    taxRegion: '78',
    bankTerritory: '40',
  },
  {
    slug: 'ekaterinburg',
    name: { ru: 'Екатеринбург', en: 'Yekaterinburg', uz: 'Yekaterinburg' },
    timezone: 'Asia/Yekaterinburg',
    priceFactor: 10_180,
    taxRegion: '66',
    bankTerritory: '65',
  },
  {
    slug: 'novosibirsk',
    name: { ru: 'Новосибирск', en: 'Novosibirsk', uz: 'Novosibirsk' },
    timezone: 'Asia/Novosibirsk',
    priceFactor: 10_320,
    taxRegion: '54',
    bankTerritory: '50',
  },
  {
    slug: 'kazan',
    name: { ru: 'Казань', en: 'Kazan', uz: 'Qozon' },
    timezone: 'Europe/Moscow',
    priceFactor: 10_090,
    taxRegion: '16',
    bankTerritory: '92',
  },
  {
    slug: 'rostov-na-donu',
    name: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don', uz: 'Rostov-na-Donu' },
    timezone: 'Europe/Moscow',
    priceFactor: 10_120,
    taxRegion: '61',
    bankTerritory: '60',
  },
  {
    slug: 'krasnodar',
    name: { ru: 'Краснодар', en: 'Krasnodar', uz: 'Krasnodar' },
    timezone: 'Europe/Moscow',
    priceFactor: 10_140,
    taxRegion: '23',
    bankTerritory: '03',
  },
  {
    slug: 'samara',
    name: { ru: 'Самара', en: 'Samara', uz: 'Samara' },
    timezone: 'Europe/Samara',
    priceFactor: 10_110,
    taxRegion: '63',
    bankTerritory: '36',
  },
]

export function regionOf(slug: string): Region {
  const found = regions.find((region) => region.slug === slug)
  if (!found) throw new Error(`The demo has no region ${slug}`)
  return found
}
