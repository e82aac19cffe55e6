import type { Kind } from './kinds.ts'

type Rule = Kind['isFoundBy']

export const everyone: Rule = () => true

/** The person alone, in any of their companies. */
export const samePerson: Rule = (seeker, holder) =>
  holder.userId === null ? seeker.userId === null && seeker.visitorUuid === holder.visitorUuid : seeker.userId === holder.userId

/** All members who work for the company now. */
export const sameCompany: Rule = (seeker, holder) => holder.companyId !== null && seeker.companyId === holder.companyId

/** The person alone, and only while they work for that company. */
export const samePlace: Rule = (seeker, holder) => samePerson(seeker, holder) && seeker.companyId === holder.companyId

export const personOrCompany: Rule = (seeker, holder) => samePerson(seeker, holder) || sameCompany(seeker, holder)

/** All members of the company, whichever they work for now. */
export const memberOfCompany: Rule = (seeker, holder) =>
  sameCompany(seeker, holder) || (holder.companyId !== null && seeker.alsoIn === holder.companyId)

/** The seller's staff: an administrator and the head of sales every one, a manager those of their own companies. */
export const answersForIt: Rule = (seeker, holder) =>
  seeker.answersFor === 'all' || (seeker.answersFor !== undefined && seeker.answersFor === (holder.companyId ?? holder.answersFor))
