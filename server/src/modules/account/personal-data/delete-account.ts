import { isStaff } from '@vitrina/contract/roles/roles.rules'
import type { DestructionAct } from '@vitrina/contract/account/personal-data'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { removeFile } from '#platform/files/stored-files'
import { type Login, spellingOf } from '#modules/auth/auth.rules'
import { sendCode } from '#modules/auth/codes/send-code'
import { useCode } from '#modules/auth/codes/use-code'
import { endSessions } from '#modules/auth/end-sessions'
import { accountTextsIn } from '#texts/account'
import { fill, textsIn } from '#texts/texts'
import { removeAtBank } from '../cards/saved-cards.ts'
import { findPerson, lockPerson, type PersonRow } from '../profile/profile.queries.ts'
import { requireReauthentication } from '../profile/require-reauthentication.ts'
import { actOf } from './destruction-act.ts'
import {
  countOthers,
  type Erased,
  eraseInventory,
  eraseJobs,
  eraseMentions,
  erasePersonalCompany,
  erasePrivateProducts,
  erasePrivateSpecifications,
  eraseUser,
  insertRecord,
  listOwnFiles,
  lockCompaniesOf,
} from './erasure.queries.ts'
import { traitsOf } from './traits.rules.ts'

type User = Actor & { user: ActorUser }
type DeletionInput = { password?: string | undefined; code?: string | undefined; reason: 'request' | 'withdrawal' }

function addressOf({ email, phone }: PersonRow): Login {
  if (email) return { email }
  if (phone) return { phone }
  throw new AppError('auth.required')
}

async function ownerOf(ctx: Context, actor: User): Promise<PersonRow> {
  const person = await findPerson(ctx, actor.user.id)
  if (!person) throw new AppError('auth.required')
  // Customers refer to them; the administrator hands these over first.
  if (isStaff(person.role)) throw new AppError('account.of-staff')
  return person
}

export async function requestDeletionCode(ctx: Context, actor: User): Promise<{ message: string; retryAfter: number }> {
  const to = addressOf(await ownerOf(ctx, actor))
  const { retryAfter } = await sendCode(ctx, actor, { purpose: 'deletion', to })
  return { message: fill(textsIn(actor.language).auth.codeSent, { to: spellingOf(to) }), retryAfter }
}

async function proveOwner(ctx: Context, actor: User, person: PersonRow, { password, code }: DeletionInput): Promise<void> {
  if (code) return useCode(ctx, actor, { purpose: 'deletion', to: addressOf(person), code })
  if (person.passwordHash !== null) return requireReauthentication(ctx, actor, { person, password, field: 'password' })
  throw new AppError('auth.wrong-code', {
    fields: [{ field: 'code', message: textsIn(actor.language).errors['auth.wrong-code'], code: 'wrong-code' }],
  })
}

/** A company with members must not be left without an owner. */
async function leaveCompanies(tx: Context, userId: number): Promise<{ erased: Erased[]; fileKeys: string[] }> {
  const left: { erased: Erased[]; fileKeys: string[] } = { erased: [], fileKeys: [] }
  for (const { id, name, state } of await lockCompaniesOf(tx, userId)) {
    const others = await countOthers(tx, { companyId: id, userId })
    if (others.members > 0 && others.owners === 0 && state !== 'deleted')
      throw new AppError('account.only-owner', { params: { company: name } })
    if (others.members > 0) continue
    const { erased, fileKeys } = await erasePersonalCompany(tx, id)
    left.erased.push(...erased)
    left.fileKeys.push(...fileKeys)
  }
  return left
}

/** One line for each table, over all steps. */
const summed = (steps: Erased[]): Erased[] =>
  [...Map.groupBy(steps, ({ table }) => table)]
    .map(([table, lines]) => ({
      table,
      erased: lines.reduce((sum, line) => sum + line.erased, 0),
      anonymised: lines.reduce((sum, line) => sum + line.anonymised, 0),
    }))
    .filter(({ erased, anonymised }) => erased + anonymised > 0)
    .toSorted((one, other) => one.table.localeCompare(other.table))

/**
 * Everything personal goes in one transaction, the sessions first; the act goes to the person in the answer, for after it
 * there is no address left to write to, and stays for the seller without the person.
 */
export async function deleteAccount(ctx: Context, actor: User, input: DeletionInput): Promise<{ message: string; act: DestructionAct }> {
  const requestedAt = ctx.now()
  await proveOwner(ctx, actor, await ownerOf(ctx, actor), input)
  const record = await inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, actor.user.id)
    if (!person) throw new AppError('auth.required')
    const sessions = await endSessions(tx, person.id)
    const companies = await leaveCompanies(tx, person.id)
    const products = await erasePrivateProducts(tx, person.id)
    const privateSpecifications = await erasePrivateSpecifications(tx, person.id)
    const ownFiles = await listOwnFiles(tx, person.id)
    await removeAtBank(tx, person.id)
    const kept = await eraseInventory(tx, person)
    const traits = traitsOf(person)
    const mentioned = await eraseMentions(tx, traits)
    await eraseJobs(tx, traits)
    await eraseUser(tx, person.id)
    const files = [...ownFiles, ...companies.fileKeys, ...products.fileKeys, ...(person.avatarKey ? [person.avatarKey] : [])]
    for (const key of files) await removeFile(tx, key)
    // The number alone: the audit can never be changed.
    await recordEvent(tx, actor, { type: 'account.deleted', entity: 'user', entityId: person.id, diff: { reason: input.reason } })
    return insertRecord(tx, {
      userId: person.id,
      reason: input.reason,
      requestedAt,
      extract: summed([
        { table: 'users', erased: 0, anonymised: 1 },
        { table: 'sessions', erased: sessions, anonymised: 0 },
        { table: 'custom_products', erased: products.erased, anonymised: 0 },
        { table: 'specifications', erased: privateSpecifications, anonymised: 0 },
        { table: 'stored_files', erased: files.length, anonymised: 0 },
        ...companies.erased,
        ...kept,
        ...mentioned,
      ]),
    })
  })
  return { message: accountTextsIn(actor.language).accountDeleted, act: actOf(actor, record) }
}
