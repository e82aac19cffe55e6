import type { SignUpCompany } from '@vitrina/contract/auth/sign-up'
import { isCompanyInn, isKpp, isOgrn, isOgrnip, isPersonInn } from '@vitrina/contract/companies/requisites.rules'

type PartyInput = {
  isIndividual?: boolean | undefined
  company?: SignUpCompany | undefined
  companyName?: string | undefined
  inn?: string | undefined
}

/** ul: юридическое лицо, ip: предприниматель, fl: физическое лицо. */
export type Party = { type: 'ul' | 'ip' | 'fl'; name: string; inn: string | null; kpp: string | null; ogrn: string | null; address: string }

const bare = (text: string | undefined) => text?.replace(/\s/g, '') || null

/** The party the new user buys for, from the form; null: none named yet, which may follow later. */
export function partyOf({ isIndividual = false, company, companyName, inn }: PartyInput): Party | null {
  const name = (company?.name || companyName || '').trim()
  const number = bare(company?.inn) ?? bare(inn)
  if (isIndividual) return { type: 'fl', name, inn: number, kpp: null, ogrn: null, address: '' }
  if (!name && !number) return null
  const type = number?.length === 12 ? 'ip' : 'ul'
  return {
    type,
    name,
    inn: number,
    kpp: type === 'ul' ? bare(company?.kpp) : null,
    ogrn: bare(company?.ogrn),
    address: company?.address?.trim() ?? '',
  }
}

type Wrong = { field: 'inn' | 'kpp' | 'ogrn'; text: 'innWrong' | 'kppWrong' | 'ogrnWrong' }

/** Requisites with wrong check digits. */
export function wrongInParty({ type, inn, kpp, ogrn }: Party): Wrong[] {
  const isInnRight = inn === null || (type === 'ul' ? isCompanyInn(inn) : isPersonInn(inn))
  const isOgrnRight = ogrn === null || (type === 'ul' ? isOgrn(ogrn) : isOgrnip(ogrn))
  return [
    ...(isInnRight ? [] : [{ field: 'inn', text: 'innWrong' } as const]),
    ...(kpp === null || isKpp(kpp) ? [] : [{ field: 'kpp', text: 'kppWrong' } as const]),
    ...(isOgrnRight ? [] : [{ field: 'ogrn', text: 'ogrnWrong' } as const]),
  ]
}

type Named = { lastname?: string | undefined; firstname?: string | undefined; middlename?: string | undefined; name?: string | undefined }

/** A name in one piece is kept in one piece: its words cannot be told apart. */
export const personOf = ({ lastname = '', firstname = '', middlename = '', name = '' }: Named) => ({
  lastName: lastname,
  firstName: firstname || (lastname ? '' : name),
  middleName: middlename,
})

/**
 * Whether the seller's people look at it first: always when its ИНН belongs to a company we know, for knowing a number
 * proves nothing; otherwise when the site asks for it.
 */
export const stateOf = ({
  isInnKnown,
  isApprovalRequired,
}: {
  isInnKnown: boolean
  isApprovalRequired: boolean
}): 'pending' | 'approved' => (isInnKnown || isApprovalRequired ? 'pending' : 'approved')
