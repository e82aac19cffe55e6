import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import { memo, useCallback } from 'react'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useChangeParams } from '../use-change-params.ts'
import { Facet } from './facet.tsx'
import { boundsIn, choicesIn, withNothingIn } from './filter-choice.rules.ts'
import { FacetFields } from './filter-fields.tsx'

type Props = {
  params: CatalogueParams
  filter: CatalogueFilter
  isMain: boolean
  /** Values the search text names. */
  understood?: readonly number[] | undefined
}

const NONE: readonly number[] = []

/** Choices in other filters do not redraw this one. */
export function FilterFacet({ params, filter, isMain, understood = NONE }: Props) {
  const { from, to } = boundsIn(params, filter)
  return <OneFacet filter={filter} isMain={isMain} understood={understood} choices={choicesIn(params, filter)} from={from} to={to} />
}

type OneProps = {
  filter: CatalogueFilter
  isMain: boolean
  understood: readonly number[]
  choices: number
  from: number | undefined
  to: number | undefined
}

const OneFacet = memo(function OneFacet({ filter, isMain, understood, choices, from, to }: OneProps) {
  const change = useChangeParams()
  const { id, code } = filter
  const clear = useCallback(() => change((params) => withNothingIn(params, { id, code })), [change, id, code])
  return (
    <Facet id={id} name={filter.name} unit={filter.unit} choices={choices} isOpenAtFirst={isMain || choices > 0} onClear={clear}>
      <FacetFields filter={filter} understood={understood} from={from} to={to} />
    </Facet>
  )
})
