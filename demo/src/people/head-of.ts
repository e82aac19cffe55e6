import { accounts } from './accounts.ts'
import { type PersonName, personName } from './buyers.ts'
import type { DemoCompany } from './companies.ts'

/** The head of a company: its account where there is one, so that the names in documents and in the header agree. */
export function headOf(company: DemoCompany, number: number): PersonName {
  const owner = accounts.find(({ companies: own }) => own.some(({ name, role }) => name === company.name && role === 'owner'))
  if (company.head) {
    const [lastName = '', firstName = '', middleName = ''] = company.head.split(' ')
    return { lastName, firstName, middleName }
  }
  if (!owner) return personName(number)
  return { lastName: owner.lastName, firstName: owner.firstName, middleName: owner.middleName }
}
