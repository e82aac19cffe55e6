import type { SiteConfig } from '@vitrina/contract/site/site.settings'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { changeQuoteTerms } from '#modules/site/change-settings'
import type { StaffActor } from '../open-quote.ts'

type Terms = SiteConfig['quotes']

export const readTerms = ({ site }: StaffActor): Terms => site.settings.quotes

/** Answers that were sent keep their term; those that wait for approval go on waiting. */
export async function changeTerms(ctx: Context, actor: StaffActor, terms: Terms): Promise<Terms> {
  return inTransaction(ctx, async (tx) => {
    await changeQuoteTerms(tx, actor.siteId, terms)
    const diff = { before: readTerms(actor), after: terms }
    await recordEvent(tx, actor, { type: 'quote.terms-changed', entity: 'site', entityId: actor.siteId, diff })
    return terms
  })
}
