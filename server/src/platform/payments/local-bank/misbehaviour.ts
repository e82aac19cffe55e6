import { eq } from '#platform/database/drizzle'
import * as z from 'zod'
import { localBankPayments, localBankSettings } from '#tables/local-bank'
import type { Context } from '../../context.ts'

/** How the bank goes wrong on demand, as real ones do by chance. */
export const misbehaviours = {
  none: 'Работает как положено',
  timeout: 'Выполняет запрос магазина, но не отвечает на него',
  duplicate: 'Каждое уведомление приходит дважды',
  reordered: 'Уведомления приходят в обратном порядке',
  forged: 'Уведомления подписаны чужим паролем',
  'wrong-amount': 'В уведомлениях не та сумма',
  'late-confirmed': 'Отменённый платёж всё же проходит',
  silent: 'Уведомлений нет вовсе',
} as const
export type Misbehaviour = keyof typeof misbehaviours

const known = z.enum(Object.keys(misbehaviours) as [Misbehaviour, ...Misbehaviour[]])

/** `payment`: the key of one payment; without it all payments opened from now on. */
export const misbehaviourForm = z.object({ payment: z.string().optional(), misbehaviour: known })

const EVERY_STORE = 1

export async function usualMisbehaviour({ db }: Context): Promise<Misbehaviour> {
  const [row] = await db.select().from(localBankSettings).where(eq(localBankSettings.id, EVERY_STORE))
  return known.catch('none').parse(row?.misbehaviour)
}

export async function misbehave({ db }: Context, { payment, misbehaviour }: z.output<typeof misbehaviourForm>): Promise<void> {
  if (payment !== undefined) await db.update(localBankPayments).set({ misbehaviour }).where(eq(localBankPayments.key, payment))
  else
    await db
      .insert(localBankSettings)
      .values({ id: EVERY_STORE, misbehaviour })
      .onConflictDoUpdate({ target: localBankSettings.id, set: { misbehaviour } })
}
