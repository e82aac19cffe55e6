import type { BankCustomer } from '../../server/test/bank-server.ts'

const customer = (email: string, phone: string): BankCustomer => ({
  given_name: 'Тимур',
  family_name: 'Банков',
  email,
  email_verified: true,
  phone_number: phone,
  phone_number_verified: true,
})

/** Customers of the journeys' bank, by login. */
export const bankCustomers: Record<string, BankCustomer> = {
  newcomer: customer('bank@journey.test', '+79165550101'),
  buyer: customer('buyer@vitrina.test', '+79165550103'),
}
