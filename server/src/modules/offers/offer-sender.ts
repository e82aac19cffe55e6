import type { OfferSender } from '@vitrina/contract/offers/shown-offer.rules'
import type { Context } from '#platform/context'
import { readEntities } from '#modules/companies/read-entities'
import { findBrand, findCompanyName } from './brand.queries.ts'
import { type CompanyActor, requireMaker } from './offer-maker.ts'

/** The maker's company as its client reads it, now: requisites of the chosen legal entity, else of the main one. */
export async function readSender(ctx: Context, actor: CompanyActor, legalEntityId: number | null): Promise<OfferSender> {
  const { companyId } = requireMaker(actor)
  const entities = await readEntities(ctx, actor, { companyId })
  const entity = entities.find(({ id }) => id === legalEntityId) ?? entities[0]
  const account = entity?.bankAccounts[0]
  const brand = await findBrand(ctx, companyId)
  return {
    name: entity?.shortName || entity?.fullName || (await findCompanyName(ctx, companyId)),
    inn: entity?.inn ?? '',
    kpp: entity?.kpp ?? '',
    ogrn: entity?.ogrn ?? '',
    address: entity?.legalAddress ?? '',
    bank: account
      ? { bik: account.bik, bankName: account.bankName, correspondentAccount: account.correspondentAccount, account: account.account }
      : null,
    phone: brand?.phone ?? '',
    email: brand?.email ?? '',
    site: brand?.site ?? '',
    signerPost: brand?.signerPost || (entity?.headPost ?? ''),
    signerName: brand?.signerName || (entity?.headName ?? ''),
    logo: brand?.logoKey ?? null,
    stamp: brand?.stampKey ?? null,
    signature: brand?.signatureKey ?? null,
  }
}
