import { sellerDay, DAY_MS } from '@vitrina/contract/days/days.rules'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import { bankAccounts, companies, contracts, deliveryAddresses, legalEntities } from '@vitrina/server/src/tables/companies.ts'
import { personName } from './buyers.ts'
import type { DemoCompany } from './companies.ts'
import { headOf } from './head-of.ts'
import { bankAccountOf, legalEntityOf } from './legal-entity.ts'
import { type Lookup, needed } from './lookups.ts'
import { placeIn } from './places.ts'

type CompanyPlace = Lookup & { number: number; priceTypeId: number }

/** One company with its legal person, bank account, contract and addresses; returns its id. */
export async function seedCompany(db: Db, company: DemoCompany, { number, regionId, priceTypeId, now }: CompanyPlace): Promise<number> {
  const createdAt = new Date(now.getTime() - (60 + ((number * 37) % 900)) * DAY_MS)
  const [added] = await db
    .insert(companies)
    .values({
      name: company.name,
      isIndividual: company.type === 'fl',
      regionId: regionId(company.region),
      priceTypeId,
      state: company.state,
      kindOfActivity: company.kindOfActivity,
      creditSum: company.creditRoubles * 100,
      deferralDays: company.deferralDays,
      approvalFrom: company.approvalFromRoubles === undefined ? null : company.approvalFromRoubles * 100,
      bonus: company.creditRoubles === 0 || company.state !== 'approved' ? number * 17 : 1_200 + number * 173,
      createdAt,
    })
    .returning({ id: companies.id })
  const companyId = needed(added?.id, `company ${company.name}`)
  await seedLegalEntity(db, company, { companyId, number, signedOn: createdAt })
  await db.insert(deliveryAddresses).values(addressesOf(company, { companyId, number }))
  return companyId
}

async function seedLegalEntity(
  db: Db,
  company: DemoCompany,
  { companyId, number, signedOn }: { companyId: number; number: number; signedOn: Date },
) {
  const entity = legalEntityOf(company, { number, head: headOf(company, number) })
  const [added] = await db
    .insert(legalEntities)
    .values({ ...entity, companyId, isMain: true })
    .returning({ id: legalEntities.id })
  const legalEntityId = needed(added?.id, `legal entity of ${company.name}`)
  const account = bankAccountOf(company, number)
  if (!account) return
  await db.insert(bankAccounts).values({
    legalEntityId,
    bik: account.bik,
    bankName: account.name,
    correspondentAccount: account.correspondentAccount,
    account: account.account,
  })
  await db.insert(contracts).values({
    legalEntityId,
    number: `ВС-${String(number).padStart(4, '0')}/${signedOn.getUTCFullYear() % 100}`,
    signedOn: sellerDay(signedOn),
    creditLimit: company.creditRoubles * 100,
    deferralDays: company.deferralDays,
    isActive: company.state === 'approved',
  })
}

function addressesOf(company: DemoCompany, { companyId, number }: { companyId: number; number: number }) {
  return company.addresses.map((label, place) => {
    const { address, postalCode, lat, lon } = placeIn(company.region, number + place)
    const contact = personName(number + place + 2)
    return {
      companyId,
      label,
      address,
      postalCode,
      lat,
      lon,
      contactName: `${contact.firstName} ${contact.middleName}`,
      phone: `+7900${String(1_000_000 + number * 10 + place)}`,
      workingHours: place === 0 ? 'Пн–Пт 8:00–17:00' : 'Пн–Сб 8:00–20:00',
      driverNote: place === 0 ? 'Въезд через главные ворота, позвонить за час' : 'Пропуск заказать накануне до 16:00',
      unloading: { ramp: number % 2 === 0, crane: place > 0, maxTruck: place === 0 ? '5 т' : '10 т' },
      isDefault: place === 0,
    }
  })
}
