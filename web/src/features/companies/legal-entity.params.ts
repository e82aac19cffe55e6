import type { LegalEntityFields } from '@vitrina/contract/companies/companies'
import type { CompanySuggestion } from '@vitrina/contract/directory/directory'

export type EntityForm = LegalEntityFields

export const emptyEntity: EntityForm = {
  type: 'ul',
  shortName: '',
  fullName: '',
  inn: '',
  kpp: '',
  ogrn: '',
  legalAddress: '',
  headName: '',
  headPost: '',
  taxMode: 'osno',
}

const tight = (text: string) => text.replace(/\s+/g, '').toUpperCase()

/** Fields the kind of party does not have are not sent, even if they were typed before the kind was chosen. */
export function requisitesOf(form: EntityForm): LegalEntityFields {
  const { type } = form
  return {
    ...form,
    shortName: form.shortName.trim(),
    inn: tight(form.inn),
    kpp: type === 'ul' ? tight(form.kpp) : '',
    ogrn: type === 'fl' ? '' : tight(form.ogrn),
    fullName: type === 'ul' ? form.fullName : '',
    headName: type === 'ul' ? form.headName : '',
    headPost: type === 'ul' ? form.headPost : '',
  }
}

/** The directory uses capitals and straight quotes; kept as it is, because it matches the state register. */
export function fromDirectory({ value, data }: CompanySuggestion): Partial<EntityForm> {
  return {
    type: data.type === 'LEGAL' ? 'ul' : 'ip',
    shortName: data.name.short_with_opf ?? value,
    fullName: data.name.full_with_opf ?? value,
    inn: data.inn,
    kpp: data.kpp ?? '',
    ogrn: data.ogrn ?? '',
    legalAddress: data.address?.unrestricted_value ?? '',
    headName: data.management?.name ?? '',
    headPost: data.management?.post ?? '',
  }
}
