import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShipmentNumber, pickupQr, proxyProblem, proxyText, readPickupQr } from './pickup.rules.ts'

test('a QR is read back as it was made, whatever the shipment and the code', () => {
  const digits = (most: number) => fc.integer({ min: 0, max: most })
  fc.assert(
    fc.property(digits(999_999), digits(999_999), (shipment, code) => {
      const number = `ОТ-${String(shipment).padStart(6, '0')}`
      const read = readPickupQr(` ${pickupQr({ shipment: number, code: String(code).padStart(6, '0') })}\n`)
      return read !== null && isShipmentNumber(number, read.shipment) && Number(read.code) === code
    }),
  )
  expect(readPickupQr('4600000000011')).toBeNull()
  expect(readPickupQr('482913')).toBeNull()
})

test('a proxy has a number, was issued by today and is still valid', () => {
  const proxy = { number: '12', issuedOn: '2026-11-01', validUntil: '2026-11-30' }
  expect(proxyProblem(proxy, '2026-11-18')).toBeNull()
  expect(proxyProblem({ ...proxy, number: ' ' }, '2026-11-18')).toBe('number')
  expect(proxyProblem(proxy, '2026-10-31')).toBe('issuedOn')
  expect(proxyProblem(proxy, '2026-12-01')).toBe('validUntil')
  expect(proxyProblem({ ...proxy, validUntil: '' }, '2026-11-18')).toBe('validUntil')
  expect(proxyText(proxy)).toBe('№ 12 от 01.11.2026, до 30.11.2026')
})
