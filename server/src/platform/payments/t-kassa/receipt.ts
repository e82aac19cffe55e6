import type { Receipt } from './payment-provider.ts'

/** The bank reads no longer name of a thing. */
const LONGEST_NAME = 128

/** `Receipt` of Init and Cancel, ФФД 1.05; nothing where there is none. */
export function receiptFields(receipt: Receipt | undefined): { Receipt?: object } {
  if (!receipt) return {}
  const { email, phone, taxation, items } = receipt
  return {
    Receipt: {
      ...(email !== undefined && { Email: email }),
      ...(phone !== undefined && { Phone: phone }),
      Taxation: taxation,
      FfdVersion: '1.05',
      Items: items.map(({ name, price, quantity, sum, tax, method, object }) => ({
        Name: name.slice(0, LONGEST_NAME),
        Price: price,
        Quantity: quantity,
        Amount: sum,
        Tax: tax,
        PaymentMethod: method,
        PaymentObject: object,
      })),
    },
  }
}
