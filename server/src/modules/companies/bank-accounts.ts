import type { BankAccount, BankAccountFields } from '@vitrina/contract/companies/companies'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { checkAccount } from './check-requisites.ts'
import { lockCompany } from './companies.queries.ts'
import {
  deleteAccount,
  ensureDefaultAccount,
  findAccount,
  findEntity,
  insertAccount,
  isAccountTaken,
  listAccounts,
  setDefaultAccount,
  updateAccount,
} from './requisites.queries.ts'

const MOST_ACCOUNTS = 20

type Member = Actor & { user: { companyId: number } }
type Place = { entityId: number; accountId: number }

async function readAccount(tx: Context, { entityId, accountId }: Place): Promise<BankAccount> {
  const account = await findAccount(tx, { id: accountId, legalEntityId: entityId })
  if (!account) throw new Error('The bank account written is not there')
  return account
}

export async function addBankAccount(ctx: Context, actor: Member, { entityId, ...fields }: BankAccountFields & { entityId: number }) {
  checkAccount(actor, fields)
  return inTransaction(ctx, async (tx) => {
    const { companyId } = actor.user
    await lockCompany(tx, companyId)
    if (!(await findEntity(tx, { id: entityId, companyId }))) throw new AppError('legal-entity.not-found')
    const known = (await listAccounts(tx, [entityId])).length
    if (known >= MOST_ACCOUNTS) throw new AppError('bank-account.too-many', { params: { limit: MOST_ACCOUNTS } })
    if (await isAccountTaken(tx, { legalEntityId: entityId, ...fields })) throw new AppError('bank-account.taken')
    const accountId = await insertAccount(tx, { ...fields, legalEntityId: entityId, isDefault: known === 0 })
    await recordEvent(tx, actor, { type: 'bank-account.added', entity: 'bank-account', entityId: accountId, diff: { after: fields } })
    return readAccount(tx, { entityId, accountId })
  })
}

/** Foreign and missing alike: the legal entity must be ours, and the account its own. */
async function findOurs(tx: Context, actor: Member, { entityId, accountId }: Place) {
  const { companyId } = actor.user
  await lockCompany(tx, companyId)
  const entity = await findEntity(tx, { id: entityId, companyId })
  const account = entity && (await findAccount(tx, { id: accountId, legalEntityId: entityId }))
  if (!account) throw new AppError('bank-account.not-found')
  return account
}

type Change = BankAccountFields & Place & { isDefault?: true | undefined }

export async function changeBankAccount(ctx: Context, actor: Member, { entityId, accountId, isDefault, ...fields }: Change) {
  checkAccount(actor, fields)
  return inTransaction(ctx, async (tx) => {
    const { bik, account } = await findOurs(tx, actor, { entityId, accountId })
    if (await isAccountTaken(tx, { legalEntityId: entityId, id: accountId, ...fields })) throw new AppError('bank-account.taken')
    await updateAccount(tx, { id: accountId, legalEntityId: entityId }, fields)
    if (isDefault) await setDefaultAccount(tx, { id: accountId, legalEntityId: entityId })
    await recordEvent(tx, actor, {
      type: 'bank-account.changed',
      entity: 'bank-account',
      entityId: accountId,
      diff: { before: { bik, account }, after: fields },
    })
    return readAccount(tx, { entityId, accountId })
  })
}

export const removeBankAccount = (ctx: Context, actor: Member, place: Place): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { bik, account } = await findOurs(tx, actor, place)
    await deleteAccount(tx, { id: place.accountId, legalEntityId: place.entityId })
    await ensureDefaultAccount(tx, place.entityId)
    await recordEvent(tx, actor, {
      type: 'bank-account.removed',
      entity: 'bank-account',
      entityId: place.accountId,
      diff: { before: { bik, account } },
    })
  })
