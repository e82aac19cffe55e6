import { companyInn } from '@vitrina/server/src/modules/directory/made-requisites.ts'
import { store } from '#demo/site/store'
import { type Brand, brands } from '../brands.ts'
import type { UnitCode } from '../family.ts'

export const countries = {
  RU: { ru: 'Россия', en: 'Russia', uz: 'Rossiya' },
  BY: { ru: 'Беларусь', en: 'Belarus', uz: 'Belarus' },
  CN: { ru: 'Китай', en: 'China', uz: 'Xitoy' },
  TR: { ru: 'Турция', en: 'Türkiye', uz: 'Turkiya' },
  DE: { ru: 'Германия', en: 'Germany', uz: 'Germaniya' },
  KZ: { ru: 'Казахстан', en: 'Kazakhstan', uz: 'Qozogʻiston' },
} as const

/** By ОКЕИ; metres may be cut to the millimetre. */
export const units: Record<UnitCode, { id: number; okei: string; name: { ru: string; en: string; uz: string }; decimals: number }> = {
  piece: { id: 1, okei: '796', name: { ru: 'шт', en: 'pcs', uz: 'dona' }, decimals: 0 },
  metre: { id: 2, okei: '006', name: { ru: 'м', en: 'm', uz: 'm' }, decimals: 3 },
  pack: { id: 3, okei: '778', name: { ru: 'упак', en: 'pack', uz: 'oʻram' }, decimals: 0 },
  set: { id: 4, okei: '839', name: { ru: 'компл', en: 'set', uz: 'toʻplam' }, decimals: 0 },
}

export const sellers = [
  { id: 1, slug: 'vitrina', name: store.shortName, inn: store.inn },
  { id: 2, slug: 'sever-elektro', name: 'ООО «Север-Электро»', inn: companyInn({ taxRegion: '78', number: 202 }) },
  { id: 3, slug: 'ural-komplekt', name: 'ООО «Урал-Комплект»', inn: companyInn({ taxRegion: '66', number: 303 }) },
]

const forms: Record<Brand['country'], (name: string) => string> = {
  RU: (name) => `ООО «${name}»`,
  BY: (name) => `ОАО «${name}»`,
  KZ: (name) => `ТОО «${name}»`,
  DE: (name) => `${name} GmbH`,
  CN: (name) => `${name} Electric Co., Ltd.`,
  TR: (name) => `${name} Elektrik A.Ş.`,
}

/** Some makers nearby have known lead times in working days; the others none. */
const leadDaysOf = ({ id, country }: Pick<Brand, 'id' | 'country'>): number | null =>
  (country === 'RU' || country === 'BY') && id % 4 === 0 ? 8 + (id % 3) * 4 : null

/** Every brand is made by its own company. */
export const manufacturers = brands.map(({ id, name, country }) => ({
  id,
  name: forms[country](name),
  country,
  leadDays: leadDaysOf({ id, country }),
}))

/** Basis points, as the Tax Code had them and has them (425-ФЗ: 22 % from 2026). */
export const vatRates = [
  { group: 'standard', rate: 2000, from: '2019-01-01', to: '2025-12-31' },
  { group: 'standard', rate: 2200, from: '2026-01-01', to: null },
  { group: 'reduced', rate: 1000, from: '2004-01-01', to: null },
  { group: 'zero', rate: 0, from: '2001-01-01', to: null },
  { group: 'none', rate: 0, from: '2001-01-01', to: null },
] as const
