import type { BrandPicture, OfferBrand } from '@vitrina/contract/offers/offer-shapes'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { cleanPhoto } from '#platform/files/clean-photo'
import { privateFilePath } from '#platform/files/private-files'
import { storeFile } from '#platform/files/stored-files'
import { type BrandChanges, type BrandRow, findBrand, upsertBrand } from './brand.queries.ts'
import { type CompanyActor, requireMaker } from './offer-maker.ts'

const keyColumns = { logo: 'logoKey', stamp: 'stampKey', signature: 'signatureKey' } as const satisfies Record<BrandPicture, keyof BrandRow>

const pathOf = async (ctx: Context, key: string | null | undefined) => (key ? privateFilePath(ctx, key) : null)

const shownBrand = async (ctx: Context, row: BrandRow | undefined): Promise<OfferBrand> => ({
  phone: row?.phone ?? '',
  email: row?.email ?? '',
  site: row?.site ?? '',
  signerPost: row?.signerPost ?? '',
  signerName: row?.signerName ?? '',
  logo: await pathOf(ctx, row?.logoKey),
  stamp: await pathOf(ctx, row?.stampKey),
  signature: await pathOf(ctx, row?.signatureKey),
})

export const readBrand = async (ctx: Context, actor: CompanyActor): Promise<OfferBrand> =>
  shownBrand(ctx, await findBrand(ctx, requireMaker(actor).companyId))

async function save(ctx: Context, actor: CompanyActor, changes: BrandChanges): Promise<OfferBrand> {
  const { companyId } = requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const row = await upsertBrand(tx, companyId, changes)
    await recordEvent(tx, actor, {
      type: 'offer.brand-changed',
      entity: 'company',
      entityId: companyId,
      diff: { fields: Object.keys(changes) },
    })
    return shownBrand(tx, row)
  })
}

type BrandFields = Pick<OfferBrand, 'phone' | 'email' | 'site' | 'signerPost' | 'signerName'>

export const changeBrand = (ctx: Context, actor: CompanyActor, fields: BrandFields): Promise<OfferBrand> => save(ctx, actor, fields)

/** The former picture stays stored: versions that were sent show it. */
export async function setBrandPicture(
  ctx: Context,
  actor: CompanyActor,
  { picture, bytes }: { picture: BrandPicture; bytes: Buffer | undefined },
): Promise<OfferBrand> {
  const { companyId } = requireMaker(actor)
  const clean = bytes && cleanPhoto(bytes)
  if (!clean) throw new AppError('offer.bad-picture')
  const { key } = await storeFile(ctx, {
    name: `${picture}.${clean.extension}`,
    type: clean.type,
    body: clean.body,
    owner: `company:${companyId}`,
  })
  return save(ctx, actor, { [keyColumns[picture]]: key })
}

export const removeBrandPicture = (ctx: Context, actor: CompanyActor, picture: BrandPicture): Promise<OfferBrand> =>
  save(ctx, actor, { [keyColumns[picture]]: null })
