import { formatDay } from '../days/days.rules.ts'

/** Digits and a dash alone: a hand scanner types them alike whatever the keyboard's language. */
export const pickupQr = ({ shipment, code }: { shipment: string; code: string }): string => `${shipment.replace(/\D/g, '')}-${code}`

/** The shipment and the code a buyer shows as a QR; null: it is none of ours. */
export function readPickupQr(text: string): { shipment: string; code: string } | null {
  const [, shipment = '', code = ''] = /^(\d{1,9})-(\d{6})$/.exec(text.trim()) ?? []
  return code === '' ? null : { shipment, code }
}

/** Whether a shipment's number is the one of a QR: ОТ-000123 is 000123. */
export const isShipmentNumber = (number: string, digits: string): boolean => Number(number.replace(/\D/g, '')) === Number(digits)

/** Доверенность, days as 2026-11-15. */
export type Proxy = { number: string; issuedOn: string; validUntil: string }

/** The field of a proxy that keeps goods from being handed over; null: it is in order today. */
export function proxyProblem({ number, issuedOn, validUntil }: Proxy, today: string): keyof Proxy | null {
  if (number.trim() === '') return 'number'
  if (issuedOn === '' || issuedOn > today) return 'issuedOn'
  return validUntil === '' || validUntil < today || validUntil < issuedOn ? 'validUntil' : null
}

/** As it is written down with the handing over. */
export const proxyText = ({ number, issuedOn, validUntil }: Proxy): string =>
  `№ ${number.trim()} от ${formatDay(issuedOn)}, до ${formatDay(validUntil)}`
