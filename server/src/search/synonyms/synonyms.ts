import { MAX_SYNONYMS, type SynonymEntry } from '@vitrina/contract/catalogue/synonyms'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { countSynonyms, deleteSynonym, insertSynonym, updateSynonym } from './synonyms.queries.ts'
import { termsOfPhrase } from './read-synonyms.ts'

type Staff = Actor & { user: { id: number } }

/** Without phrases that the search takes for one word already. */
function different(phrases: string[]): string[] {
  const byTerms = new Map(phrases.map((phrase) => [termsOfPhrase(phrase).toSorted().join(' '), phrase]))
  byTerms.delete('')
  if (byTerms.size < 2) throw new AppError('synonym.no-words')
  return [...byTerms.values()]
}

export const saveSynonym = (ctx: Context, actor: Staff, input: string[]): Promise<SynonymEntry> =>
  inTransaction(ctx, async (tx) => {
    const phrases = different(input)
    if ((await countSynonyms(tx)) >= MAX_SYNONYMS) throw new AppError('synonym.too-many')
    const saved = await insertSynonym(tx, { phrases, changedBy: actor.user.id })
    await recordEvent(tx, actor, { type: 'synonym.added', entity: 'synonym', entityId: saved.id, diff: { phrases } })
    return saved
  })

export const changeSynonym = (ctx: Context, actor: Staff, { id, phrases: input }: SynonymEntry): Promise<SynonymEntry> =>
  inTransaction(ctx, async (tx) => {
    const phrases = different(input)
    const saved = await updateSynonym(tx, { id, phrases, changedBy: actor.user.id })
    if (!saved) throw new AppError('synonym.not-found')
    await recordEvent(tx, actor, { type: 'synonym.changed', entity: 'synonym', entityId: id, diff: { phrases } })
    return saved
  })

export const removeSynonym = (ctx: Context, actor: Staff, id: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const gone = await deleteSynonym(tx, id)
    if (!gone) throw new AppError('synonym.not-found')
    await recordEvent(tx, actor, { type: 'synonym.removed', entity: 'synonym', entityId: id, diff: { phrases: gone.phrases } })
  })
