import type { Context } from '#platform/context'
import { consents } from '#tables/identity'

export type ConsentKind = (typeof consents.$inferSelect)['kind']

export const insertConsent = ({ db }: Context, consent: typeof consents.$inferInsert) => db.insert(consents).values(consent)
