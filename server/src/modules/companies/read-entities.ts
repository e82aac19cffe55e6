import type * as z from 'zod'
import { type companiesApi } from '@vitrina/contract/companies/companies'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { listAccounts, listContracts, listEntities } from './requisites.queries.ts'

type Entity = z.output<typeof companiesApi.addEntity.output>

/** Legal entities of a company with their accounts and contracts; `only` one of them where it is named. */
export async function readEntities(
  ctx: Context,
  { language }: Actor,
  { companyId, only }: { companyId: number; only?: number },
): Promise<Entity[]> {
  const entities = await listEntities(ctx, companyId, only)
  const ids = entities.map(({ id }) => id)
  if (ids.length === 0) return []
  const [accounts, contracts] = [await listAccounts(ctx, ids), await listContracts(ctx, ids)]
  return entities.map((entity) => ({
    ...entity,
    bankAccounts: accounts.filter(({ legalEntityId }) => legalEntityId === entity.id),
    contracts: contracts
      .filter(({ legalEntityId }) => legalEntityId === entity.id)
      .map((contract) => ({ ...contract, priceType: contract.priceType && inLanguage(contract.priceType, language) })),
  }))
}
