import { canChangeAddresses } from '@vitrina/contract/roles/roles.rules'
import { type DeliveryAddress, type DeliveryAddressFields, MAX_ADDRESSES } from '@vitrina/contract/account/delivery-addresses'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { sqlState } from '#platform/database/sql-state'
import { accountTextsIn } from '#texts/account'
import {
  type AddressRow,
  countAddresses,
  deleteAddress,
  dropDefault,
  findAddress,
  insertAddress,
  listAddresses,
  listConsignees,
  lockCompany,
  updateAddress,
} from './addresses.queries.ts'

type Member = Actor & { user: ActorUser & { companyId: number } }

const FOREIGN_KEY_VIOLATION = '23503'

function shown(found: { address: AddressRow; consigneeName: string | null } | undefined): DeliveryAddress {
  if (!found) throw new AppError('address.not-found')
  const { companyId: _, unloading, ...address } = found.address
  const { ramp = false, crane = false, maxTruck = '' } = unloading
  return { ...address, unloading: { ramp, crane, maxTruck }, consigneeName: found.consigneeName }
}

export async function findDeliveryAddresses(
  ctx: Context,
  { user }: Member,
  { state, ...query }: { keyword: string; state: 'active' | 'inactive'; page: number; pageSize: number },
) {
  const { rows, total } = await listAddresses(ctx, { ...query, companyId: user.companyId, isActive: state === 'active' })
  const consignees = await listConsignees(ctx, user.companyId)
  return {
    items: rows.map(shown),
    meta: pageMetaOf({ page: query.page, size: query.pageSize, total }),
    consignees: consignees.map(({ kpp, ...entity }) => ({ ...entity, kpp: kpp ?? '' })),
    canChange: canChangeAddresses(user.companyRole),
  }
}

export const readDeliveryAddress = async (ctx: Context, { user }: Member, id: number): Promise<DeliveryAddress> =>
  shown(await findAddress(ctx, { id, companyId: user.companyId }))

/** A consignee of another company is as unknown as one that does not exist. */
async function checkConsignee(tx: Context, actor: Member, { consigneeId }: DeliveryAddressFields): Promise<void> {
  if (consigneeId === null) return
  const known = await listConsignees(tx, actor.user.companyId)
  if (known.some(({ id }) => id === consigneeId)) return
  const message = accountTextsIn(actor.language).fields.consignee
  throw new AppError('input.invalid', { fields: [{ field: 'consigneeId', message, code: 'unknown' }] })
}

const consigneeError = (tx: Context, actor: Member, type: string, id: number) =>
  recordEvent(tx, actor, { type: `address.${type}`, entity: 'delivery-address', entityId: id })

/** The first one is the default without being asked. */
export async function createDeliveryAddress(ctx: Context, actor: Member, fields: DeliveryAddressFields): Promise<DeliveryAddress> {
  const { companyId } = actor.user
  return inTransaction(ctx, async (tx) => {
    await lockCompany(tx, companyId)
    await checkConsignee(tx, actor, fields)
    const known = await countAddresses(tx, companyId)
    if (known >= MAX_ADDRESSES) throw new AppError('address.too-many')
    const isDefault = fields.isDefault || known === 0
    if (isDefault) await dropDefault(tx, { companyId, except: 0 })
    const id = await insertAddress(tx, { ...fields, isDefault, companyId })
    await consigneeError(tx, actor, 'created', id)
    return shown(await findAddress(tx, { id, companyId }))
  })
}

export async function changeDeliveryAddress(
  ctx: Context,
  actor: Member,
  { id, ...fields }: DeliveryAddressFields & { id: number },
): Promise<DeliveryAddress> {
  const own = { id, companyId: actor.user.companyId }
  return inTransaction(ctx, async (tx) => {
    await lockCompany(tx, own.companyId)
    if (!(await findAddress(tx, own))) throw new AppError('address.not-found')
    await checkConsignee(tx, actor, fields)
    if (fields.isDefault) await dropDefault(tx, { companyId: own.companyId, except: id })
    await updateAddress(tx, own, fields)
    await consigneeError(tx, actor, 'changed', id)
    return shown(await findAddress(tx, own))
  })
}

/** Deletes an unused address; one that a document names is archived, so that the document can still be read. */
export async function removeDeliveryAddress(ctx: Context, actor: Member, id: number): Promise<{ isKept: boolean }> {
  const own = { id, companyId: actor.user.companyId }
  return inTransaction(ctx, async (tx) => {
    if (!(await findAddress(tx, own))) throw new AppError('address.not-found')
    const isGone = await inTransaction(tx, (attempt) => deleteAddress(attempt, own)).catch((error: unknown) => {
      if (sqlState(error) === FOREIGN_KEY_VIOLATION) return false
      throw error
    })
    if (!isGone) await updateAddress(tx, own, { isActive: false, isDefault: false })
    await consigneeError(tx, actor, isGone ? 'deleted' : 'put-aside', id)
    return { isKept: !isGone }
  })
}

export async function restoreDeliveryAddress(ctx: Context, actor: Member, id: number): Promise<DeliveryAddress> {
  const own = { id, companyId: actor.user.companyId }
  return inTransaction(ctx, async (tx) => {
    if (!(await updateAddress(tx, own, { isActive: true }))) throw new AppError('address.not-found')
    await consigneeError(tx, actor, 'restored', id)
    return shown(await findAddress(tx, own))
  })
}
