import { type SQL, sql } from '#platform/database/drizzle'
import { canWriteSpecifications } from '@vitrina/contract/roles/roles.rules'
import type { Actor } from '#platform/actor'

/** A person in the company they work for now, and what the seller lets them see. */
export type SpecificationReader = {
  siteId: number
  userId: number
  companyId: number | null
  /** Whether their role in the company may change anything. */
  mayWrite: boolean
  seesCompany: boolean
  seesRecommended: boolean
}

export function readerOf({ siteId, site, user }: Actor): SpecificationReader {
  if (!user) throw new Error('Specifications are asked for without a user')
  const { companySpecifications, recommendedSpecifications } = site.settings.toggles
  return {
    siteId,
    userId: user.id,
    companyId: user.companyId,
    mayWrite: canWriteSpecifications(user.companyRole),
    seesCompany: companySpecifications && user.companyId !== null,
    seesRecommended: recommendedSpecifications,
  }
}

const isHere = ({ siteId, companyId }: SpecificationReader): SQL =>
  sql`s.site_id = ${siteId} and s.deleted_at is null and s.kind = 'working' and coalesce(s.company_id, 0) = ${companyId ?? 0}`

export const isOwn = (reader: SpecificationReader): SQL => sql`(${isHere(reader)} and s.owner_id = ${reader.userId})`

/** Specifications that colleagues share with the company or this person; their archive is theirs. */
export const isOfColleagues = (reader: SpecificationReader): SQL =>
  reader.seesCompany
    ? sql`(${isHere(reader)} and s.owner_id is distinct from ${reader.userId} and s.archived_at is null
        and (s.visibility = 'company' or (s.visibility = 'shared' and exists (
          select from specification_shares h where h.specification_id = s.id and h.user_id = ${reader.userId}))))`
    : sql`false`

export const isRecommended = ({ siteId, seesRecommended }: SpecificationReader): SQL =>
  seesRecommended ? sql`(s.site_id = ${siteId} and s.deleted_at is null and s.kind = 'recommended' and s.is_published)` : sql`false`

/** For the seller's people: every recommended one, published or not. */
export const isOfSeller = ({ siteId }: Pick<SpecificationReader, 'siteId'>): SQL =>
  sql`(s.site_id = ${siteId} and s.deleted_at is null and s.kind = 'recommended')`

/** Everything the person may open; what is not is as if it did not exist. */
export const isSeen = (reader: SpecificationReader): SQL => sql`(${isOwn(reader)} or ${isOfColleagues(reader)} or ${isRecommended(reader)})`
