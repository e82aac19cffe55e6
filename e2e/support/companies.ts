import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { isCompanyInn, isOgrn } from '../../contract/src/companies/requisites.rules.ts'
import { callsOf } from './calls.ts'
import type { Calls } from './orders.ts'
import { createUser } from './users.ts'

export type Entity = { id: number; inn: string; kpp: string; ogrn: string; type: string; legalAddress: string }
export type BuyingCompany = { buyer: Calls; id: number; name: string; entity: Entity }

/** The number that begins so and ends with its check digit. */
function withCheckDigit(beginning: string, isValid: (code: string) => boolean): string {
  const digit = Array.from({ length: 10 }, (_, one) => String(one)).find((one) => isValid(beginning + one))
  if (digit === undefined) throw new Error(`No check digit fits ${beginning}`)
  return beginning + digit
}

/** A company of this journey alone, with an ИНН that no other has, and its buyer. */
export async function createCompany(page: Page): Promise<BuyingCompany> {
  const buyer = callsOf(page, (await createUser(page, 'Общая-фаза-и-ноль')).token)
  const digits = String(randomInt(10_000, 99_999))
  const shortName = `Монтаж-${digits}`
  const { id } = await buyer<{ id: number }>('post', '/api/v1/user/company', {
    type: 'ul',
    inn: withCheckDigit(`7701${digits}`, isCompanyInn),
    kpp: '770101001',
    ogrn: withCheckDigit(`1027700${digits}`, isOgrn),
    legalAddress: 'г. Москва, ул. Складочная, д. 8',
    shortName,
    fullName: shortName,
  })
  await buyer('post', '/api/v1/user/set-company', { id })
  const { name, legalEntities } = await buyer<{ name: string; legalEntities: Entity[] }>('get', '/api/v1/user/company')
  const [entity] = legalEntities
  if (!entity) throw new Error('A company begins with a legal entity')
  return { buyer, id, name, entity }
}
