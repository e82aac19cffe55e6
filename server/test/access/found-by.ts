import type { Kind } from './kinds.ts'

type Rule = Kind['isFoundBy']

export const everyone: Rule = () => true

/** He alone, in whichever company he works. */
export const samePerson: Rule = (seeker, holder) =>
  holder.userId === null ? seeker.userId === null && seeker.visitorUuid === holder.visitorUuid : seeker.userId === holder.userId

/** All who work for the company. */
export const sameCompany: Rule = (seeker, holder) => holder.companyId !== null && seeker.companyId === holder.companyId

/** He alone, and only while he works for that company. */
export const samePlace: Rule = (seeker, holder) => samePerson(seeker, holder) && seeker.companyId === holder.companyId

export const personOrCompany: Rule = (seeker, holder) => samePerson(seeker, holder) || sameCompany(seeker, holder)

/** All who belong to the company, whichever they work for now. */
export const memberOfCompany: Rule = (seeker, holder) =>
  sameCompany(seeker, holder) || (holder.companyId !== null && seeker.alsoIn === holder.companyId)

/** The seller's people: an administrator every one, a manager those he answers for. */
export const answersForIt: Rule = (seeker, holder) =>
  seeker.answersFor === 'all' || (seeker.answersFor !== undefined && seeker.answersFor === (holder.companyId ?? holder.answersFor))
