import type { BankCustomer } from '../../server/test/bank-server.ts'

const customer = (email: string, phone: string): BankCustomer => ({
  given_name: 'Тимур',
  family_name: 'Банков',
  email,
  email_verified: true,
  phone_number: phone,
  phone_number_verified: true,
})

/** Customers of the journeys' bank, by login; each width has its own newcomer. */
export const bankCustomers: Record<string, BankCustomer> = {
  'newcomer-desktop': customer('bank-desktop@journey.test', '+79165550101'),
  'newcomer-phone': customer('bank-phone@journey.test', '+79165550102'),
  buyer: customer('buyer@vitrina.test', '+79165550103'),
}
