import { companyInn, kpp, ogrn, ogrnip, personInn } from '@vitrina/server/src/modules/directory/made-requisites.ts'
import { regionOf } from '#demo/site/regions'
import { fullName, type PersonName } from './buyers.ts'
import type { DemoCompany } from './companies.ts'
import { placeIn } from './places.ts'
import { accountAt, type Bank, bankOf } from './requisites.ts'

type LegalEntity = {
  type: DemoCompany['type']
  shortName: string
  fullName: string
  inn: string | null
  kpp: string | null
  ogrn: string | null
  legalAddress: string
  headName: string
  headPost: string
  taxMode: DemoCompany['taxMode']
}

/** The legal person behind a company; `number` makes its requisites its own. */
export function legalEntityOf(company: DemoCompany, { number, head }: { number: number; head: PersonName }): LegalEntity {
  const { taxRegion } = regionOf(company.region)
  const place = placeIn(company.region, number)
  const common = { type: company.type, legalAddress: `${place.postalCode}, ${place.address}`, taxMode: company.taxMode }
  const year = 2004 + (number % 20)
  if (company.type === 'fl')
    return {
      ...common,
      shortName: company.name,
      fullName: company.name,
      inn: null,
      kpp: null,
      ogrn: null,
      headName: company.name,
      headPost: '',
    }
  if (company.type === 'ip')
    return {
      ...common,
      shortName: `ИП ${head.lastName} ${head.firstName[0]}. ${head.middleName[0]}.`,
      fullName: `Индивидуальный предприниматель ${fullName(head)}`,
      inn: personInn({ taxRegion, number: 410_000 + number * 37 }),
      kpp: null,
      ogrn: ogrnip({ taxRegion, number: 1_200_000 + number * 411, year }),
      headName: fullName(head),
      headPost: 'Индивидуальный предприниматель',
    }
  const quoted = company.name.includes('«') ? company.name : `«${company.name}»`
  return {
    ...common,
    shortName: `ООО ${quoted}`,
    fullName: `Общество с ограниченной ответственностью ${quoted}`,
    inn: companyInn({ taxRegion, number: 31_000 + number * 53 }),
    kpp: kpp(taxRegion),
    ogrn: ogrn({ taxRegion, number: 20_000 + number * 97, year }),
    headName: fullName(head),
    headPost: number % 4 === 0 ? 'Директор' : 'Генеральный директор',
  }
}

/** A person without a business pays by card, so needs no account here. */
export function bankAccountOf(company: DemoCompany, number: number): (Bank & { account: string }) | null {
  if (company.type === 'fl') return null
  const bank = bankOf({ bankTerritory: regionOf(company.region).bankTerritory, number })
  return { ...bank, account: accountAt(bank, { number: 4_000 + number * 113, isTrader: company.type === 'ip' }) }
}
