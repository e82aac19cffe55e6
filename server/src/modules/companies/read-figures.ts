import type { CompanyFigures } from '@vitrina/contract/companies/companies'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readDebt } from '#modules/debts/company-debt'
import type { Debt } from '#modules/debts/debts.rules'
import { findCompany } from './companies.queries.ts'
import { shownFigures } from './figures.rules.ts'

export type Member = Actor & { user: { id: number; companyId: number } }
type FoundCompany = NonNullable<Awaited<ReturnType<typeof findCompany>>>

/** The company the person works for. */
export async function requireCompany(ctx: Context, { user: { id: userId, companyId } }: Member): Promise<FoundCompany> {
  const found = await findCompany(ctx, { companyId, userId })
  // Taken out between the question and now.
  if (!found) throw new AppError('company.required')
  return found
}

type Figures = CompanyFigures & { statement: Debt['statement'] }

/** Debt, credit and terms of a company: only what the seller shows to it. Its page, its card in the header and the workbench read these. */
export async function figuresOf(
  ctx: Context,
  actor: Member,
  { isIndividual, priceType, creditSum, deferralDays, bonus }: FoundCompany,
): Promise<Figures> {
  const debt = await readDebt(ctx, { companyId: actor.user.companyId, today: sellerDay(ctx.now()) })
  const figures = {
    priceType: inLanguage(priceType, actor.language),
    creditSum,
    deferralDays,
    bonus,
    creditLeft: debt.creditLeft,
    receivables: debt.receivables,
    overdueReceivables: debt.overdue,
    overdueDuration: debt.overdueDays,
    balance: debt.advance,
  }
  return { ...shownFigures(figures, { isIndividual, display: actor.site.settings.companyInfo }), statement: debt.statement }
}

export const readCompanyFigures = async (ctx: Context, actor: Member): Promise<Figures> =>
  figuresOf(ctx, actor, await requireCompany(ctx, actor))
