import { transferOutcomes } from '@vitrina/contract/specifications/specification-shapes'
import { expect, test } from 'vitest'
import { groupByOutcome, reportText } from './transfer-report.rules.ts'

const items = transferOutcomes.map((outcome, at) => ({ lineId: String(at), name: outcome, outcome, asked: 2, taken: 1, message: '' }))

test('no line of the report is left out, and what needs a look comes first', () => {
  const groups = groupByOutcome(items)
  expect(groups.flatMap((group) => group.items)).toHaveLength(items.length)
  expect([groups[0]?.outcome, groups.at(-1)?.outcome]).toEqual(['full', 'taken'])
  expect(reportText(items, (outcome) => outcome).split('\n')).toHaveLength(items.length)
})
