import { pageMetaOf } from '@vitrina/contract/paging'
import { seesEveryCompany } from '@vitrina/contract/roles/staff-roles.rules'
import { applyChanges } from '@vitrina/contract/specifications/specification-document.rules'
import type { SpecificationQuestion } from '@vitrina/contract/specifications/specification-desk'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'
import { notify } from '#modules/account/notifications/notify'
import { rememberAnswer } from '#modules/list-import/remember-answer'
import { loadDocument } from '../document-cache.ts'
import { type LockedHead, lockHead } from '../heads.queries.ts'
import { readLineProducts } from '../line-products.ts'
import { lockForEdit, requireReader } from '../open-specification.ts'
import { saveDocument } from '../save-document.ts'
import { chosenOf } from '../transfer/chosen-lines.ts'
import {
  asksAbout,
  findOrigin,
  findQuestion,
  listQuestions as listRows,
  type QuestionRow,
  type QuestionScope,
  setAnswered,
  setAsked,
} from './questions.queries.ts'

type Staff = Actor & { user: ActorUser }

/** The buyer asks the seller what lines without a product mean. */
export async function askSeller(
  ctx: Context,
  actor: Actor,
  { id, lineIds }: { id: number; lineIds?: string[] | undefined },
): Promise<{ askedCount: number }> {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const { lines } = await loadDocument(tx, await lockForEdit(tx, reader, id))
    const asked = chosenOf(actor, lines, lineIds).filter(({ rawText }) => rawText !== '')
    return {
      askedCount: await setAsked(
        tx,
        id,
        asked.map((line) => line.id),
      ),
    }
  })
}

const scopeOf = ({ siteId, user }: Staff): QuestionScope => ({ siteId, staffId: user.id, seesAll: seesEveryCompany(user.role) })

const moment = (at: string) => new Date(at).toISOString()
const shown = (row: QuestionRow): SpecificationQuestion => ({
  ...row,
  askedAt: moment(row.askedAt),
  answeredAt: row.answeredAt === null ? null : moment(row.answeredAt),
})

export async function listQuestions(ctx: Context, actor: Staff, query: { state: 'open' | 'answered'; page: number; pageSize: number }) {
  const { rows, total } = await listRows(ctx, { ...scopeOf(actor), ...query })
  return { items: rows.map(shown), meta: pageMetaOf({ page: query.page, size: query.pageSize, total }) }
}

type Answer = { id: number; lineId: string; productId?: number | undefined; answer: string }

/** Gives the line its product, as the buyer would. */
async function bindProduct(
  tx: Context,
  actor: Staff,
  { head, lineId, productId }: { head: LockedHead; lineId: string; productId: number },
): Promise<void> {
  const products = await readLineProducts(tx, { userId: 0, companyId: null, language: actor.language }, [
    { productId, customProductId: null },
  ])
  if (!products.all[0]?.isSold) throw new AppError('product.not-found')
  const before = await loadDocument(tx, head)
  const after = applyChanges(before, [{ op: 'setLines', lines: [{ id: lineId, productId }] }])
  await saveDocument(tx, actor, { head, before, after })
  const text = before.lines.find((line) => line.id === lineId)?.rawText ?? ''
  const origin = await findOrigin(tx, { id: head.id, lineId })
  if (head.company_id !== null) await rememberAnswer(tx, { companyId: head.company_id, userId: actor.user.id, text, origin, productId })
}

async function tellOwner(tx: Context, { site }: Staff, head: LockedHead, { text, answer, product }: QuestionRow): Promise<void> {
  if (!head.owner) return
  await notify(tx, {
    userId: head.owner.id,
    // As needed as a word about an order: the buyer waits for it.
    event: 'order.state',
    companyId: head.company_id,
    site,
    letter: 'specification.answered',
    path: `/specifications/${head.id}`,
    valuesIn: () => ({ name: head.name, text, answer: [product?.name, answer].filter(Boolean).join('. ') }),
  })
}

/** Answers a question with a product, words or both; the buyer gets a letter. */
export async function answerQuestion(
  ctx: Context,
  actor: Staff,
  { id, lineId, productId, answer }: Answer,
): Promise<SpecificationQuestion> {
  return inTransaction(ctx, async (tx) => {
    const head = await lockHead(tx, id, asksAbout(scopeOf(actor), lineId))
    if (!head) throw new AppError('specification.question-not-found')
    if (productId === undefined && answer === '')
      throw new AppError('input.invalid', {
        fields: [{ field: 'answer', message: textsIn(actor.language).fields.required, code: 'required' }],
      })
    if (productId !== undefined) await bindProduct(tx, actor, { head, lineId, productId })
    await setAnswered(tx, { id, lineId }, answer)
    const question = await findQuestion(tx, { id, lineId })
    if (!question) throw new Error('The question just answered is gone')
    await recordEvent(tx, actor, {
      type: 'specification.answered',
      entity: 'specification',
      entityId: id,
      diff: { lineId, productId, answer },
    })
    await tellOwner(tx, actor, head, question)
    return shown(question)
  })
}
