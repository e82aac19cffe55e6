import * as z from 'zod'
import { freeSlug } from '@vitrina/contract/goods/slug.rules'
import { type DeskPriceType, deskPriceType, type PriceTypeFields } from '@vitrina/contract/prices/desk/price-types'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import {
  deletePriceType,
  findPriceType,
  insertPriceType,
  isTypeNameTaken,
  listPriceTypes,
  listTypeCodes,
  lockPriceTypes,
  setDefaultType,
  updatePriceType,
} from './price-types.queries.ts'

type Seen = { id: number; version: number }

async function typeOr404(tx: Context, id: number): Promise<DeskPriceType> {
  const type = await findPriceType(tx, id)
  if (!type) throw new AppError('price-type.not-found')
  return type
}

async function typeAsSeen(tx: Context, { id, version }: Seen): Promise<DeskPriceType> {
  await lockPriceTypes(tx)
  const type = await typeOr404(tx, id)
  if (type.version !== version) throw new AppError('price-type.changed', { current: z.encode(deskPriceType, type) })
  return type
}

async function refuseTakenName(tx: Context, named: string, except: number): Promise<void> {
  if (await isTypeNameTaken(tx, { named, except })) throw new AppError('price-type.taken')
}

const told = ({ name, isVatIncluded }: PriceTypeFields) => ({ name: name.ru, nameEn: name.en, nameUz: name.uz, isVatIncluded })

export const addPriceType = (ctx: Context, actor: Actor, fields: PriceTypeFields): Promise<DeskPriceType> =>
  inTransaction(ctx, async (tx) => {
    await lockPriceTypes(tx)
    await refuseTakenName(tx, fields.name.ru, 0)
    const code = freeSlug(fields.name.ru, new Set((await listTypeCodes(tx)).map((one) => one.code)))
    const id = await insertPriceType(tx, { ...fields, code })
    await recordEvent(tx, actor, { type: 'price-type.added', entity: 'price-type', entityId: id, diff: { after: told(fields) } })
    return typeOr404(tx, id)
  })

export const changePriceType = (ctx: Context, actor: Actor, { id, version, ...fields }: Seen & PriceTypeFields): Promise<DeskPriceType> =>
  inTransaction(ctx, async (tx) => {
    const before = await typeAsSeen(tx, { id, version })
    await refuseTakenName(tx, fields.name.ru, id)
    await updatePriceType(tx, id, fields)
    const diff = { before: told(before), after: told(fields) }
    await recordEvent(tx, actor, { type: 'price-type.changed', entity: 'price-type', entityId: id, diff })
    return typeOr404(tx, id)
  })

export const makeTypeDefault = (ctx: Context, actor: Actor, seen: Seen): Promise<{ items: DeskPriceType[] }> =>
  inTransaction(ctx, async (tx) => {
    const type = await typeAsSeen(tx, seen)
    const former = (await listPriceTypes(tx)).find(({ isDefault }) => isDefault)
    await setDefaultType(tx, type.id)
    const diff = { before: { priceType: former?.name.ru ?? null }, after: { priceType: type.name.ru } }
    await recordEvent(tx, actor, { type: 'price-type.made-default', entity: 'price-type', entityId: type.id, diff })
    return { items: await listPriceTypes(tx) }
  })

export const removePriceType = (ctx: Context, actor: Actor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    await lockPriceTypes(tx)
    const { isDefault, priceCount, companyCount, contractCount, ...before } = await typeOr404(tx, id)
    if (isDefault || priceCount + companyCount + contractCount > 0) throw new AppError('price-type.in-use')
    await deletePriceType(tx, id)
    await recordEvent(tx, actor, { type: 'price-type.removed', entity: 'price-type', entityId: id, diff: { before: told(before) } })
    return { ok: true }
  })
