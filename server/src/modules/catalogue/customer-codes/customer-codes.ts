import { type CustomerCode, MAX_CUSTOMER_CODES } from '@vitrina/contract/catalogue/customer-codes'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { isOnSale } from '../favourites/favourites.queries.ts'
import { countCodes, deleteCode, findCode, insertCode, listCodes, lockCompany, readCode, updateCode } from './customer-codes.queries.ts'
import { formsOf } from './code-forms.ts'
import { invalidateSpan } from './find-by-own-code.ts'

type Buyer = Actor & { user: { companyId: number } }
type CodeInput = { code: string; productId: number }

export async function listCustomerCodes(
  ctx: Context,
  { user }: Buyer,
  { page, pageSize, productId }: { page: number; pageSize: number; productId?: number | undefined },
) {
  const { companyId } = user
  const items = await listCodes(ctx, { companyId, productId, page, pageSize })
  return { items, meta: pageMetaOf({ page, size: pageSize, total: await countCodes(ctx, companyId, productId) }) }
}

/** One code of a company names one product; a product may have several. */
export async function addCustomerCode(ctx: Context, { user }: Buyer, { code, productId }: CodeInput): Promise<CustomerCode> {
  const { companyId } = user
  const added = await inTransaction(ctx, async (tx) => {
    await lockCompany(tx, companyId)
    const forms = formsOf(code)
    const known = await findCode(tx, { companyId, normalised: forms.normalised })
    if (known && known.productId !== productId) throw new AppError('customer-code.taken')
    if (known) return readCode(tx, known.id)
    if (!(await isOnSale(tx, productId))) throw new AppError('product.not-found')
    if ((await countCodes(tx, companyId)) >= MAX_CUSTOMER_CODES) throw new AppError('customer-code.too-many')
    return readCode(tx, await insertCode(tx, { ...forms, companyId, productId, code }))
  })
  invalidateSpan(ctx, companyId)
  return added
}

export async function changeCustomerCode(
  ctx: Context,
  { user }: Buyer,
  { id, code, productId }: CodeInput & { id: number },
): Promise<CustomerCode> {
  const { companyId } = user
  const changed = await inTransaction(ctx, async (tx) => {
    await lockCompany(tx, companyId)
    const forms = formsOf(code)
    const known = await findCode(tx, { companyId, normalised: forms.normalised })
    if (known && known.id !== id) throw new AppError('customer-code.taken')
    if (!(await isOnSale(tx, productId))) throw new AppError('product.not-found')
    if (!(await updateCode(tx, { ...forms, id, companyId, productId, code }))) throw new AppError('customer-code.not-found')
    return readCode(tx, id)
  })
  invalidateSpan(ctx, companyId)
  return changed
}

export async function removeCustomerCode(ctx: Context, { user }: Buyer, id: number): Promise<void> {
  if (!(await deleteCode(ctx, { id, companyId: user.companyId }))) throw new AppError('customer-code.not-found')
}
