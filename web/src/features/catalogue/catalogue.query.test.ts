import { searchQuery } from '@vitrina/contract/catalogue/catalogue.query'
import { eachFlag, flags } from '@vitrina/contract/catalogue/flags.rules'
import { expect, test } from 'vitest'
import { readParams, writeParams } from './catalogue.params.ts'
import { searchCallOf } from './catalogue.query.ts'
import { countChoices, withoutFilters, withToggledFlag } from './filters/filter-choice.rules.ts'

/** The call for an address as the server parses it. */
const requested = (search: Record<string, string>) => searchQuery.parse(searchCallOf(readParams(search))).criteria ?? {}

test.each(flags)('[C-01] the flag “%s” of the address reaches the server, alone', (flag) => {
  const criteria = requested({ [flag]: '1' })
  expect(eachFlag((one) => criteria[one] ?? false)).toEqual(eachFlag((one) => one === flag))
})

test.each(flags)('[C-12] the flag “%s” is toggled, written, counted and cleared', (flag) => {
  const none = readParams({})
  const chosen = { ...none, ...withToggledFlag(none, flag) }
  expect(writeParams(chosen)).toEqual({ [flag]: '1' })
  expect(countChoices(chosen)).toBe(1)
  expect({ ...chosen, ...withToggledFlag(chosen, flag) }).toEqual(none)
  expect({ ...chosen, ...withoutFilters }).toEqual(none)
})
