import { expect, test } from 'vitest'
import type { NewOrder } from '@vitrina/contract/orders/checkout'
import { anActor } from '#test/builders.actor'
import { aChoice } from '#test/builders.placing'
import { AppError } from '#platform/errors'
import { checkChoices } from './check-choices.ts'
import type { OrderTerms } from './terms.queries.ts'

const today = '2026-11-16'
const terms: OrderTerms = {
  state: 'approved',
  rejection: '',
  approval_from: null,
  credit_sum: 0,
  deferral_days: 0,
  manager_id: null,
  entity: { id: 3, name: 'ООО «Ток»' },
  contract: { id: 4, number: '17', deferral_days: 30, credit_limit: 0 },
  warehouse: { id: 7 },
  address: { id: 9, address: 'Лесная, 1' },
}

type Given = { terms?: Partial<OrderTerms>; places?: number[]; settings?: object }

function refused(choice: Partial<NewOrder>, { terms: own = {}, places = [8, 7], settings = {} }: Given = {}) {
  try {
    checkChoices(anActor({ settings }), aChoice(choice), { terms: { ...terms, ...own }, today, places })
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [error.code, ...error.fields.map(({ field, message }) => `${field}: ${message}`)]
  }
}
const wrong = (...fields: string[]) => ['order.wrong-choice', ...fields]

const byCarrier = { deliveryType: 'carrier', carrier: 'Деловые линии', warehouseId: null, deliveryAddressId: 9 } as const
const byCar = { deliveryType: 'delivery', warehouseId: null, deliveryAddressId: 9 } as const

test.each<[string, Partial<NewOrder>, Given]>([
  ['pickup at a point that serves the buyer', {}, {}],
  ['pickup needs no address', {}, { terms: { address: null } }],
  ['no contract is asked for', { contractId: null }, { terms: { contract: null } }],
  ['a carrier needs no point', byCarrier, { terms: { warehouse: null }, places: [] }],
  [
    'delivery needs neither a point nor the pickup toggle',
    byCar,
    { terms: { warehouse: null }, settings: { toggles: { orderPickup: false } } },
  ],
  ['delivery names no carrier', { ...byCar, carrier: '' }, {}],
  ['today is a day to choose', { desiredOn: today }, {}],
  ['credit under a contract', { contractId: 4, paymentMethod: 'deferred' }, {}],
  ['cash at pickup', { paymentMethod: 'cash' }, {}],
  ['SBP alone is on', { paymentMethod: 'sbp' }, { settings: { flags: { isAllowedSbpPay: true, isAllowedCardPay: false } } }],
  ['cards alone are on', { paymentMethod: 'card' }, { settings: { flags: { isAllowedSbpPay: false, isAllowedCardPay: true } } }],
])('a right choice is taken: %s', (_, choice, given) => {
  expect(refused(choice, given)).toEqual([])
})

test.each<[Partial<NewOrder>, Given, string]>([
  [{}, { terms: { entity: null } }, 'legalEntityId: Выберите юридическое лицо'],
  [{ contractId: 4 }, { terms: { contract: null } }, 'contractId: Договор не найден или закончился'],
  [{}, { settings: { toggles: { orderPickup: false } } }, 'deliveryType: Так получить заказ нельзя'],
  [{}, { terms: { warehouse: null } }, 'warehouseId: Выберите пункт самовывоза'],
  [{}, { places: [8] }, 'warehouseId: Выберите пункт самовывоза'],
  [byCarrier, { terms: { address: null } }, 'deliveryAddressId: Выберите адрес доставки'],
  [byCar, { terms: { address: null } }, 'deliveryAddressId: Выберите адрес доставки'],
  [{ ...byCarrier, carrier: '' }, {}, 'carrier: Назовите транспортную компанию'],
  [{ desiredOn: '2026-11-15' }, {}, 'desiredOn: Этот день уже прошёл'],
  [{ paymentMethod: 'deferred' }, { terms: { contract: null } }, 'paymentMethod: Отсрочка возможна только по договору'],
  [{ ...byCar, paymentMethod: 'cash' }, {}, 'paymentMethod: Наличные принимаем только при самовывозе'],
  [{ ...byCarrier, paymentMethod: 'cash' }, {}, 'paymentMethod: Наличные принимаем только при самовывозе'],
  [
    { paymentMethod: 'sbp' },
    { settings: { flags: { isAllowedSbpPay: false, isAllowedCardPay: true } } },
    'paymentMethod: Так оплатить нельзя',
  ],
  [
    { paymentMethod: 'card' },
    { settings: { flags: { isAllowedSbpPay: true, isAllowedCardPay: false } } },
    'paymentMethod: Так оплатить нельзя',
  ],
  [{ contactPhone: '(495) 123-45-6' }, {}, 'contactPhone: Проверьте номер телефона'],
])('a wrong choice is named, and no other: %o', (choice, given, field) => {
  expect(refused(choice, given)).toEqual(wrong(field))
})
