import { applyOfferChanges } from '@vitrina/contract/offers/offer-document.rules'
import { expect, test } from 'vitest'
import { readBlock } from '#parts/outline/pasted-block.rules.ts'
import { stateOfAnswer } from '#parts/offer/offer-money.rules.ts'
import { anOffer, anOfferLine, aUuid } from '../offer.builder.ts'
import { offerRows } from './offer-rows.rules.ts'
import { pasteLines, pasteOver } from './paste-lines.rules.ts'

const state = stateOfAnswer(anOffer({ lines: [anOfferLine({ id: aUuid(1) }), anOfferLine({ id: aUuid(2) })] }))
const rows = offerRows(state.document)
const place = { groupId: null, after: aUuid(1), lineCount: 2, vatRate: 2_200, newId: () => crypto.randomUUID() }

test('[R-10] figures from Excel go down and to the right from the cell; a row below the last line is left out', () => {
  const { changes, leftOut } = pasteOver(readBlock('3\tм\t1 250,50\t18\n4\t\t99\t\n5'), { rows, rowId: aUuid(1), column: 'amount' })
  const { lines } = applyOfferChanges(state, changes).document
  expect(leftOut).toBe(1)
  expect(lines).toMatchObject([
    { amount: 3, unit: 'м', costPrice: 125_050, costOrigin: 'hand', markup: { mode: 'percent', basisPoints: 1_800 } },
    { amount: 4, costPrice: 9_900, markup: null },
  ])
})

test('[R-10] what cannot be read leaves its cell as it was', () => {
  const { changes } = pasteOver(readBlock('много\tшт\t10\nдва\tкг\t'), { rows, rowId: aUuid(1), column: 'amount' })
  expect(applyOfferChanges(state, changes).document.lines).toMatchObject([
    { amount: 10, unit: 'шт', costPrice: 1_000 },
    { amount: 10, unit: 'кг', costPrice: 25_000 },
  ])
})

test('[R-10] a list from Excel becomes lines of one’s own, in their place: name, amount with its unit, cost; numbers of rows are none', () => {
  const { changes, takenCount } = pasteLines(readBlock('1\tШкаф ЩРН-12\t2\tшт\t3 400,00\n2\tКороб 20х10\t12,5\tм\t85'), place)
  expect(takenCount).toBe(2)
  expect(applyOfferChanges(state, changes).document.lines).toMatchObject([
    { id: aUuid(1) },
    { kind: 'own', name: 'Шкаф ЩРН-12', amount: 2, unit: 'шт', costPrice: 340_000, costOrigin: 'hand', vatRate: 2_200 },
    { name: 'Короб 20х10', amount: 12.5, unit: 'м', decimals: 1, costPrice: 8_500 },
    { id: aUuid(2) },
  ])
})

test('[R-10] rows without a name and beyond the largest offer are left out', () => {
  expect(pasteLines(readBlock('Шкаф\t2\n\t3'), place)).toMatchObject({ takenCount: 1, leftOut: 1 })
  expect(pasteLines(readBlock('Шкаф\t2\nЩит\t3'), { ...place, lineCount: 999 })).toMatchObject({ takenCount: 1, leftOut: 1 })
})
