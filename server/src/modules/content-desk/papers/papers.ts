import type { Papers } from '@vitrina/contract/content/papers'
import type { SiteConfig } from '@vitrina/contract/site/site.settings'
import { changePaperSettings, lockPaperSettings } from '#modules/site/papers-settings'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'

type Saved = { version: number; papers: Papers }

const papersOf = ({ papers, seller }: Pick<SiteConfig, 'papers' | 'seller'>): Papers => ({
  ...papers,
  headPost: seller.headPost,
  headName: seller.headName,
  accountantName: seller.accountantName,
})

export const readPapers = (ctx: Context, { siteId }: Actor): Promise<Saved> =>
  inTransaction(ctx, async (tx) => {
    const { version, ...settings } = await lockPaperSettings(tx, siteId)
    return { version, papers: papersOf(settings) }
  })

export const savePapers = (ctx: Context, actor: Actor, { version, papers }: Saved): Promise<Saved> =>
  inTransaction(ctx, async (tx) => {
    const { siteId } = actor
    const stored = await lockPaperSettings(tx, siteId)
    if (stored.version !== version) throw new AppError('content.changed')
    const { headPost, headName, accountantName, ...look } = papers
    await changePaperSettings(tx, siteId, { papers: look, seller: { ...stored.seller, headPost, headName, accountantName } })
    const diff = { before: papersOf(stored), after: papers }
    await recordEvent(tx, actor, { type: 'papers.changed', entity: 'site', entityId: siteId, diff })
    return { version: version + 1, papers }
  })
